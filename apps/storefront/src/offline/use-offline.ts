import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { browserStorage } from '../api/browser-storage.ts';

const BEEN_HERE = 'beenHere';
// The router's name for where a document began.
const FIRST_PAGE = 'default';

let isStarted = false;

async function loadAndStart(): Promise<void> {
  // A network that went away meanwhile: at the next visit, then.
  const offline = await import('./start-offline.ts').catch(() => undefined);
  await offline?.startOffline();
}

/** Once the page has all that it needs. */
function startWhenIdle(): void {
  if (isStarted) return;
  isStarted = true;
  const start = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void loadAndStart());
    else setTimeout(() => void loadAndStart(), 1000);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start);
}

/**
 * Prepares for the time without a network as soon as somebody stays: at their second page, or when they come again. Who looks at one page and
 * leaves pays for that page alone.
 */
export function useOffline(): void {
  const isFirstPage = useLocation().key === FIRST_PAGE;
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const isFirstLook = isFirstPage && browserStorage.get(BEEN_HERE) === null;
    browserStorage.set(BEEN_HERE, 'yes');
    if (!isFirstLook) startWhenIdle();
  }, [isFirstPage]);
}

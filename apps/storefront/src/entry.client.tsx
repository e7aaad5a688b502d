import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startOffline } from './offline/index.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

/** Prepares for the time without a network once the page has all it needs: a first visit must not wait for it. */
function prepareOffline(): void {
  const begin = () => void startOffline();
  if ('requestIdleCallback' in window) requestIdleCallback(begin);
  else setTimeout(begin, 1000);
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') prepareOffline();
  else window.addEventListener('load', prepareOffline);
}

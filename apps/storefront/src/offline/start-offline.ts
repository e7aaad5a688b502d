import { savesData } from './saves-data.ts';

/** Registers the worker, hands it what has been loaded already, and keeps links alive without a network. */
export async function startOffline(): Promise<void> {
  window.addEventListener('click', leaveLinkToBrowser, { capture: true });
  window.addEventListener('submit', leaveFormToBrowser, { capture: true });
  const { serviceWorker } = navigator;
  const wasThere = serviceWorker.controller !== null;
  try {
    await serviceWorker.register('/sw.js');
  } catch {
    // Private windows and full disks refuse it: the shop works as it does without one.
    return;
  }
  const { active } = await serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but its own
  if (!wasThere) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: whatThisPageLoaded() } });
}

/** As Workbox's router reads it: addresses, or an address with what `fetch` takes beside it. The browser has these files: nothing travels twice. */
function whatThisPageLoaded(): (string | [string, RequestInit])[] {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^\/(?:assets|media)\//.test(new URL(name).pathname) && new URL(name).origin === location.origin);
  // Where an installed shop begins, whatever page somebody came to first.
  const home = savesData() ? [] : ['/'];
  const pages = new Set([cameTo(), location.pathname + location.search, ...home]);
  return [...[...pages].map((page): [string, RequestInit] => [page, { headers: { accept: 'text/html' } }]), ...loaded];
}

/** The page that this document came with. */
function cameTo(): string {
  const { pathname, search } = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href);
  return pathname + search;
}

/**
 * Without a network the router would look for scripts of the next page that never came. The browser asks the worker
 * for the whole page instead, and it has that page or the one which says that it is missing.
 */
function leaveLinkToBrowser(event: MouseEvent): void {
  if (navigator.onLine || !(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname === location.pathname && link.search === location.search) return;
  event.stopPropagation();
}

function leaveFormToBrowser(event: SubmitEvent): void {
  if (navigator.onLine || !(event.target instanceof HTMLFormElement)) return;
  const action = new URL(event.target.action, location.href);
  const leavesPage = event.target.method === 'get' && action.pathname !== location.pathname;
  if (leavesPage && action.origin === location.origin) event.stopPropagation();
}

import { cacheNames, clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StrategyHandler } from 'workbox-strategies';
import { CACHE_PREFIX, CACHES, OFFLINE_PATH, ORIGIN_PARAMETER } from './cache-names.ts';
import { pageOfData } from './page-of-data.ts';
import { savesData } from './saves-data.ts';

/** The part of a worker's surroundings that is used here: its own types and those of pages exclude each other. */
type WorkerScope = {
  clients: { get(id: string): Promise<{ navigate?(address: string): Promise<unknown> } | undefined> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', act: (event: Lasting) => void): void;
};
type Lasting = { waitUntil(work: Promise<unknown>): void };
declare const self: WorkerScope;
/** The offline page with what it is made of, and the drawer of the cart: written in by the build. */
declare const NEEDED_OFFLINE: PrecacheEntry[];
declare const WELCOME_OFFLINE: PrecacheEntry[];

const SLOW_AFTER_SECONDS = 4;
const SCRIPT_MISSED_AFTER_MS = 1000;
const GONE_AFTER_MS = 15_000;
const DAY_SECONDS = 86_400;
const AS_PAGE = { headers: { accept: 'text/html' } };

const isSparing = savesData();

/** The server says what is the same for everybody. Anything else (account, orders, cart, checkout) is never written down. */
const onlyPublic: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && response.headers.get('cache-control')?.includes('public') ? response : null,
};

function most(maxEntries: number, days: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_SECONDS, purgeOnQuotaError: true });
}

// A page is worth keeping as long as its prices are roughly true; the cart and the checkout ask again anyway.
const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: SLOW_AFTER_SECONDS,
  plugins: [onlyPublic, most(60, 30)],
});

/** Who walks from page to page receives only their data: the whole page is fetched after it, so that a reload works without a network. */
const keepWholePage: WorkboxPlugin = {
  cacheDidUpdate: async ({ request, event }) => {
    if (isSparing) return;
    const address = pageOfData(new URL(request.url));
    await pages.handle({ event, request: new Request(address, AS_PAGE) });
  },
};

const pageParts = new NetworkFirst({
  cacheName: CACHES.pageParts,
  networkTimeoutSeconds: SLOW_AFTER_SECONDS,
  plugins: [onlyPublic, keepWholePage, most(60, 30)],
});
// Files that everybody gets alike, at addresses made of their content: each whole one is kept, and its headers need not say more.
const assets = new CacheFirst({ cacheName: CACHES.assets, plugins: [most(150, 60)] });
const pictures = new CacheFirst({ cacheName: CACHES.pictures, plugins: [most(150, 30)] });
const answers = new NetworkFirst({
  cacheName: CACHES.answers,
  networkTimeoutSeconds: SLOW_AFTER_SECONDS,
  plugins: [onlyPublic, most(60, 7)],
});

const NO_PAGE = /^\/(?:admin|api|media|assets)(?:\/|$)/;
const STAFF = 'Bearer adm_';

function isPage(request: Request): boolean {
  return request.mode === 'navigate' || request.headers.get('accept') === AS_PAGE.headers.accept;
}

const keptBeforehand = [...NEEDED_OFFLINE, ...(isSparing ? [] : WELCOME_OFFLINE)];

/** Pages that were kept are drawn with the styles and scripts of their own release, which leave with it what is kept beforehand. */
async function keepAssetsOfBefore(event: Lasting): Promise<void> {
  const stay = new Set(keptBeforehand.map(({ url }) => url));
  const before = await caches.open(cacheNames.precache);
  for (const request of await before.keys()) {
    const { pathname } = new URL(request.url);
    const response = await before.match(request);
    if (!response || stay.has(pathname) || !pathname.startsWith('/assets/')) continue;
    const handler = new StrategyHandler(assets, { event, request });
    // The new release is not installed before its handlers say that they are done.
    await handler.cachePut(request, response).finally(() => handler.destroy());
  }
}

// A device without room for them gets the new release all the same.
self.addEventListener('install', (event) => event.waitUntil(keepAssetsOfBefore(event).catch(() => undefined)));
precacheAndRoute(keptBeforehand, {
  ignoreURLParametersMatching: [new RegExp(`^${ORIGIN_PARAMETER}$`)],
});
cleanupOutdatedCaches();
registerRoute(({ sameOrigin, url, request }) => sameOrigin && isPage(request) && !NO_PAGE.test(url.pathname), pages);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.endsWith('.data'), pageParts);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/media/'), pictures);
registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin &&
    url.pathname.startsWith('/api/v1/') &&
    // Staff see drafts at the same addresses.
    !request.headers.get('authorization')?.startsWith(STAFF),
  answers,
);

/** The clients that go on by a whole page. */
const leaving = new Set<string>();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Takes a page where it was going by a whole page: that one may have been kept, and if not there is a page that says so. Not left to the
 * router, which hears of nothing before it has the script of the page to come, and that may be missing too.
 */
async function goOn(clientId: string, address: string): Promise<void> {
  leaving.add(clientId);
  setTimeout(() => leaving.delete(clientId), GONE_AFTER_MS);
  const client = await self.clients.get(clientId);
  // Refused when the page has gone on by itself.
  await client?.navigate?.(address).catch(() => undefined);
}

/**
 * The router takes a missing script for an old release and loads the page anew that is being left, which would stop it from going where it was
 * sent: the data are missed first, and a page that is on its way out hears nothing more.
 */
async function missScript(clientId: string): Promise<Response> {
  await pause(SCRIPT_MISSED_AFTER_MS);
  if (leaving.has(clientId)) await pause(GONE_AFTER_MS);
  return Response.error();
}

/** A product that was seen, but not with the size that the link names: the sizes are on that page. */
async function seenWithoutOption({ pathname, searchParams }: URL): Promise<Response | undefined> {
  if (!searchParams.has('option')) return undefined;
  return caches.match(pathname, { cacheName: CACHES.pages, ignoreSearch: true, ignoreVary: true });
}

setCatchHandler(async ({ request, url, event }) => {
  const { clientId = '' } = event as { clientId?: string };
  if (request.mode === 'navigate' && url && url.pathname !== OFFLINE_PATH) {
    const seen = await seenWithoutOption(url);
    if (seen) return seen;
    return Response.redirect(`${OFFLINE_PATH}?${ORIGIN_PARAMETER}=${encodeURIComponent(url.pathname + url.search)}`);
  }
  if (url?.pathname.endsWith('.data')) {
    const address = pageOfData(url);
    void goOn(clientId, address);
    return asDocument(address);
  }
  return request.destination === 'script' ? missScript(clientId) : Response.error();
});

/** Tells the router the same, for browsers whose worker can not lead a page on. */
function asDocument(address: string): Response {
  return new Response(null, {
    status: 204,
    headers: { 'X-Remix-Redirect': address, 'X-Remix-Status': '302', 'X-Remix-Reload-Document': 'true' },
  });
}

async function dropOldCaches(): Promise<void> {
  const known = new Set<string>(Object.values(CACHES));
  const old = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && !known.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

// Nothing here belongs to one release alone (assets carry hashes, pages come from the network first): open tabs can change over at once.
void self.skipWaiting();
clientsClaim();
self.addEventListener('activate', (event) => event.waitUntil(dropOldCaches()));

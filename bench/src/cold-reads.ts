import { ask, sharedOut } from './ask.ts';
import { measureAgainstSelect } from './against-select.ts';
import { measureBareLatency } from './bare-latency.ts';
import { type BigShop, JUDGED_SIZE } from './big-shop/big-shop.ts';
import { FILLED } from './big-shop/prepare.ts';
import { withCosts } from './costs.ts';
import { type Figure, say } from './figures.ts';
import { measureRendering } from './rendering.ts';
import { type Samples, sampleShop } from './samples.ts';
import { databaseOf, startShop } from './shop.ts';

/** The shop keeps no answer: each is made anew. */
export const COLD = { ...FILLED, CACHE_MB: '0' };

const CONNECTIONS = 8;
const MOST_MS = 50;
const PER_PAGE = 12;

const pagesOf = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

function addresses(samples: Samples): Map<string, string[]> {
  const last = Math.ceil(samples.published / PER_PAGE);
  const api = '/api/v1';
  return new Map([
    ['API list', pagesOf(50).map((page) => `${api}/products?page=${page}`)],
    ['API list, page 100', pagesOf(8).map((page) => `${api}/products?page=${99 + page}`)],
    ['API product', samples.products.slice(0, 2000).map((slug) => `${api}/products/${slug}`)],
    ['API category', samples.categories.map((slug) => `${api}/categories/${slug}`)],
    ['API categories', [`${api}/categories`]],
    ['HTML home', ['/']],
    ['HTML catalogue', pagesOf(50).map((page) => `/products?page=${page}`)],
    ['HTML category', samples.categories.map((slug) => `/category/${slug}`)],
    ['HTML product', samples.products.slice(0, 2000).map((slug) => `/product/${slug}`)],
    ['HTML article', samples.articles.map((slug) => `/blog/${slug}`)],
    // At the end: what is still under way when the time is up would hold up the next.
    ['API list, last page', pagesOf(8).map((page) => `${api}/products?page=${last - page}`)],
    // The furthest from both ends.
    ['API list, page in the middle', pagesOf(8).map((page) => `${api}/products?page=${Math.ceil(last / 2) - page}`)],
  ]);
}

/** Every kind of address is asked twice, and only the second time counts: a process that has run for a day has its code compiled. */
export async function measureCold(shop: BigShop, url: string, named: ReadonlyMap<string, string[]>): Promise<Figure[]> {
  const { size, dataDir, options } = shop;
  const judged = size === JUDGED_SIZE ? { atMost: MOST_MS } : {};
  const askFor = (paths: readonly string[]) =>
    ask({
      url,
      connections: CONNECTIONS,
      seconds: options.seconds,
      requestsOf: sharedOut(paths, CONNECTIONS),
    });
  for (const paths of named.values()) await askFor(paths);
  const figures: Figure[] = [];
  for (const [name, paths] of named) {
    const asked = await withCosts(dataDir, () => askFor(paths));
    const rate = `median ${asked.medianMs.toFixed(1)} ms, ${Math.round(asked.perSecond)}/s, ${asked.failed} failed`;
    const detail = `${rate}; one costs the cores ${asked.coresMs.toFixed(1)} ms, of that PostgreSQL ${asked.databaseMs.toFixed(1)}`;
    say(`  ${name}: p99 ${asked.p99Ms.toFixed(1)} ms, ${detail}`);
    const value = asked.failed > 0 ? Infinity : asked.p99Ms;
    figures.push({ what: `${name}, cold, p99`, size, value, unit: 'ms', detail, ...judged });
  }
  return figures;
}

/** What is read when nothing is kept: p99 at 8 concurrent, pages rendered a second, and the API against the bare SELECT. */
export async function measureColdReads(shop: BigShop): Promise<Figure[]> {
  const { size, dataDir, port } = shop;
  const running = await startShop({ port, dataDir, env: COLD });
  const figures: Figure[] = [];
  let samples: Samples;
  try {
    const { url: databaseUrl } = await databaseOf(dataDir);
    samples = await sampleShop(databaseUrl);
    figures.push(...(await measureCold(shop, running.url, addresses(samples))));
    if (size === JUDGED_SIZE) figures.push(...(await measureBareLatency(shop, running.url, { databaseUrl, samples })));
    if (size === 10_000) figures.push(...(await measureAgainstSelect(shop, running.url, { databaseUrl, samples })));
  } finally {
    await running.stop();
  }
  return [...figures, ...(await measureRendering(shop, samples.products))];
}

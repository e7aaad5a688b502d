import { ask, sharedOut } from './ask.ts';
import { measureAgainstSelect } from './against-select.ts';
import { measureBareLatency } from './bare-latency.ts';
import { type BigShop, JUDGED_SIZE } from './big-shop/big-shop.ts';
import { FILLED } from './big-shop/prepare.ts';
import { type Costly, withCosts } from './costs.ts';
import { type Figure, median, say } from './figures.ts';
import { measureRendering } from './rendering.ts';
import { type Samples, sampleShop } from './samples.ts';
import { databaseOf, startShop } from './shop.ts';

/** The shop keeps no answer: each is made anew. */
export const COLD = { ...FILLED, CACHE_MB: '0' };

const CONNECTIONS = 8;
const MOST_MS = 50;
const PER_PAGE = 12;

const pagesOf = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** The five kinds of page, by the names of their figures. */
export function pageAddresses({ categories, products, articles }: Samples): [string, string[]][] {
  return [
    ['HTML home', ['/']],
    ['HTML catalogue', pagesOf(50).map((page) => `/products?page=${page}`)],
    ['HTML category', categories.map((slug) => `/category/${slug}`)],
    ['HTML product', products.slice(0, 2000).map((slug) => `/product/${slug}`)],
    ['HTML article', articles.map((slug) => `/blog/${slug}`)],
  ];
}

function addresses(samples: Samples): Map<string, string[]> {
  const last = Math.ceil(samples.published / PER_PAGE);
  const api = '/api/v1';
  return new Map([
    ['API list', pagesOf(50).map((page) => `${api}/products?page=${page}`)],
    ['API list, page 100', pagesOf(8).map((page) => `${api}/products?page=${99 + page}`)],
    ['API product', samples.products.slice(0, 2000).map((slug) => `${api}/products/${slug}`)],
    ['API category', samples.categories.map((slug) => `${api}/categories/${slug}`)],
    ['API categories', [`${api}/categories`]],
    ...pageAddresses(samples),
    // At the end: what is still under way when the time is up would hold up the next.
    ['API list, last page', pagesOf(8).map((page) => `${api}/products?page=${last - page}`)],
    // The furthest from both ends.
    ['API list, page in the middle', pagesOf(8).map((page) => `${api}/products?page=${Math.ceil(last / 2) - page}`)],
  ]);
}

function toFigure(name: string, size: number, rounds: readonly Costly[]): Figure {
  const middle = (of: keyof Costly) => median(rounds.map((one) => one[of]));
  const failed = rounds.reduce((sum, one) => sum + one.failed, 0);
  const p99s = rounds.map(({ p99Ms }) => Math.round(p99Ms)).toSorted((one, other) => one - other);
  const rate = `median ${middle('medianMs').toFixed(1)} ms, ${Math.round(middle('perSecond'))}/s, ${failed} failed`;
  const costs = `one costs the cores ${middle('coresMs').toFixed(1)} ms, of that PostgreSQL ${middle('databaseMs').toFixed(1)}`;
  const detail = `${rate}; ${costs}; p99 of each round: ${p99s.join(' · ')}`;
  const value = failed > 0 ? Infinity : middle('p99Ms');
  say(`  ${name}: p99 ${middle('p99Ms').toFixed(1)} ms, ${detail}`);
  const judged = size === JUDGED_SIZE ? { atMost: MOST_MS } : {};
  return { what: `${name}, cold, p99`, size, value, unit: 'ms', detail, ...judged };
}

/**
 * All kinds of address in turns, some rounds of them: what counts is the median of their p99s. The first round does not: a process that has run for a
 * day has its code compiled.
 */
export async function measureCold(shop: BigShop, url: string, named: ReadonlyMap<string, string[]>): Promise<Figure[]> {
  const { size, dataDir, options } = shop;
  const askFor = (paths: readonly string[]) =>
    ask({
      url,
      connections: CONNECTIONS,
      seconds: options.seconds,
      requestsOf: sharedOut(paths, CONNECTIONS),
    });
  for (const paths of named.values()) await askFor(paths);
  const seen = new Map([...named.keys()].map((name): [string, Costly[]] => [name, []]));
  for (let round = 0; round < options.rounds; round += 1)
    for (const [name, paths] of named) seen.get(name)?.push(await withCosts(dataDir, () => askFor(paths)));
  return [...seen].map(([name, rounds]) => toFigure(name, size, rounds));
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

import { ask, sharedOut, viewsOf } from './ask.ts';
import type { Given } from './bare-react.ts';
import type { BigShop } from './big-shop/big-shop.ts';
import { FILLED } from './big-shop/prepare.ts';
import { COLD, pageAddresses } from './cold-reads.ts';
import { type Figure, median, say } from './figures.ts';
import { inTurns } from './in-turns.ts';
import { sampleShop } from './samples.ts';
import { SEARCHES } from './selects.ts';
import { databaseOf, type Running, startShop } from './shop.ts';
import { startBare } from './start-bare.ts';
import { recordPages } from './statements-of-pages.ts';

const CONNECTIONS = 8;
const DIFFERENT = 20;
const SHOP = 'the shop';
const BARE = 'React alone and its bare statements';

/** The pages that are measured, by the names of their figures. */
async function addressesOf(databaseUrl: string): Promise<[string, string[]][]> {
  const searches = SEARCHES.flatMap(({ paths }) =>
    paths.map((path) => path.replace('/api/v1/products?search=', '/search?q=')),
  );
  return [...pageAddresses(await sampleShop(databaseUrl)), ['HTML search', searches]];
}

/** The same pages made anew by a shop that has all in memory that they show: not a statement, no answer of the API is made; the router, React and sending remain. */
async function measureInMemory({ size, dataDir, port, options }: BigShop): Promise<Figure[]> {
  const shop = await startShop({ port, dataDir, env: FILLED });
  try {
    const { url: databaseUrl } = await databaseOf(dataDir);
    const figures: Figure[] = [];
    for (const [name, paths] of await addressesOf(databaseUrl)) {
      const load = { url: shop.url, connections: CONNECTIONS, seconds: options.seconds };
      const middle = await inTurns(
        { rounds: options.rounds, dataDir },
        { [SHOP]: (round) => ask({ ...load, requestsOf: sharedOut(viewsOf(paths, CONNECTIONS, round), CONNECTIONS) }) },
      );
      const detail = `median ${middle(SHOP, 'medianMs').toFixed(1)} ms, ${Math.round(middle(SHOP, 'perSecond'))}/s`;
      const what = `${name}, all that it shows in memory, p99`;
      say(`  ${what} ${middle(SHOP, 'p99Ms').toFixed(1)} ms, ${detail}`);
      figures.push({ what, size, value: middle(SHOP, 'p99Ms'), unit: 'ms', detail });
    }
    return figures;
  } finally {
    await shop.stop();
  }
}

/**
 * Pages that are made anew: by the shop, and by React alone that writes the elements of some of them after the bare driver has sent their
 * statements together, each page's on one of four connections. In turns: what React and this database take, without a shop.
 */
async function measureByStatements(bigShop: BigShop): Promise<Figure[]> {
  const { size, dataDir, port, options } = bigShop;
  const shop = await startShop({ port, dataDir, env: COLD });
  const closing: Running[] = [shop];
  try {
    const figures: Figure[] = [];
    const bare = await startBare('bare-react.ts', port + 1);
    closing.push(bare);
    const { url: databaseUrl } = await databaseOf(dataDir);
    for (const [name, paths] of await addressesOf(databaseUrl)) {
      // From all over: the first categories are the largest.
      const recorded = paths.filter((_, at) => at % Math.ceil(paths.length / DIFFERENT) === 0);
      const pages = await recordPages(shop.url, dataDir, recorded);
      const given: Given = { databaseUrl, pages };
      await fetch(bare.url, { method: 'PUT', body: JSON.stringify(given) });
      const statements = median(pages.map((page) => page.statements.length));
      const load = { connections: CONNECTIONS, seconds: options.seconds };
      const middle = await inTurns(
        { rounds: options.rounds, dataDir },
        {
          [SHOP]: () => ask({ ...load, url: shop.url, requestsOf: sharedOut(paths, CONNECTIONS) }),
          [BARE]: () => ask({ ...load, url: bare.url, requestsOf: () => [{ path: '/' }] }),
        },
      );
      for (const who of [SHOP, BARE] as const) {
        const costs = `one costs the cores ${middle(who, 'coresMs').toFixed(1)} ms, of that PostgreSQL ${middle(who, 'databaseMs').toFixed(1)}`;
        const rate = `median ${middle(who, 'medianMs').toFixed(1)} ms, ${Math.round(middle(who, 'perSecond'))}/s`;
        const detail = `${rate}; ${costs}; ${statements} statements`;
        const what = `${name} by ${who}, in turns`;
        say(`  ${what}: p99 ${middle(who, 'p99Ms').toFixed(1)} ms, ${detail}`);
        figures.push(
          { what: `${what}, p99`, size, value: middle(who, 'p99Ms'), unit: 'ms', detail },
          { what: `${what}, median`, size, value: middle(who, 'medianMs'), unit: 'ms' },
          { what: `${what}, pages`, size, value: middle(who, 'perSecond'), unit: '/s' },
          { what: `${what}, all cores`, size, value: middle(who, 'coresMs'), unit: 'ms' },
        );
      }
    }
    return figures;
  } finally {
    for (const each of closing) await each.stop();
  }
}

/** What a page takes that is made anew, apart: with a shop around it, without one, and with nothing to read. */
export async function measureBarePages(shop: BigShop): Promise<Figure[]> {
  return [...(await measureByStatements(shop)), ...(await measureInMemory(shop))];
}

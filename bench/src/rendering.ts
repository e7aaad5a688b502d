import { ask, sharedOut, viewsOf } from './ask.ts';
import type { Given } from './bare-react.ts';
import { FILLED } from './big-shop/prepare.ts';
import { type BigShop, JUDGED_SIZE } from './big-shop/big-shop.ts';
import { type Figure, percent, say } from './figures.ts';
import { inTurns } from './in-turns.ts';
import { type Running, startShop } from './shop.ts';
import { startBare } from './start-bare.ts';

const CONNECTIONS = 8;
const PAGES_A_SECOND = 500;
const PAGES_TO_WARM_UP = 800;
// More than can be made in the time.
const PAGES_A_ROUND = 1000;

/** A page of the shop as React alone makes it anew, at the same concurrency: nothing that is rendered by React can be faster. */
async function startReactAlone(page: string, port: number): Promise<Running> {
  const bare = await startBare('bare-react.ts', port);
  const given: Given = { pages: [{ html: await (await fetch(page)).text(), statements: [] }] };
  await fetch(bare.url, { method: 'PUT', body: JSON.stringify(given) });
  await ask({ url: bare.url, connections: CONNECTIONS, amount: PAGES_TO_WARM_UP, requestsOf: () => [{ path: '/' }] });
  return bare;
}

/**
 * Products' pages, each asked for once: the page is not there yet, what all pages share is. The same few pages made anew while all
 * that they show lies in memory: what is left is the router and React. And one of them by React alone. In turns.
 */
export async function measureRendering(shop: BigShop, products: readonly string[]): Promise<Figure[]> {
  const { size, dataDir, port, options } = shop;
  const running = await startShop({ port, dataDir, env: FILLED });
  const closing: Running[] = [running];
  try {
    const paths = products.map((slug) => `/product/${slug}`);
    const wanted = PAGES_TO_WARM_UP + (options.rounds + 1) * PAGES_A_ROUND;
    if (paths.length < wanted) throw new Error(`${wanted} products are needed, there are ${paths.length}`);
    // A process that has run for a day has its code compiled; one that has just started has not.
    const load = { url: running.url, connections: CONNECTIONS };
    const before = paths.slice(0, PAGES_TO_WARM_UP);
    await ask({ ...load, amount: PAGES_TO_WARM_UP, requestsOf: sharedOut(before, CONNECTIONS) });
    const alone = await startReactAlone(`${running.url}${paths[0] ?? '/'}`, port + 1);
    closing.push(alone);
    const { seconds } = options;
    const pages = await inTurns(
      { rounds: options.rounds, dataDir },
      {
        first: (round) => {
          const from = PAGES_TO_WARM_UP + round * PAGES_A_ROUND;
          const requestsOf = sharedOut(paths.slice(from, from + PAGES_A_ROUND), CONNECTIONS);
          return ask({ ...load, seconds, requestsOf });
        },
        same: (round) =>
          ask({ ...load, seconds, requestsOf: sharedOut(viewsOf(paths, CONNECTIONS, round), CONNECTIONS) }),
        alone: () => ask({ ...load, url: alone.url, seconds, requestsOf: () => [{ path: '/' }] }),
      },
    );
    const [first, same, least] = [pages('first', 'perSecond'), pages('same', 'perSecond'), pages('alone', 'perSecond')];
    say(
      `  pages rendered: ${Math.round(first)}/s; all that they show at hand: ${Math.round(same)}/s; by React alone: ${Math.round(least)}/s`,
    );
    const detail = `product pages, each for the first time; p99 ${pages('first', 'p99Ms').toFixed(1)} ms`;
    const judged = size === JUDGED_SIZE || options.isShort ? { atLeast: PAGES_A_SECOND } : {};
    const what = 'the elements of such a page by React alone';
    return [
      { what: 'pages rendered, not cached', size, value: first, unit: '/s', detail, ...judged },
      { what: 'pages rendered, all that they show in memory', size, value: same, unit: '/s' },
      { what, size, value: least, unit: '/s' },
      { what: `${what}, p99`, size, value: pages('alone', 'p99Ms'), unit: 'ms' },
      { what: `${what}, median`, size, value: pages('alone', 'medianMs'), unit: 'ms' },
      { what: 'pages rendered, of those by React alone', size, value: percent(first / least), unit: '%' },
      { what: 'what a page costs all cores', size, value: pages('first', 'coresMs'), unit: 'ms' },
      { what: '… of that PostgreSQL', size, value: pages('first', 'databaseMs'), unit: 'ms' },
      { what: '… all that it shows in memory', size, value: pages('same', 'coresMs'), unit: 'ms' },
      { what: '… by React alone', size, value: pages('alone', 'coresMs'), unit: 'ms' },
    ];
  } finally {
    for (const each of closing) await each.stop();
  }
}

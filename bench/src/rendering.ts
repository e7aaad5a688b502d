import { type Asked, ask, sharedOut } from './ask.ts';
import { FILLED } from './big-shop/prepare.ts';
import { type BigShop, JUDGED_SIZE } from './big-shop/big-shop.ts';
import { type Figure, percent, say } from './figures.ts';
import { startShop } from './shop.ts';
import { startBare } from './start-bare.ts';

const CONNECTIONS = 8;
const PAGES_A_SECOND = 500;
const PAGES_TO_WARM_UP = 800;
// More than can be made in the time.
const SAME_PAGES = 4000;

/** A page of the shop as React alone makes it anew, at the same concurrency: nothing that is rendered by React can be faster. */
async function askReactAlone(page: string, { port, options }: BigShop): Promise<Asked> {
  const bare = await startBare('bare-react.ts', port + 1);
  try {
    await fetch(bare.url, { method: 'PUT', body: await (await fetch(page)).text() });
    const load = { url: bare.url, connections: CONNECTIONS, requestsOf: () => [{ path: '/' }] };
    await ask({ ...load, amount: PAGES_TO_WARM_UP });
    const asked = await ask({ ...load, seconds: options.seconds });
    if (asked.failed > 0) throw new Error(`React alone failed ${asked.failed} times`);
    return asked;
  } finally {
    await bare.stop();
  }
}

/**
 * Products' pages, each asked for once: the page is not there yet, what all pages share is. The same few pages made anew while all
 * that they show lies in memory: what is left is the router and React. And one of them by React alone.
 */
export async function measureRendering(shop: BigShop, products: readonly string[]): Promise<Figure[]> {
  const { size, dataDir, port, options } = shop;
  const running = await startShop({ port, dataDir, env: FILLED });
  try {
    const paths = products.map((slug) => `/product/${slug}`);
    // A process that has run for a day has its code compiled; one that has just started has not.
    const load = { url: running.url, connections: CONNECTIONS };
    await ask({
      ...load,
      amount: PAGES_TO_WARM_UP,
      requestsOf: sharedOut(paths.slice(0, PAGES_TO_WARM_UP), CONNECTIONS),
    });
    const requestsOf = sharedOut(paths.slice(PAGES_TO_WARM_UP), CONNECTIONS);
    const asked = await ask({ ...load, seconds: options.seconds, requestsOf });
    say(`  pages rendered: ${Math.round(asked.perSecond)}/s`);
    // Another view is another page to the cache, and the same to all that the page asks.
    const sameOf = (at: number) =>
      Array.from({ length: SAME_PAGES }, (_, view) => ({
        path: `${paths[at % CONNECTIONS] ?? '/'}?view=${at}-${view}`,
      }));
    const same = await ask({ ...load, seconds: options.seconds, requestsOf: sameOf });
    say(`  … with all that they show at hand: ${Math.round(same.perSecond)}/s`);
    const alone = await askReactAlone(`${running.url}${paths[0] ?? '/'}`, shop);
    say(`  … by React alone: ${Math.round(alone.perSecond)}/s`);
    const detail = `product pages, each for the first time; p99 ${asked.p99Ms.toFixed(1)} ms, ${asked.failed} failed`;
    const judged = size === JUDGED_SIZE || options.isShort ? { atLeast: PAGES_A_SECOND } : {};
    const value = asked.failed > 0 ? Infinity : asked.perSecond;
    return [
      { what: 'pages rendered, not cached', size, value, unit: '/s', detail, ...judged },
      { what: 'pages rendered, all that they show in memory', size, value: same.perSecond, unit: '/s' },
      { what: 'the elements of such a page by React alone', size, value: alone.perSecond, unit: '/s' },
      { what: 'the elements of such a page by React alone, p99', size, value: alone.p99Ms, unit: 'ms' },
      {
        what: 'pages rendered, of those by React alone',
        size,
        value: percent(asked.perSecond / alone.perSecond),
        unit: '%',
      },
    ];
  } finally {
    await running.stop();
  }
}

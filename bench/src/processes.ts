import { ask, sharedOut } from './ask.ts';
import { FILLED } from './big-shop/prepare.ts';
import type { BigShop } from './big-shop/big-shop.ts';
import { type Figure, percent, say } from './figures.ts';
import { sampleShop } from './samples.ts';
import { databaseOf, startShop } from './shop.ts';

const CONNECTIONS = 16;
const PROCESSES = [1, 2, 4] as const;
const PAGES_TO_WARM_UP = 400;
// Each process renders and asks the database; two cores carry two of them, and the database and the load besides.
const LEAST_GROWN_PERCENT = 110;

/** Products' pages that are not cached, so many processes on one database sharing one port. */
async function pagesBy(processes: number, { dataDir, port, options }: BigShop): Promise<number> {
  const env = { ...FILLED, WEB_CONCURRENCY: String(processes) };
  const running = await startShop({ port, dataDir, env });
  try {
    const { products } = await sampleShop((await databaseOf(dataDir)).url);
    const paths = products.map((slug) => `/product/${slug}`);
    const many = PAGES_TO_WARM_UP * processes;
    const warmUp = sharedOut(paths.slice(0, many), CONNECTIONS);
    await ask({ url: running.url, connections: CONNECTIONS, amount: many, requestsOf: warmUp });
    const requestsOf = sharedOut(paths.slice(many), CONNECTIONS);
    const asked = await ask({ url: running.url, connections: CONNECTIONS, seconds: options.seconds * 2, requestsOf });
    if (asked.failed > 0) throw new Error(`${asked.failed} pages failed with ${processes} processes`);
    return asked.perSecond;
  } finally {
    await running.stop();
  }
}

/** How many pages a second one, two and four processes render, and how much two bring. */
export async function measureProcesses(shop: BigShop): Promise<Figure[]> {
  const { size } = shop;
  const figures: Figure[] = [];
  const seen: number[] = [];
  for (const processes of PROCESSES) {
    const value = await pagesBy(processes, shop);
    seen.push(value);
    say(`  pages rendered by ${processes} processes: ${Math.round(value)}/s`);
    figures.push({ what: `pages rendered, not cached, WEB_CONCURRENCY=${processes}`, size, value, unit: '/s' });
  }
  const [one = 0, two = 0] = seen;
  const what = 'pages rendered by two processes, of those by one';
  return [...figures, { what, size, value: percent(two / one), unit: '%', atLeast: LEAST_GROWN_PERCENT }];
}

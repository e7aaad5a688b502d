import { ask, sharedOut } from './ask.ts';
import { FILLED } from './big-shop/prepare.ts';
import type { BigShop } from './big-shop/big-shop.ts';
import { type Figure, percent, say } from './figures.ts';
import { sampleShop } from './samples.ts';
import { databaseOf, startShop } from './shop.ts';
import { servingProcesses, slowDown } from './slow-down.ts';

const CONNECTIONS = 16;
const PROCESSES = [1, 2, 4] as const;
const PAGES_TO_WARM_UP = 400;
// More than the first time can use up.
const PAGES_APART = 2000;
// Four of them leave two thirds of the two cores to the database and the load.
const PART_OF_THE_TIME = 0.15;

type Pages = { free: number; slowed: number };

/** Products' pages that are not cached, so many processes on one database sharing one port; then again while each is slowed down. */
async function pagesBy(processes: number, { dataDir, port, options }: BigShop): Promise<Pages> {
  const env = { ...FILLED, WEB_CONCURRENCY: String(processes) };
  const running = await startShop({ port, dataDir, env });
  try {
    const { products } = await sampleShop((await databaseOf(dataDir)).url);
    const paths = products.map((slug) => `/product/${slug}`);
    const load = { url: running.url, connections: CONNECTIONS };
    const many = PAGES_TO_WARM_UP * processes;
    await ask({ ...load, amount: many, requestsOf: sharedOut(paths.slice(0, many), CONNECTIONS) });
    const count = async (from: number, seconds: number) => {
      const asked = await ask({ ...load, seconds, requestsOf: sharedOut(paths.slice(from), CONNECTIONS) });
      if (asked.failed > 0) throw new Error(`${asked.failed} pages failed with ${processes} processes`);
      return asked.perSecond;
    };
    const free = await count(many, options.seconds * 2);
    const release = slowDown(await servingProcesses(running.pid), PART_OF_THE_TIME);
    try {
      return { free, slowed: await count(many + PAGES_APART, options.seconds * 4) };
    } finally {
      release();
    }
  } finally {
    await running.stop();
  }
}

/**
 * How many pages a second one, two and four processes render: with all that this machine has, where the first fills its cores already, and as on
 * slower machines of their own, where nothing but the shop and its database could hold them back.
 */
export async function measureProcesses(shop: BigShop): Promise<Figure[]> {
  const { size } = shop;
  const figures: Figure[] = [];
  const seen: Pages[] = [];
  for (const processes of PROCESSES) {
    const pages = await pagesBy(processes, shop);
    seen.push(pages);
    say(
      `  pages rendered by ${processes} processes: ${Math.round(pages.free)}/s; each slowed down: ${Math.round(pages.slowed)}/s`,
    );
    const of = { size, unit: '/s' as const };
    figures.push(
      { what: `pages rendered, not cached, WEB_CONCURRENCY=${processes}`, value: pages.free, ...of },
      {
        what: `… WEB_CONCURRENCY=${processes}, each running ${PART_OF_THE_TIME * 100} % of the time`,
        value: pages.slowed,
        ...of,
      },
    );
  }
  const grown = (by: keyof Pages, at: number) => percent((seen[at]?.[by] ?? 0) / (seen[0]?.[by] ?? 0));
  return [
    ...figures,
    { what: 'pages by two processes, of those by one', size, value: grown('free', 1), unit: '%' },
    {
      what: 'pages by two processes, of those by one, slowed down',
      size,
      value: grown('slowed', 1),
      unit: '%',
      atLeast: 180,
    },
    {
      what: 'pages by four processes, of those by one, slowed down',
      size,
      value: grown('slowed', 2),
      unit: '%',
      atLeast: 320,
    },
  ];
}

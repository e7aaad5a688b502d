import { ask, sharedOut } from './ask.ts';
import type { BigShop } from './big-shop/big-shop.ts';
import { COLD } from './cold-reads.ts';
import { coresSoFar } from './cpu.ts';
import { type Figure, median, percent, say } from './figures.ts';
import { sampleShop } from './samples.ts';
import { databaseOf, startShop } from './shop.ts';

const CONNECTIONS = 16;
const PROCESSES = [1, 2, 4] as const;
// What the machine does besides meets all of them.
const PASSES = 2;
const PAGES_TO_WARM_UP = 400;
// Each process renders and asks the database; two cores carry two of them, and the database and the load besides.
const LEAST_GROWN_PERCENT = 110;

type Pages = {
  perSecond: number;
  /** Milliseconds of all cores for one page: of the shop, its database and the load. */
  work: number;
  /** Part of what the cores could have worked meanwhile. */
  busy: number;
};

/** Products' pages, each made anew, by so many processes on one database sharing one port. */
async function pagesBy(processes: number, { dataDir, port, options }: BigShop): Promise<Pages[]> {
  const env = { ...COLD, WEB_CONCURRENCY: String(processes) };
  const running = await startShop({ port, dataDir, env });
  try {
    const { products } = await sampleShop((await databaseOf(dataDir)).url);
    const paths = products.map((slug) => `/product/${slug}`);
    const load = { url: running.url, connections: CONNECTIONS, requestsOf: sharedOut(paths, CONNECTIONS) };
    await ask({ ...load, amount: PAGES_TO_WARM_UP * processes });
    const rounds: Pages[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      const before = coresSoFar();
      const { perSecond, answered, failed } = await ask({ ...load, seconds: options.seconds });
      const after = coresSoFar();
      if (failed > 0) throw new Error(`${failed} pages failed with ${processes} processes`);
      const busy = after.busy - before.busy;
      rounds.push({
        perSecond,
        work: busy / answered,
        busy: busy / (after.all - before.all),
      });
    }
    return rounds;
  } finally {
    await running.stop();
  }
}

/**
 * How many pages a second one, two and four processes render, what a page costs all cores together, and how busy these are: as long as a page costs
 * the same, what more processes bring is what the machine has left.
 */
export async function measureProcesses(shop: BigShop): Promise<Figure[]> {
  const { size } = shop;
  const figures: Figure[] = [];
  const rounds = new Map<number, Pages[]>();
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const processes of PROCESSES) {
      rounds.set(processes, [...(rounds.get(processes) ?? []), ...(await pagesBy(processes, shop))]);
    }
  }
  const seen: number[] = [];
  for (const [processes, of] of rounds) {
    const middle = (what: keyof Pages) => median(of.map((round) => round[what]));
    const [perSecond, work, busy] = [middle('perSecond'), middle('work'), middle('busy')];
    seen.push(perSecond);
    say(
      `  pages rendered by ${processes} processes: ${Math.round(perSecond)}/s, ${work.toFixed(1)} ms of all cores a page, which are ${percent(busy)} % busy`,
    );
    const by = `WEB_CONCURRENCY=${processes}`;
    figures.push(
      { what: `pages rendered, not cached, ${by}`, size, value: perSecond, unit: '/s' },
      { what: `… what one costs all cores, ${by}`, size, value: work, unit: 'ms' },
      { what: `… how busy these are, ${by}`, size, value: percent(busy), unit: '%' },
    );
  }
  const [one = 0, two = 0, four = 0] = seen;
  const grown = (what: string, value: number): Figure => ({
    what: `pages rendered by ${what} processes, of those by one`,
    size,
    value: percent(value / one),
    unit: '%',
    atLeast: LEAST_GROWN_PERCENT,
  });
  return [...figures, grown('two', two), grown('four', four)];
}

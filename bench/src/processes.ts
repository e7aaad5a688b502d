import { ask, sharedOut } from './ask.ts';
import type { BigShop } from './big-shop/big-shop.ts';
import { COLD } from './cold-reads.ts';
import { coresSoFar } from './cpu.ts';
import { type Figure, median, percent, say } from './figures.ts';
import { answeringProcesses, holdToSlices } from './part-of-a-core.ts';
import { sampleShop } from './samples.ts';
import { databaseOf, startShop } from './shop.ts';

const CONNECTIONS = 16;
const PROCESSES = [1, 2, 4] as const;
// What the machine does besides meets all of them.
const PASSES = 2;
const PAGES_TO_WARM_UP = 400;
// Of two and of four: each process renders and asks the database; two cores carry two of them, and the database and the load besides.
const LEAST_GROWN_PERCENT = { free: [110, 110], held: [180, 320] } as const;
// As on a machine with cores to spare: each process has a fifth of one, so that four of them, the database and the load have room.
const SLICES = 5;
const HELD_ROUNDS_AS_LONG = 4;

type Pages = {
  perSecond: number;
  /** Milliseconds of all cores for one page: of the shop, its database and the load. */
  work: number;
  /** Part of what the cores could have worked meanwhile. */
  busy: number;
};

type Rounds = { free: Pages[]; held: Pages[] };

/** Products' pages, each made anew, by so many processes on one database sharing one port: with all of both cores, and each process held to a part of one. */
async function pagesBy(processes: number, { dataDir, port, options }: BigShop): Promise<Rounds> {
  const env = { ...COLD, WEB_CONCURRENCY: String(processes) };
  const running = await startShop({ port, dataDir, env });
  try {
    const { products } = await sampleShop((await databaseOf(dataDir)).url);
    const paths = products.map((slug) => `/product/${slug}`);
    const load = { url: running.url, connections: CONNECTIONS, requestsOf: sharedOut(paths, CONNECTIONS) };
    const pagesIn = async (seconds: number): Promise<Pages> => {
      const before = coresSoFar();
      const { perSecond, answered, failed } = await ask({ ...load, seconds });
      const after = coresSoFar();
      if (failed > 0) throw new Error(`${failed} pages failed with ${processes} processes`);
      const busy = after.busy - before.busy;
      return { perSecond, work: busy / answered, busy: busy / (after.all - before.all) };
    };
    await ask({ ...load, amount: PAGES_TO_WARM_UP * processes });
    const rounds: Rounds = { free: [], held: [] };
    for (let round = 0; round < options.rounds; round += 1) rounds.free.push(await pagesIn(options.seconds));
    const release = holdToSlices(await answeringProcesses(running.pid), SLICES);
    try {
      rounds.held.push(await pagesIn(options.seconds * HELD_ROUNDS_AS_LONG));
    } finally {
      release();
    }
    return rounds;
  } finally {
    await running.stop();
  }
}

const SAID = { free: '', held: `, each held to 1/${SLICES} of a core` } as const;

function toFigures(size: number, kind: keyof Rounds, seen: ReadonlyMap<number, readonly Pages[]>): Figure[] {
  const said = SAID[kind];
  const figures: Figure[] = [];
  const rates: number[] = [];
  for (const [processes, rounds] of seen) {
    const middle = (what: keyof Pages) => median(rounds.map((round) => round[what]));
    const [perSecond, work, busy] = [middle('perSecond'), middle('work'), middle('busy')];
    rates.push(perSecond);
    say(
      `  pages rendered by ${processes} processes${said}: ${Math.round(perSecond)}/s, ${work.toFixed(1)} ms of all cores a page, which are ${percent(busy)} % busy`,
    );
    const by = `WEB_CONCURRENCY=${processes}${said}`;
    figures.push(
      { what: `pages rendered, not cached, ${by}`, size, value: perSecond, unit: '/s' },
      { what: `… what one costs all cores, ${by}`, size, value: work, unit: 'ms' },
      { what: `… how busy these are, ${by}`, size, value: percent(busy), unit: '%' },
    );
  }
  const [one = 0, two = 0, four = 0] = rates;
  const grown = (what: string, value: number, atLeast: number): Figure => ({
    what: `pages rendered by ${what} processes${said}, of those by one`,
    size,
    value: percent(value / one),
    unit: '%',
    atLeast,
  });
  const [leastOfTwo, leastOfFour] = LEAST_GROWN_PERCENT[kind];
  return [...figures, grown('two', two, leastOfTwo), grown('four', four, leastOfFour)];
}

/**
 * How many pages a second one, two and four processes render, what a page costs all cores together, and how busy these are: as long as a page costs
 * the same, what more processes bring is what the machine has left. Held to a part of a core each, they show what they bring where it has enough.
 */
export async function measureProcesses(shop: BigShop): Promise<Figure[]> {
  const seen = { free: new Map<number, Pages[]>(), held: new Map<number, Pages[]>() };
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const processes of PROCESSES) {
      const rounds = await pagesBy(processes, shop);
      for (const kind of ['free', 'held'] as const)
        seen[kind].set(processes, [...(seen[kind].get(processes) ?? []), ...rounds[kind]]);
    }
  }
  return [...toFigures(shop.size, 'free', seen.free), ...toFigures(shop.size, 'held', seen.held)];
}

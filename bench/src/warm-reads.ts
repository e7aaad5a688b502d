import { type Figure, median, percent } from './figures.ts';
import { load, record, type Load } from './load.ts';
import type { Options } from './options.ts';
import type { Running } from './shop.ts';
import { startBare } from './start-bare.ts';

const LEAST_PERCENT = 60;
const WARM_UP_SECONDS = 1;

export type WarmRead = { name: string; bytes: number; shop: Load; bare: Load; ratio: number; cpuRatio: number };

function middle(runs: readonly Load[]): Load {
  return {
    perSecond: median(runs.map((run) => run.perSecond)),
    p99Ms: median(runs.map((run) => run.p99Ms)),
    cpuMicroseconds: median(runs.map((run) => run.cpuMicroseconds)),
    failed: runs.reduce((sum, run) => sum + run.failed, 0),
  };
}

type Sides = { shop: Running; bare: Running; options: Options };

/** Loads one address of the shop and a bare server that sends the same bytes, in turns; medians and their ratio. */
async function compare(name: string, address: string, { shop, bare, options }: Sides): Promise<WarmRead> {
  const sent = await record(shop.url + address);
  await fetch(bare.url, {
    method: 'PUT',
    body: JSON.stringify({ headers: sent.headers, body: sent.body.toString('base64') }),
  });
  await load(shop.url + address, shop.pid, WARM_UP_SECONDS);
  await load(bare.url + address, bare.pid, WARM_UP_SECONDS);
  const runs: { shop: Load[]; bare: Load[] } = { shop: [], bare: [] };
  for (let round = 0; round < options.rounds; round += 1) {
    runs.shop.push(await load(shop.url + address, shop.pid, options.seconds));
    runs.bare.push(await load(bare.url + address, bare.pid, options.seconds));
  }
  const ours = middle(runs.shop);
  const limit = middle(runs.bare);
  return {
    name,
    bytes: sent.body.length,
    shop: ours,
    bare: limit,
    ratio: ours.perSecond / limit.perSecond,
    cpuRatio: limit.cpuMicroseconds / ours.cpuMicroseconds,
  };
}

type Wanted = { addresses: ReadonlyMap<string, string>; barePort: number; options: Options };

/** Warm reads of the pages and calls that most visits begin with. */
export async function measureWarmReads(shop: Running, { addresses, barePort, options }: Wanted): Promise<WarmRead[]> {
  const bare = await startBare('bare-server.ts', barePort);
  try {
    const results: WarmRead[] = [];
    for (const [name, address] of addresses) results.push(await compare(name, address, { shop, bare, options }));
    return results;
  } finally {
    await bare.stop();
  }
}

/** By answers a second or by CPU, whichever is less: where the asking takes most of the cores, two servers that differ by half answer as many. */
export function warmFigures(reads: readonly WarmRead[]): Figure[] {
  return reads.map(({ name, ratio, cpuRatio, shop, bare }) => ({
    what: `${name}, warm, of the limit`,
    value: shop.failed > 0 ? 0 : percent(Math.min(ratio, cpuRatio)),
    unit: '%',
    atLeast: LEAST_PERCENT,
    detail: `${Math.round(shop.perSecond)}/s against ${Math.round(bare.perSecond)}/s (${percent(ratio)} %); of its CPU ${percent(cpuRatio)} %`,
  }));
}

import { mkdir } from 'node:fs/promises';
import { measureBarePages } from './bare-pages.ts';
import { type BigShop, JUDGED_SIZE } from './big-shop/big-shop.ts';
import { commit, pace } from './circumstances.ts';
import { measureColdReads } from './cold-reads.ts';
import { demoDir, prepareBigShop } from './big-shop/prepare.ts';
import { measureDemoShop } from './demo-shop.ts';
import { type Figure, holds, holdsThere, say } from './figures.ts';
import { asThere, between, measureSpeed, slowness } from './machine.ts';
import { measureMemory, measureStart } from './memory.ts';
import { type Part, readOptions } from './options.ts';
import { measurePlans } from './plans.ts';
import { measureProcesses } from './processes.ts';
import { type Measured, writeReport } from './report.ts';
import { measureSearches } from './searches.ts';
import { measureWrites } from './writes/measure-writes.ts';

const DEMO_PORT = Number(process.env['BENCH_PORT'] ?? 3180);
const BIG_PORT = DEMO_PORT + 2;

const options = readOptions(process.argv.slice(2));
const measured: Measured[] = [];

type Found = Omit<Measured, 'part' | 'size' | 'measuredAt' | 'commit' | 'pace'>;

/** Does the work between two looks at how fast the machine is, and says of its figures what they would be where their limits were set. */
async function besideTheMachine(shop: BigShop, work: () => Promise<Figure[]>): Promise<Found> {
  // A short run judges no speed.
  if (options.isShort) return { figures: await work() };
  const before = await measureSpeed(shop);
  const figures = await work();
  const speed = between(before, await measureSpeed(shop));
  const { answers, rows } = speed;
  say(
    `  beside it a bare Node server answered ${Math.round(answers)}/s, a bare SELECT ${Math.round(rows)}/s: ${slowness(speed).toFixed(2)} times as slow as the machine of the targets`,
  );
  return { figures: figures.map((figure) => asThere(figure, speed)), speed };
}

/** One part in one shop. The report is written after each, and one that fails keeps none of the others from being measured. */
async function measure(part: Part, size: number | undefined, work: () => Promise<Found>): Promise<void> {
  if (!options.parts.includes(part)) return;
  say(size === undefined ? part : `${part}, ${size.toLocaleString('fr-FR')} products`);
  const circumstances = { measuredAt: new Date().toISOString(), commit: commit(), pace: pace() };
  try {
    measured.push({ part, size, ...circumstances, ...(await work()) });
  } catch (error) {
    say(`  could not be measured: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    const figure: Figure = { what: `${part} could be measured`, value: Infinity, unit: '', atMost: 0 };
    measured.push({ part, size, ...circumstances, figures: [size === undefined ? figure : { ...figure, size }] });
  }
  await writeReport(measured, options);
}

const DEMO_PARTS: readonly Part[] = ['phone', 'warm'];

if (options.parts.some((part) => DEMO_PARTS.includes(part))) {
  await mkdir(demoDir(), { recursive: true });
  await measureDemoShop({ port: DEMO_PORT, dataDir: demoDir(), options }, measure);
}

if (options.parts.some((part) => !DEMO_PARTS.includes(part))) {
  const shops: BigShop[] = [];
  for (const size of options.sizes) {
    const dataDir = await prepareBigShop(size, BIG_PORT);
    shops.push({ size, dataDir, port: BIG_PORT, options });
  }
  for (const shop of shops) {
    const beside = (work: () => Promise<Figure[]>) => () => besideTheMachine(shop, work);
    await measure(
      'reads',
      shop.size,
      beside(() => measureColdReads(shop)),
    );
    await measure(
      'search',
      shop.size,
      beside(() => measureSearches(shop)),
    );
    await measure(
      'memory',
      shop.size,
      beside(async () => [await measureStart(shop), ...(await measureMemory(shop))]),
    );
  }
  const judged = shops.find(({ size }) => size === JUDGED_SIZE);
  if (judged) {
    await measure('pages', judged.size, () => besideTheMachine(judged, () => measureBarePages(judged)));
  }
  const [smallest] = shops;
  if (smallest) {
    await measure('processes', smallest.size, async () => ({ figures: await measureProcesses(smallest) }));
    await measure('writes', undefined, () => besideTheMachine(smallest, () => measureWrites(shops)));
  }
  // Where they are judged, and where a plan that reads too much would cost most.
  for (const shop of new Set([judged ?? smallest, shops.at(-1)])) {
    if (shop) await measure('plans', shop.size, async () => ({ figures: await measurePlans(shop) }));
  }
}

process.stdout.write(`\n${await writeReport(measured, options)}\n`);
/**
 * A short run, on whatever machine, judges no speed: it tells that all can be measured and nothing fails. What is counted it judges, and
 * ratios of one run, which depend on the machine less, at half of what they must reach.
 */
function suffices(figure: Figure): boolean {
  if (!options.isShort) return holdsThere(figure);
  if (figure.unit === '') return holds(figure);
  return figure.unit === '%' ? holds({ ...figure, atLeast: (figure.atLeast ?? 0) / 2 }) : Number.isFinite(figure.value);
}

process.exitCode = measured.flatMap(({ figures }) => figures).every(suffices) ? 0 : 1;

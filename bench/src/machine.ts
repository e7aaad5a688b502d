import { openPool, repeat } from './bare-database.ts';
import type { BigShop } from './big-shop/big-shop.ts';
import { FILLED } from './big-shop/prepare.ts';
import { type Figure, median } from './figures.ts';
import { load } from './load.ts';
import { sampleShop } from './samples.ts';
import { databaseOf, startShop } from './shop.ts';
import { startBare } from './start-bare.ts';

/** How fast a machine is: what a bare Node server answers in a second, and how many bare SELECTs of a product its database does. */
export type Speed = { answers: number; rows: number };

// The machine on which the limits were set (`quality.md` of the design): which program asked there, and for which rows, is not known.
const OF_THE_TARGETS: Speed = { answers: 45_500, rows: 12_000 };

const CONNECTIONS = 32;
const SECONDS = 1;
const ROUNDS = 5;
const SELECT = 'select id, slug, name, price, original_price, stock, pictures from products where slug = $1';

/** What this machine does at this minute of the two things that are known of the machine of the targets. */
export async function measureSpeed({ dataDir, port }: BigShop): Promise<Speed> {
  // For its PostgreSQL: nobody asks the shop anything meanwhile.
  const shop = await startShop({ port, dataDir, env: FILLED });
  const { url: databaseUrl } = await databaseOf(dataDir);
  const pool = openPool(databaseUrl, CONNECTIONS);
  const bare = await startBare('bare-server.ts', port + 1);
  try {
    const { products } = await sampleShop(databaseUrl);
    const select = (turn: number) => pool.query(SELECT, [products[turn % products.length]]);
    const seen: Speed[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const { perSecond: answers } = await load(bare.url, bare.pid, SECONDS);
      const { perSecond: rows } = await repeat(CONNECTIONS, SECONDS, select);
      // The first round is for what has just started.
      if (round > 0) seen.push({ answers, rows });
    }
    return { answers: median(seen.map(({ answers }) => answers)), rows: median(seen.map(({ rows }) => rows)) };
  } finally {
    await bare.stop();
    await pool.end();
    await shop.stop();
  }
}

/** Between what was measured before and after something. */
export const between = (before: Speed, after: Speed): Speed => ({
  answers: (before.answers + after.answers) / 2,
  rows: (before.rows + after.rows) / 2,
});

/** How many times as long things take here as on the machine of the targets: by Node or by PostgreSQL, whichever says less. */
export const slowness = ({ answers, rows }: Speed): number =>
  Math.min(OF_THE_TARGETS.answers / answers, OF_THE_TARGETS.rows / rows);

/** The figure with what it would be on the machine of the targets, where it has a limit in seconds. Ratios of one run are the same everywhere. */
export function asThere(figure: Figure, speed: Speed): Figure {
  if (figure.atLeast === undefined && figure.atMost === undefined) return figure;
  if (figure.unit === '/s') return { ...figure, there: figure.value * slowness(speed) };
  return figure.unit === 'ms' || figure.unit === 's' ? { ...figure, there: figure.value / slowness(speed) } : figure;
}

import { openPool, repeat } from './bare-database.ts';
import type { BigShop } from './big-shop/big-shop.ts';
import { type Figure, median, say } from './figures.ts';
import { load } from './load.ts';
import { sampleShop } from './samples.ts';
import { databaseOf } from './shop.ts';
import { startBare } from './start-bare.ts';

const CONNECTIONS = 32;
const SELECT = 'select id, slug, name, price, original_price, stock, pictures from products where slug = $1';

/**
 * What this machine does at this hour of the two things that are known of the machine of the targets (45 500 answers and 12 000 rows a second): how
 * much of a figure in pages or purchases a second is the machine's. `during` is the part of the bench that it stands beside.
 */
export async function measureMachine({ size, dataDir, port, options }: BigShop, during: string): Promise<Figure[]> {
  const { url: databaseUrl } = await databaseOf(dataDir);
  const { products } = await sampleShop(databaseUrl);
  const pool = openPool(databaseUrl, CONNECTIONS);
  const bare = await startBare('bare-server.ts', port + 1);
  try {
    const select = (turn: number) => pool.query(SELECT, [products[turn % products.length]]);
    await load(bare.url, bare.pid, 1);
    await repeat(CONNECTIONS, 1, select);
    const rates: { answers: number[]; rows: number[] } = { answers: [], rows: [] };
    for (let round = 0; round < options.rounds; round += 1) {
      rates.answers.push((await load(bare.url, bare.pid, options.seconds)).perSecond);
      rates.rows.push((await repeat(CONNECTIONS, options.seconds, select)).perSecond);
    }
    const [answers, rows] = [median(rates.answers), median(rates.rows)];
    say(`  a bare Node server answers ${Math.round(answers)}/s, a bare SELECT ${Math.round(rows)}/s`);
    return [
      { what: `answers of a bare Node server, beside ${during}`, size, value: answers, unit: '/s' },
      { what: `a bare SELECT of a product, beside ${during}`, size, value: rows, unit: '/s' },
    ];
  } finally {
    await bare.stop();
    await pool.end();
  }
}

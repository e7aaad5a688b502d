import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { withoutIndexes } from './without-indexes.ts';

export type Sizes = { products: number; orders: number; users: number };

const FOLDER = path.join(import.meta.dirname, 'sql');
// Two, because that is how many cores there are: each runs its own part of the numbers.
const AT_ONCE = 2;
const ROWS_AT_ONCE = 5000;
const USERS_AMONG_PRODUCTS = 5;

/** As many past orders as products, and a shopper for five of them. */
export function sizesOf(products: number): Sizes {
  return { products, orders: products, users: products / USERS_AMONG_PRODUCTS };
}

/** Changes when what a shop is filled with changes. */
export async function fillingVersion(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await readdir(FOLDER)).toSorted()) hash.update(await readFile(path.join(FOLDER, file)));
  return hash.digest('hex').slice(0, 16);
}

const statement = (file: string) => readFile(path.join(FOLDER, `${file}.sql`), 'utf8');

/** Runs a statement of the form `$1 to $2` for all numbers up to `last`, some thousand at a time. */
async function fillRows(pool: pg.Pool, file: string, last: number, ...others: number[]): Promise<void> {
  const text = await statement(file);
  const starts = Array.from({ length: Math.ceil(last / ROWS_AT_ONCE) }, (_, at) => at * ROWS_AT_ONCE + 1);
  const fillOn = async (): Promise<void> => {
    for (let from = starts.shift(); from !== undefined; from = starts.shift()) {
      await pool.query(text, [from, Math.min(from + ROWS_AT_ONCE - 1, last), ...others]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fillOn));
}

function poolWith(superuserUrl: string, options: string): pg.Pool {
  const common =
    '-c synchronous_commit=off -c maintenance_work_mem=1GB -c work_mem=128MB -c max_parallel_maintenance_workers=2';
  return new pg.Pool({ connectionString: superuserUrl, max: AT_ONCE, options: `${common} ${options}` });
}

const TABLES = [
  'products',
  'product_search',
  'product_variations',
  'product_pairs',
  'reviews',
  'users',
  'orders',
  'order_items',
  'order_events',
  'payment_attempts',
];

/** Fills an empty, migrated shop. `say` hears what is done and how long it took. */
export async function fillShop(superuserUrl: string, sizes: Sizes, say: (sentence: string) => void): Promise<void> {
  const { products, orders, users } = sizes;
  // The shop's own triggers make its search.
  const pool = poolWith(superuserUrl, '');
  // References hold by the way the numbers are made; a look-up for each of some millions would prove it again.
  const unchecked = poolWith(superuserUrl, '-c session_replication_role=replica');
  async function step(what: string, work: () => Promise<unknown>): Promise<void> {
    const began = performance.now();
    await work();
    say(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  try {
    await pool.query(await statement('1-words'));
    await pool.query(await statement('2-categories'));
    await pool.query(await statement('7-articles'));
    const restore = await withoutIndexes(pool, TABLES);
    await step('products', () => fillRows(pool, '3-products', products));
    await step('shoppers', () => fillRows(unchecked, '5-users', users));
    await step('variations, reviews, pairs', () => fillRows(unchecked, '4-of-products', products, users));
    await step('orders', () => fillRows(unchecked, '6-orders', orders, orders, users, products));
    await step('indexes', () => restore(AT_ONCE));
    await pool.query('drop schema filling cascade');
    await pool.query(await statement('8-counts'));
    await step('statistics', () => pool.query('vacuum (analyze)'));
  } finally {
    await pool.end();
    await unchecked.end();
  }
}

import type pg from 'pg';
import { orderByApi, type Shop } from './orders.ts';

const ORDERS = 320;
// PostgreSQL's processes tell what they have read at the latest ten seconds after they were last asked.
const TOLD_AFTER_MS = 11_000;

async function pagesSoFar(pool: pg.Pool): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, TOLD_AFTER_MS));
  const { rows } = await pool.query<{ pages: string }>(
    'select blks_hit + blks_read as pages from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.pages);
}

/** How many pages of the database one order by the API reads or writes, with the making of who orders: what it costs however busy the machine is. */
export async function pagesOfAnOrder(shop: Shop): Promise<number> {
  const before = await pagesSoFar(shop.pool);
  const { failed } = await orderByApi(shop, ORDERS);
  if (failed > 0) throw new Error(`${failed} orders failed`);
  return ((await pagesSoFar(shop.pool)) - before) / ORDERS;
}

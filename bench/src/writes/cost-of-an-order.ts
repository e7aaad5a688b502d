import type pg from 'pg';
import { orderByApi, type Shop } from './orders.ts';

const ORDERS = 320;
// PostgreSQL's processes tell what they have read at the latest ten seconds after they were last asked.
const TOLD_AFTER_MS = 11_000;

/** Of one order: pages of the database that are touched, those of them that PostgreSQL did not hold, and bytes that its log grew by. */
export type OrderCost = { pages: number; pagesRead: number; logBytes: number };

async function costSoFar(pool: pg.Pool): Promise<OrderCost> {
  await new Promise((resolve) => setTimeout(resolve, TOLD_AFTER_MS));
  const { rows } = await pool.query<Record<keyof OrderCost, string>>(
    `select blks_hit + blks_read as pages, blks_read as "pagesRead", pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as "logBytes"
       from pg_stat_database where datname = current_database()`,
  );
  const [sums] = rows;
  return { pages: Number(sums?.pages), pagesRead: Number(sums?.pagesRead), logBytes: Number(sums?.logBytes) };
}

/** What one order by the API costs its database, with the making of who orders, however busy the machine is. */
export async function costOfAnOrder(shop: Shop): Promise<OrderCost> {
  const before = await costSoFar(shop.pool);
  const { failed } = await orderByApi(shop, ORDERS);
  if (failed > 0) throw new Error(`${failed} orders failed`);
  const after = await costSoFar(shop.pool);
  return {
    pages: (after.pages - before.pages) / ORDERS,
    pagesRead: (after.pagesRead - before.pagesRead) / ORDERS,
    logBytes: (after.logBytes - before.logBytes) / ORDERS,
  };
}

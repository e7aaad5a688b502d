import { sql } from 'kysely';
import type { Shelf, StockMovement, StockReason } from '@tokpa/contract';
import type { Db } from '#db/connect';
import type { Range } from '#db/within';

export type StockChange = {
  variationId: string | null;
  variationName: string | null;
  change: number;
  reason: Exclude<StockReason, 'sale' | 'cancellation'>;
  note?: string | undefined;
};

/** Writes down why the stock of a product changed; what changed nothing is left out. Answers the ids. */
export async function insertMovements(
  tx: Db,
  by: { productId: string; staffId: string; at: Date; idempotencyKey?: string | undefined },
  changes: readonly StockChange[],
): Promise<string[]> {
  const real = changes.filter(({ change }) => change !== 0);
  if (real.length === 0) return [];
  const rows = real.map(({ variationId, variationName, change, reason, note = '' }) => ({
    variation_id: variationId,
    variation_name: variationName,
    change,
    reason,
    note,
  }));
  const { rows: written } = await sql<{ id: string }>`
    insert into stock_movements
      (product_id, variation_id, variation_name, change, reason, note, staff_id, staff_name, at, idempotency_key)
    select ${by.productId}, line.variation_id, line.variation_name, line.change, line.reason, line.note, staff.id,
           trim(staff.first_name || ' ' || staff.last_name), ${by.at}, ${by.idempotencyKey ?? null}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as line (variation_id uuid, variation_name text, change integer, reason text, note text)
     cross join staff where staff.id = ${by.staffId}
    returning id`.execute(tx);
  return written.map(({ id }) => id);
}

export type MadeMovement = Required<StockChange> & { id: string; productId: string };

/** What this member of staff has done under this key. */
export function findMadeMovement(tx: Db, staffId: string, key: string): Promise<MadeMovement | undefined> {
  return tx
    .selectFrom('stock_movements')
    .select(['id', 'product_id as productId', 'variation_id as variationId', 'variation_name as variationName'])
    .select((eb) => ['change', eb.ref('reason').$castTo<StockChange['reason']>().as('reason'), 'note'])
    .where('staff_id', '=', staffId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

type Asked = { productId: string; variationId?: string | undefined; movementId?: string | undefined };

function ofProduct({ productId, variationId, movementId }: Asked) {
  return sql`from stock_history where product_id = ${productId}
    ${variationId === undefined ? sql`` : sql`and variation_id = ${variationId}`}
    ${movementId === undefined ? sql`` : sql`and id = ${movementId}`}`;
}

const COLUMNS = sql`
  id, variation_id as "variationId", variation_name as "variationName", change, reason, note, nullif(staff_name, '') as "staffName",
  case when order_id is not null then json_build_object('id', order_id, 'orderNumber', order_number) end as "order", at`;

/** Newest first, what orders took and gave back among it. */
export async function selectMovements(db: Db, asked: Asked, range: Range): Promise<StockMovement[]> {
  const { rows } = await sql<StockMovement>`
    select ${COLUMNS} ${ofProduct(asked)} order by at desc, id desc limit ${range.limit} offset ${range.offset}`.execute(
    db,
  );
  return rows;
}

export async function countMovements(db: Db, asked: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) ${ofProduct(asked)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * What is counted on the shelf: what can be sold, and what orders hold that have not left, which is in no stock. Of one moment: between two
 * statements a piece that is sold would be counted twice. What was sold before the first variations is held by none of them.
 */
export async function findShelf(db: Db, productId: string): Promise<Shelf | undefined> {
  const { rows } = await sql<Shelf>`
    with held as (
      select item.variation_id, sum(item.quantity) as pieces from order_items item join orders on orders.id = item.order_id
       where item.product_id = ${productId}
         and orders.status in ('PENDING', 'PROCESSING', 'PAID', 'FAILED') and orders.stock_returned_at is null
       group by item.variation_id
    )
    select stock, (select coalesce(sum(pieces), 0)::integer from held) as held,
      (select coalesce(json_agg(json_build_object('id', id, 'stock', stock, 'held', coalesce(pieces, 0)) order by position, id), '[]')
         from product_variations left join held on held.variation_id = id where product_id = products.id) as variations
      from products where id = ${productId}`.execute(db);
  return rows[0];
}

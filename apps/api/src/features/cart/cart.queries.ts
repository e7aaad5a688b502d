import { sql } from 'kysely';
import type { ItemType } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { statement } from '#db/statement';

export type Article = { itemType: ItemType; itemId: string; variationId: string | null };

/** Where a line of a cart names its article. */
export const COLUMN_OF = {
  PRODUCT: 'product_id',
  FORMATION: 'formation_id',
  COACHING_SESSION: 'coaching_session_id',
  SEMINAR: 'seminar_id',
} as const satisfies Record<ItemType, string>;

type Addition = { userId: string; itemId: string; variationId: string | null; quantity: number; limit: number };

function insertLine(itemType: ItemType) {
  return statement<Addition, { id: string }>(
    ({ userId, itemId, variationId, quantity, limit }) => sql`
    with made as (
      insert into carts (user_id) select ${userId} where not exists (select from carts where user_id = ${userId})
      on conflict (user_id) do nothing returning id
    ), known as (
      select id from carts where user_id = ${userId} for no key update
    ), cart as (
      select id from made union all select id from known
    )
    insert into cart_items as line (cart_id, ${sql.ref(COLUMN_OF[itemType])}, variation_id, quantity)
    select cart.id, ${itemId}::uuid, ${variationId}::uuid, ${quantity}::integer from cart
    on conflict on constraint cart_items_one_line_each
      do update set quantity = line.quantity + excluded.quantity where line.quantity + excluded.quantity <= ${limit}
    returning line.id`,
  );
}

const INSERT_LINE_OF = {
  PRODUCT: insertLine('PRODUCT'),
  FORMATION: insertLine('FORMATION'),
  COACHING_SESSION: insertLine('COACHING_SESSION'),
  SEMINAR: insertLine('SEMINAR'),
} as const satisfies Record<ItemType, unknown>;

/**
 * Adds to the article's line, making line and cart where there are none. Waits for an order that is being made of the cart, or
 * what is added would go with the line that the order takes out. False when the line would pass `limit`, and when
 * another call of the same shopper made the cart at the same moment: the next try finds it.
 */
export async function addToLine(
  db: Db,
  userId: string,
  { itemType, itemId, variationId }: Article,
  { quantity, limit }: { quantity: number; limit: number },
): Promise<boolean> {
  const rows = await INSERT_LINE_OF[itemType](db, { userId, itemId, variationId, quantity, limit });
  return rows.length > 0;
}

export async function findLineQuantity(
  db: Db,
  userId: string,
  { itemType, itemId, variationId }: Article,
): Promise<number | undefined> {
  const line = await db
    .selectFrom('cart_items')
    .innerJoin('carts', 'carts.id', 'cart_items.cart_id')
    .select('quantity')
    .where('carts.user_id', '=', userId)
    .where(COLUMN_OF[itemType], '=', itemId)
    .where('variation_id', 'is not distinct from', variationId)
    .executeTakeFirst();
  return line?.quantity;
}

/** Waits for an order that is being made of the cart. False when the line has gone, with that order or otherwise. */
export async function setLineQuantity(db: Db, lineId: string, quantity: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with cart as (
      select id from carts where id = (select cart_id from cart_items where id = ${lineId}) for no key update
    )
    update cart_items set quantity = ${quantity} from cart where cart_items.id = ${lineId} and cart_items.cart_id = cart.id`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

export async function deleteLine(db: Db, { userId, lineId }: { userId: string; lineId: string }): Promise<boolean> {
  const deleted = await db
    .deleteFrom('cart_items')
    .using('carts')
    .whereRef('carts.id', '=', 'cart_items.cart_id')
    .where('carts.user_id', '=', userId)
    .where('cart_items.id', '=', lineId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Makes the cart where there is none. */
export async function emptyCart(db: Db, userId: string): Promise<void> {
  await sql`
    with cart as (
      insert into carts (user_id) values (${userId}) on conflict (user_id) do update set user_id = excluded.user_id returning id
    )
    delete from cart_items using cart where cart_items.cart_id = cart.id`.execute(db);
}

export async function deleteCartOf(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('carts').where('user_id', '=', userId).execute();
}

import { sql } from 'kysely';
import type { ClosingAccount } from '#features/auth';
import type { Db } from '#db/connect';

export type WantedAlert = {
  productId: string;
  variationId: string | null;
  email: string;
  userId: string | null;
  token: string;
  now: Date;
};

/** What is left of a published product, or of that variation of it; undefined when there is no such thing. */
export async function findStock(db: Db, productId: string, variationId: string | null): Promise<number | undefined> {
  const { rows } = await sql<{ stock: number }>`
    select coalesce(variation.stock, products.stock) as stock
      from products left join product_variations variation on variation.product_id = products.id and variation.id = ${variationId}
     where products.id = ${productId} and products.status = 'PUBLISHED'
       and (${variationId}::uuid is null or variation.id is not null)`.execute(db);
  return rows[0]?.stock;
}

/** Nothing is written when the same alert waits already. */
export async function insertAlert(
  tx: Db,
  { productId, variationId, email, userId, token, now }: WantedAlert,
): Promise<void> {
  await tx
    .insertInto('stock_alerts')
    .values({ product_id: productId, variation_id: variationId, email, user_id: userId, token, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type DueAlert = {
  email: string;
  token: string;
  productName: string;
  variationId: string | null;
  variationName: string | null;
  slug: string;
  price: number;
};

/** Takes alerts whose product can be bought again, the oldest first, and writes down that they are mailed. */
export async function takeDueAlerts(tx: Db, now: Date, limit: number): Promise<DueAlert[]> {
  const { rows } = await sql<DueAlert>`
    with due as (
      select alert.id from stock_alerts alert
        join products on products.id = alert.product_id
        left join product_variations variation on variation.id = alert.variation_id
       where alert.mailed_at is null and alert.cancelled_at is null and products.status = 'PUBLISHED'
         and coalesce(variation.stock, products.stock) > 0
       order by alert.id limit ${limit}
         for update of alert skip locked
    ), taken as (
      update stock_alerts set mailed_at = ${now} from due where stock_alerts.id = due.id
      returning stock_alerts.id, email, token, product_id, variation_id
    )
    select taken.email, taken.token, products.name as "productName", variation.id as "variationId",
           variation.name as "variationName", products.slug, coalesce(variation.price, products.price) as price
      from taken join products on products.id = taken.product_id
      left join product_variations variation on variation.id = taken.variation_id
     order by taken.id`.execute(tx);
  return rows;
}

/** Ends every waiting alert of the address that the token was mailed to; answers whether the token is somebody's. */
export async function cancelAlertsBehind(tx: Db, token: string, now: Date): Promise<boolean> {
  const alert = await tx.selectFrom('stock_alerts').select('email').where('token', '=', token).executeTakeFirst();
  if (!alert) return false;
  await tx
    .updateTable('stock_alerts')
    .set({ cancelled_at: now })
    .where('email', '=', alert.email)
    .where('mailed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute();
  return true;
}

export async function deleteAlertsSettledBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('stock_alerts')
    .where((row) =>
      row.or([row('mailed_at', '<', before.toISOString()), row('cancelled_at', '<', before.toISOString())]),
    )
    .execute();
}

/** Whose product has not come back in all that time: what still waits. */
export async function deleteAlertsAskedBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('stock_alerts')
    .where('created_at', '<', before.toISOString())
    .where('mailed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute();
}

/** The alerts that the account's owner asked for while they were logged in, newest first. */
export async function findAlertsOf(db: Db, userId: string): Promise<Record<string, unknown>[]> {
  return db
    .selectFrom('stock_alerts')
    .innerJoin('products', 'products.id', 'stock_alerts.product_id')
    .leftJoin('product_variations', 'product_variations.id', 'stock_alerts.variation_id')
    .select([
      'stock_alerts.id',
      'products.name as product',
      'product_variations.name as variation',
      'stock_alerts.email',
      'stock_alerts.created_at as createdAt',
      'stock_alerts.mailed_at as mailedAt',
      'stock_alerts.cancelled_at as cancelledAt',
    ])
    .where('stock_alerts.user_id', '=', userId)
    .orderBy('stock_alerts.id', 'desc')
    .execute();
}

/**
 * What waits goes along with the account, as far as it was asked for under its own address. Where the new address waits for the same already,
 * that alert is enough.
 */
export async function moveAlertsOf(tx: Db, { userId, email }: { userId: string; email: string }): Promise<void> {
  const isMoving = sql<boolean>`account.id = ${userId} and alert.user_id = account.id and alert.email = lower(account.email)
       and alert.mailed_at is null and alert.cancelled_at is null`;
  await sql`
    delete from stock_alerts alert using users account
     where ${isMoving} and exists (
       select from stock_alerts other
        where other.email = lower(${email}) and other.id <> alert.id and other.product_id = alert.product_id
          and other.variation_id is not distinct from alert.variation_id
          and other.mailed_at is null and other.cancelled_at is null)`.execute(tx);
  await sql`update stock_alerts alert set email = lower(${email}) from users account where ${isMoving}`.execute(tx);
}

export async function deleteAlertsOf(tx: Db, { userId, email, addressSince }: ClosingAccount): Promise<void> {
  await tx
    .deleteFrom('stock_alerts')
    .where((row) =>
      row.or([row('user_id', '=', userId), row('email', '=', email).and('created_at', '>=', addressSince)]),
    )
    .execute();
}

import { sql, type Insertable } from 'kysely';
import type { UnmatchedPayment } from '@tokpa/contract';
import type { Db } from '#db/connect';
import type { UnmatchedPaymentsRow } from '#db/tables';

const MOST = 100;

/** Once for each payment, whatever is heard of it again. */
export async function insertUnmatched(tx: Db, payment: Insertable<UnmatchedPaymentsRow>): Promise<void> {
  await tx
    .insertInto('unmatched_payments')
    .values(payment)
    .onConflict((clash) => clash.constraint('unmatched_payments_once').doNothing())
    .execute();
}

function selectUnmatched(db: Db) {
  return db
    .selectFrom('unmatched_payments')
    .select([
      'id',
      'provider',
      'provider_reference as providerId',
      'method',
      'amount',
      'currency',
      'paid_at as paidAt',
      'created_at as createdAt',
      'order_number as orderNumber',
    ])
    .select((row) =>
      row
        .selectFrom('orders')
        .select('orders.id')
        .whereRef('orders.order_number', '=', 'unmatched_payments.order_number')
        .as('orderId'),
    )
    .where('is_open', '=', sql.lit(true));
}

/** The oldest first. */
export async function findUnmatched(db: Db): Promise<UnmatchedPayment[]> {
  return selectUnmatched(db).orderBy('id').limit(MOST).execute();
}

/** Undefined when it waits for nobody. */
export async function findOneUnmatched(db: Db, id: string): Promise<UnmatchedPayment | undefined> {
  return selectUnmatched(db).where('id', '=', id).executeTakeFirst();
}

/** Undefined when it waits for nobody. */
export async function closeUnmatched(tx: Db, id: string): Promise<UnmatchedPayment | undefined> {
  const found = await selectUnmatched(tx).where('id', '=', id).forUpdate().executeTakeFirst();
  if (found) await tx.updateTable('unmatched_payments').set({ is_open: false }).where('id', '=', id).execute();
  return found;
}

/** How many wait for somebody, to be part of a statement. */
export const countOfUnmatched = sql<number>`(select count(*) from unmatched_payments where is_open)`;

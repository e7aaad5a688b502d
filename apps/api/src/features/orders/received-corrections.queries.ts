import type { Db } from '#db/connect';

/** What the courier brought of an order, and what was taken off it. */
type MoneyOfDoor = { attemptId: string; received: number; uncollected: number };

/** Undefined where nothing was taken off, or the money is back with the customer. The caller holds the order's row. */
export async function findMoneyOfDoor(tx: Db, orderId: string): Promise<MoneyOfDoor | undefined> {
  return tx
    .selectFrom('orders')
    .innerJoin('payment_attempts as attempt', 'attempt.order_id', 'orders.id')
    .select(['attempt.id as attemptId', 'attempt.amount as received', 'orders.uncollected_amount as uncollected'])
    .where('orders.id', '=', orderId)
    .where('orders.uncollected_amount', '>', 0)
    .where('attempt.status', '=', 'PAID')
    .whereRef('attempt.amount', '=', 'orders.final_amount')
    .executeTakeFirst();
}

export async function setReceived(tx: Db, attemptId: string, amount: number): Promise<void> {
  await tx.updateTable('payment_attempts').set({ amount }).where('id', '=', attemptId).execute();
}

type Amounts = { before: number; after: number };

export async function insertCorrection(
  tx: Db,
  { orderId, before, after, at }: Amounts & { orderId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('received_corrections')
    .values({ order_id: orderId, amount_before: before, amount_after: after, created_at: at })
    .execute();
}

export type InvoicedCorrection = Amounts & { createdAt: string };

/** The oldest first; without those that came after the order was read, which cost this then. */
export async function findCorrections(
  db: Db,
  { id, finalAmount }: { id: string; finalAmount: number },
): Promise<InvoicedCorrection[]> {
  return db
    .selectFrom('received_corrections')
    .select(['amount_before as before', 'amount_after as after', 'created_at as createdAt'])
    .where('order_id', '=', id)
    .where('amount_after', '<=', finalAmount)
    .orderBy('id')
    .execute();
}

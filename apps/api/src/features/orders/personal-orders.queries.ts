import { sql } from 'kysely';
import { UNPAID_STATUSES } from '@tokpa/contract';
import { forgetPayers } from '#features/payments';
import type { Db } from '#db/connect';

/** Orders that wait for an online payment, in the order of their ids. */
export async function findUnpaidOrdersOf(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', UNPAID_STATUSES)
    .where('payment_method', '!=', 'cod')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

const OVER = ['DELIVERED', 'CANCELLED'] as const;

/** A condition on `orders`: the customer waits for no money of it, and nobody has to look at its payments, which may say that they should. */
const owesNothing = sql<boolean>`not exists (
  select from payment_attempts attempt where attempt.order_id = orders.id and (
    exists (select from payment_refunds refund where refund.attempt_id = attempt.id and refund.status in ('PENDING', 'MANUAL'))
    or exists (select from payment_notices notice where notice.attempt_id = attempt.id and notice.is_open)))`;

/** The accounts need the order, not the person. */
const NOBODY = { customer_name: 'Compte supprimé', customer_email: '', customer_phone: '', shipping_address: null };

async function forgetPayersOf(tx: Db, orders: readonly { id: string }[]): Promise<void> {
  if (orders.length > 0)
    await forgetPayers(
      tx,
      orders.map(({ id }) => id),
    );
}

/** Of this person's orders that are over and owe them nothing. */
export async function removeNames(tx: Db, userId: string): Promise<void> {
  // Whoever gives money back at this moment is waited for: what they owe is seen afterwards.
  await tx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', OVER)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const nameless = await tx
    .updateTable('orders')
    .set(NOBODY)
    .where('user_id', '=', userId)
    .where('status', 'in', OVER)
    .where(owesNothing)
    .returning('id')
    .execute();
  await forgetPayersOf(tx, nameless);
}

/** Asked after the order is locked: whoever closes the account at this moment holds its orders until it is closed. */
export async function hasClosedAccount(tx: Db, userId: string): Promise<boolean> {
  const closed = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return closed !== undefined;
}

/** Of an order whose account was closed before, once it is over and owes nothing. The caller holds the order's row. */
export async function removeNameOfClosedAccount(tx: Db, orderId: string): Promise<void> {
  const nameless = await tx
    .updateTable('orders')
    .set(NOBODY)
    .where('id', '=', orderId)
    .where('status', 'in', OVER)
    .where(owesNothing)
    .where('user_id', 'in', (query) =>
      query.selectFrom('users').select('users.id').where('users.deleted_at', 'is not', null),
    )
    .returning('id')
    .execute();
  await forgetPayersOf(tx, nameless);
}

import { type OrderStatus, UNPAID_STATUSES } from '@tokpa/contract';
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
/** The accounts need the order, not the person. */
const NOBODY = { customer_name: 'Compte supprimé', customer_email: '', customer_phone: '', shipping_address: null };

/** Of this person's orders that are over. */
export async function removeNames(tx: Db, userId: string): Promise<void> {
  await tx.updateTable('orders').set(NOBODY).where('user_id', '=', userId).where('status', 'in', OVER).execute();
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

/** Of an order that is over now, when its account was closed before. */
export async function removeNameOfClosedAccount(tx: Db, orderId: string, status: OrderStatus): Promise<void> {
  if (!OVER.some((over) => over === status)) return;
  await tx
    .updateTable('orders')
    .set(NOBODY)
    .where('id', '=', orderId)
    .where('user_id', 'in', (query) =>
      query.selectFrom('users').select('users.id').where('users.deleted_at', 'is not', null),
    )
    .execute();
}

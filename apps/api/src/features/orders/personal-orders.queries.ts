import { UNPAID_STATUSES } from '@tokpa/contract';
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

/** The accounts need the order, not the person. */
export async function removeNames(tx: Db, userId: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ customer_name: 'Compte supprimé', customer_email: '', customer_phone: '', shipping_address: null })
    .where('user_id', '=', userId)
    .where('status', 'in', ['DELIVERED', 'CANCELLED'])
    .execute();
}

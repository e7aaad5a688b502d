import type { ReturnReason } from '@tokpa/contract';
import type { Db } from '#db/connect';

type NewReturnRequest = {
  orderNumber: string;
  email: string;
  reason: ReturnReason;
  description: string;
  createdAt: Date;
};

export async function insertReturnRequest(tx: Db, request: NewReturnRequest): Promise<void> {
  const { orderNumber, createdAt, ...columns } = request;
  await tx
    .insertInto('return_requests')
    .values({ ...columns, order_number: orderNumber, created_at: createdAt })
    .execute();
}

/**
 * The requests about the account's own orders, sent under its own address, newest first. Both must fit: an address alone is
 * whoever's wrote it, and so is a number.
 */
export async function findReturnRequestsOf(db: Db, userId: string): Promise<Record<string, unknown>[]> {
  return db
    .selectFrom('return_requests as request')
    .innerJoin('orders', 'orders.order_number', 'request.order_number')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select([
      'request.id',
      'request.order_number as orderNumber',
      'request.email',
      'request.reason',
      'request.description',
      'request.status',
      'request.answer',
      'request.created_at as createdAt',
    ])
    .where('users.id', '=', userId)
    .whereRef('request.email', '=', 'users.email')
    .orderBy('request.id', 'desc')
    .execute();
}

export async function deleteReturnRequestsOf(tx: Db, email: string): Promise<void> {
  await tx.deleteFrom('return_requests').where('email', '=', email).execute();
}

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

export async function deleteReturnRequestsOf(tx: Db, email: string): Promise<void> {
  await tx.deleteFrom('return_requests').where('email', '=', email).execute();
}

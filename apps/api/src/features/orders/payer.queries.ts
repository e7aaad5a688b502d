import type { Db } from '#db/connect';
import { knownEmail } from '#db/known-email';

export type Payer = { firstName: string; lastName: string; email: string; phone: string };

/** Who pays the order, as the payment provider wants to know. */
export async function findPayer(db: Db, orderId: string): Promise<Payer> {
  return db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['users.first_name as firstName', 'users.last_name as lastName', 'users.phone'])
    .select(knownEmail('users.email').as('email'))
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
}

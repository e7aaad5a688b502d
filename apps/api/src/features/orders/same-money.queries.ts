import { sql } from 'kysely';
import type { Db } from '#db/connect';

// Asked in other words before: it is known by its beginning.
const BEGINNING = 'Paiement reçu pour une commande déjà marquée payée par le personnel';

/** What stands beside a payment of an order that the team had marked as paid, until somebody answers. */
export const MARKED_BEFORE = `${BEGINNING} : dites si c’est le même argent.`;

/** Of all that stands beside a payment. */
export function asksIfSameMoney(attention: string | null): boolean {
  return attention?.includes(BEGINNING) === true;
}

/** Of `payment_attempts as attempt`: whether it waits for that answer. */
export const mayBeSameMoney = sql<boolean>`exists (
  select from payment_notices notice
  where notice.attempt_id = attempt.id and notice.is_open and starts_with(notice.sentence, ${BEGINNING}))`;

export async function isSameMoneyUnsaid(tx: Db, orderId: string): Promise<boolean> {
  const unsaid = await tx
    .selectFrom('payment_attempts as attempt')
    .select('attempt.id')
    .where('attempt.order_id', '=', orderId)
    .where(mayBeSameMoney)
    .executeTakeFirst();
  return unsaid !== undefined;
}

import { type RawBuilder, sql } from 'kysely';

/** Of a payment: whether all of it goes back. */
const goesBack = (attempt: RawBuilder<unknown>) => sql<boolean>`${attempt}.amount <= (
  select coalesce(sum(amount), 0) from payment_refunds its where its.attempt_id = ${attempt}.id and its.status <> 'FAILED')`;

/**
 * A condition on `payment_refunds refund`: it is of the payment that an order counts as its own, which is one that the shop keeps where there is one, and
 * the earliest of those. What came a second time, or for an order that was over, is in no revenue, and its way back neither.
 */
export const isOfCountedMoney = sql<boolean>`exists (
  select from payment_attempts attempt join orders on orders.id = attempt.order_id
  where attempt.id = refund.attempt_id and orders.paid_at is not null and not exists (
    select from payment_attempts other where other.order_id = orders.id and other.paid_at is not null
      and (${goesBack(sql`other`)}, other.paid_at, other.id) < (${goesBack(sql`attempt`)}, attempt.paid_at, attempt.id)))`;

/** The provider and the method of that payment of `orders`; null where none came. */
export const countedPayment = sql`(
  select json_build_object('provider', attempt.provider, 'method', attempt.method) from payment_attempts attempt
  where attempt.order_id = orders.id and attempt.paid_at is not null
  order by ${goesBack(sql`attempt`)}, attempt.paid_at, attempt.id limit 1)`;

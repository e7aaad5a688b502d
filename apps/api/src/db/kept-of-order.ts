import { sql } from 'kysely';

/**
 * What the shop keeps of the order in the statement's `orders` row, in FCFA: what was paid for it less what was given back, and never more
 * than it cost, because what was paid twice is not its own. A payment that went back at the provider before the shop saw it never came.
 * An order of which no payment is written was paid in full.
 */
export const keptOfOrder = sql<number>`least(orders.final_amount,
  coalesce((
    select sum(attempt.amount) from payment_attempts attempt
     where attempt.order_id = orders.id
       and (attempt.status = 'PAID' or (attempt.status = 'REFUNDED' and attempt.paid_at is not null))), orders.final_amount)
  - coalesce((
    select sum(refund.amount) from payment_refunds refund join payment_attempts attempt on attempt.id = refund.attempt_id
     where attempt.order_id = orders.id and refund.status <> 'FAILED'), 0))`;

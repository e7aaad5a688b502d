import { sql } from 'kysely';
import type { Db } from '#db/connect';

/** What the demonstration provider remembers of the payments of the demo shop: without it none of them could be refunded. */
export async function seedSandboxBooks(tx: Db): Promise<void> {
  await sql`
    insert into sandbox_payments (reference, merchant_reference, token, amount, description, customer_name, return_url, method, payer,
                                  status, decided_at, expires_at, created_at)
    select attempt.provider_reference, attempt.id, 'pay_' || attempt.id, attempt.amount, 'Commande ' || orders.order_number,
           orders.customer_name, '/', attempt.method, orders.customer_phone, 'approved', attempt.paid_at, attempt.expires_at,
           attempt.created_at
      from payment_attempts attempt join orders on orders.id = attempt.order_id
     where attempt.provider = 'sandbox' and attempt.status = 'PAID' and attempt.provider_reference is not null
    on conflict do nothing`.execute(tx);
}

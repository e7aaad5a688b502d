import { sql } from 'kysely';
import type { Db } from '#db/connect';
import { isOfCountedMoney } from '#db/counted-money';
import { yearInBenin } from '#platform/benin-days';

export type InvoiceNumber = { year: number; number: number; issuedAt: string };

export async function findInvoice(db: Db, orderId: string): Promise<InvoiceNumber | undefined> {
  return db
    .selectFrom('invoices')
    .select(['year', 'number', 'issued_at as issuedAt'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** `doneAt` is null until the money is back. */
export type InvoicedRefund = { amount: number; doneAt: string | null };

/** What goes back of the money that paid the order; of what came besides, the invoice's total knows nothing. */
export async function findInvoicedRefunds(db: Db, orderId: string): Promise<InvoicedRefund[]> {
  const { rows } = await sql<InvoicedRefund>`
    select refund.amount, refund.done_at as "doneAt"
    from payment_refunds refund join payment_attempts its on its.id = refund.attempt_id
    where its.order_id = ${orderId} and refund.status <> 'FAILED' and ${isOfCountedMoney} order by refund.id`.execute(
    db,
  );
  return rows;
}

/**
 * Gives a paid order its invoice's number, the next of the year, once; nothing when it is not paid or costs nothing. Whoever pays at the same moment waits for the end of this
 * transaction: that is the price of numbers without a gap.
 */
export async function issueInvoice(tx: Db, orderId: string, at: Date): Promise<void> {
  const year = yearInBenin(at);
  await sql`
    with missing as (
      select id from orders where id = ${orderId} and paid_at is not null and final_amount > 0
        and not exists (select from invoices where order_id = orders.id)
    ), counted as (
      insert into invoice_counters (year, last_number) select ${year}, 1 from missing
      on conflict (year) do update set last_number = invoice_counters.last_number + 1
      returning last_number
    )
    insert into invoices (order_id, year, number, issued_at) select ${orderId}, ${year}, last_number, ${at} from counted`.execute(
    tx,
  );
}

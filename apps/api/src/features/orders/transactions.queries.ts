import { type RawBuilder, sql } from 'kysely';
import type { Page, TransactionQuery, TransactionRow } from '@tokpa/contract';
import { attentionOfAttempt, hasSettleable, waitsForSomebody } from '#features/payments';
import type { Db } from '#db/connect';
import { escapeLike, everyWordIn } from '#db/every-word-in';
import { selectPage } from '#db/select-page';
import { readBefore, readFrom } from '#platform/benin-days';
import { orderWords } from './orders.queries.ts';
import { mayBeSameMoney } from './same-money.queries.ts';

function selectTransactions(db: Db) {
  return db
    .selectFrom('payment_attempts as attempt')
    .innerJoin('orders', 'orders.id', 'attempt.order_id')
    .select([
      'attempt.id',
      'attempt.order_id as orderId',
      'orders.order_number as orderNumber',
      'orders.customer_name as customerName',
      'attempt.provider',
      'attempt.provider_reference as providerId',
      'attempt.method',
      'attempt.amount',
      'attempt.refunded_amount as refundedAmount',
      'attempt.status',
      'attempt.paid_at as paidAt',
      'attempt.created_at as createdAt',
    ])
    .select([
      sql<'XOF'>`attempt.currency`.as('currency'),
      sql<string | null>`(
        select max(refund.done_at) from payment_refunds refund where refund.attempt_id = attempt.id and refund.status = 'DONE')`.as(
        'lastRefundedAt',
      ),
      attentionOfAttempt.as('attention'),
      hasSettleable.as('isSettleable'),
      mayBeSameMoney.as('mayBeSameMoney'),
      sql<InvoiceOfOrder | null>`(
        select json_build_object('year', year, 'number', number) from invoices where order_id = attempt.order_id)`.as(
        'invoice',
      ),
    ]);
}

type InvoiceOfOrder = { year: number; number: number };

/** A payment as the database knows it. */
export type TransactionRecord = Omit<TransactionRow, 'invoiceNumber'> & { invoice: InvoiceOfOrder | null };

/** The payments of the orders that hold these words, and those whose reference at the provider begins so: each by its index. */
function found(typed: string): RawBuilder<boolean> {
  const reference = `${escapeLike(typed.trim())}%`;
  return sql<boolean>`attempt.id in (
    select its.id from payment_attempts its join orders on orders.id = its.order_id where ${everyWordIn(orderWords, typed)}
    union all
    select its.id from payment_attempts its where its.provider_reference like ${reference})`;
}

function ofInvoice({ year, number }: InvoiceOfOrder): RawBuilder<boolean> {
  return sql<boolean>`attempt.order_id in (select order_id from invoices where year = ${year} and number = ${number})`;
}

/** Of an invoice where one is named, whatever is searched for besides. */
export async function selectTransactionPage(
  db: Db,
  asked: TransactionQuery,
  invoice?: InvoiceOfOrder,
): Promise<Page<TransactionRecord>> {
  let query = selectTransactions(db);
  const equal = { status: asked.status, provider: asked.provider, method: asked.method, order_id: asked.orderId };
  for (const [column, value] of Object.entries(equal)) {
    if (value !== undefined) query = query.where(`attempt.${column as keyof typeof equal}`, '=', value);
  }
  if (asked.needsAttention === true) query = query.where(waitsForSomebody);
  if (asked.startDate) query = query.where(sql<boolean>`attempt.created_at >= ${readFrom(asked.startDate)}`);
  if (asked.endDate) query = query.where(sql<boolean>`attempt.created_at < ${readBefore(asked.endDate)}`);
  if (asked.paidFrom) query = query.where(sql<boolean>`attempt.paid_at >= ${readFrom(asked.paidFrom)}`);
  if (asked.paidUntil) query = query.where(sql<boolean>`attempt.paid_at < ${readBefore(asked.paidUntil)}`);
  if (invoice) query = query.where(ofInvoice(invoice));
  else if (asked.search) query = query.where(found(asked.search));
  return selectPage(query, asked, {
    columns: { createdAt: 'attempt.created_at', amount: 'attempt.amount', paidAt: 'attempt.paid_at' },
    emptyLast: ['paidAt'],
    byDefault: '-createdAt',
    id: 'attempt.id',
  });
}

export async function selectTransaction(db: Db, id: string): Promise<TransactionRecord | undefined> {
  return selectTransactions(db).where('attempt.id', '=', id).executeTakeFirst();
}

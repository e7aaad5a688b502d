import { sql } from 'kysely';
import type { Page, TransactionQuery, TransactionRow } from '@tokpa/contract';
import { waitsForSomebody } from '#features/payments';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { selectPage } from '#db/select-page';
import { readBefore, readFrom } from '#platform/benin-days';

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
      'attempt.attention',
      'attempt.status',
      'attempt.paid_at as paidAt',
      'attempt.created_at as createdAt',
    ])
    .select(sql<'XOF'>`attempt.currency`.as('currency'));
}

const words = sql<string>`(orders.order_number || ' ' || orders.customer_name || ' ' || coalesce(attempt.provider_reference, ''))`;

export async function selectTransactionPage(db: Db, asked: TransactionQuery): Promise<Page<TransactionRow>> {
  let query = selectTransactions(db);
  const equal = { status: asked.status, provider: asked.provider, method: asked.method, order_id: asked.orderId };
  for (const [column, value] of Object.entries(equal)) {
    if (value !== undefined) query = query.where(`attempt.${column as keyof typeof equal}`, '=', value);
  }
  if (asked.needsAttention === true) query = query.where(waitsForSomebody);
  if (asked.startDate) query = query.where(sql<boolean>`attempt.created_at >= ${readFrom(asked.startDate)}`);
  if (asked.endDate) query = query.where(sql<boolean>`attempt.created_at < ${readBefore(asked.endDate)}`);
  if (asked.search) query = query.where(everyWordIn(words, asked.search));
  return selectPage(query, asked, {
    columns: { createdAt: 'attempt.created_at', amount: 'attempt.amount', paidAt: 'attempt.paid_at' },
    byDefault: '-createdAt',
    id: 'attempt.id',
  });
}

export async function selectTransaction(db: Db, id: string): Promise<TransactionRow | undefined> {
  return selectTransactions(db).where('attempt.id', '=', id).executeTakeFirst();
}

import { type Order, type OrderQuery, type Page, readOrderStatus, toPage } from '@tokpa/contract';
import { canRefund } from '#features/payments';
import { readBefore, readFrom } from '#platform/benin-days';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { Session } from '#platform/session';
import { invoiceNumber, readInvoiceNumber } from './invoice-number.ts';
import { isPayable, leftUnpaid } from './order-states.ts';
import { countOrders, findOrder, findOrders, type OrderFilter, type OrderRecord } from './orders.queries.ts';

/** What may be asked of the orders: a shopper only ever sees their own, whatever else is asked. */
function toFilter(query: OrderQuery, session: Session): OrderFilter {
  const shared: OrderFilter = {
    status: query.status === undefined ? undefined : readOrderStatus(query.status),
    paymentMethod: query.paymentMethod,
    minTotal: query.minTotal,
    maxTotal: query.maxTotal,
    from: query.startDate === undefined ? undefined : readFrom(query.startDate),
    before: query.endDate === undefined ? undefined : readBefore(query.endDate),
  };
  if (session.kind === 'shopper') return { ...shared, userId: session.userId };
  const search = query.search ?? '';
  const invoice = readInvoiceNumber(search);
  return {
    ...shared,
    userId: query.userId,
    ...(invoice ? { invoice } : { search: search || undefined }),
    toPrepare: query.toPrepare || undefined,
  };
}

/** As the contract says it: whether an order may be paid depends on the time of asking, the way of its money back on the shop's provider. */
export function toOrder(platform: Platform, { invoice, transactions, ...record }: OrderRecord): Order {
  return {
    ...record,
    transactions: transactions.map((one) => ({ ...one, isRefundedByHand: !canRefund(platform, one.provider) })),
    invoiceNumber: invoice && invoiceNumber(invoice),
    isPayable: isPayable(record, platform.clock.now()),
    leftUnpaid: leftUnpaid(record),
  };
}

export async function listOrders(platform: Platform, query: OrderQuery, session: Session): Promise<Page<Order>> {
  const filter = toFilter(query, session);
  const [records, total] = await Promise.all([
    findOrders(platform.db, filter, query),
    countOrders(platform.db, filter),
  ]);
  return toPage(
    records.map((record) => toOrder(platform, record)),
    total,
    query,
  );
}

export async function findOrderOrThrow(platform: Platform, orderId: string, userId?: string): Promise<Order> {
  const record = await findOrder(platform.db, orderId, userId);
  if (!record) throw new Problem('order_not_found');
  return toOrder(platform, record);
}

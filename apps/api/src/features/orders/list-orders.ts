import { isUnpaid, type Order, type OrderQuery, type Page, toPage } from '@tokpa/contract';
import { canRefund } from '#features/payments';
import type { Db } from '#db/connect';
import { readBefore, readFrom } from '#platform/benin-days';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { Session } from '#platform/session';
import { invoiceNumber, readInvoiceNumber } from './invoice-number.ts';
import { methodOf } from './order-mails.ts';
import { isPayable, leftUnpaid } from './order-states.ts';
import { countOrders, findOrder, findOrders, type OrderFilter, type OrderRecord } from './orders.queries.ts';
import { findStarts } from './status.queries.ts';

/** What may be asked of the orders: a shopper only ever sees their own, whatever else is asked. */
function toFilter(query: OrderQuery, session: Session): OrderFilter {
  const shared: OrderFilter = {
    status: query.status,
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
    leftUnpaid: query.leftUnpaid || undefined,
  };
}

/** Order → when its first session begins, of those that may still be waiting for their payment. */
export async function findSessionStarts(db: Db, records: readonly OrderRecord[]): Promise<ReadonlyMap<string, Date>> {
  const waiting = records.filter(
    ({ status, orderItems }) =>
      isUnpaid(status) &&
      orderItems.some(({ seminar, coachingSession }) => seminar !== null || coachingSession !== null),
  );
  if (waiting.length === 0) return new Map();
  return findStarts(
    db,
    waiting.map(({ id }) => id),
  );
}

/** An order as the contract says it, and whose it is. */
type OwnedOrder = Order & Pick<OrderRecord, 'userId'>;

/**
 * As the contract says them: whether an order may be paid depends on the time of asking and on when its sessions begin, the way of its
 * money back on the shop's provider, by what it was paid on who reads.
 */
export async function toOrders(
  platform: Platform,
  db: Db,
  records: readonly OrderRecord[],
  reader: Session['kind'],
): Promise<OwnedOrder[]> {
  const starts = await findSessionStarts(db, records);
  return records.map((record) => toOrder(platform, record, starts.get(record.id), reader));
}

function toOrder(
  platform: Platform,
  { invoice, transactions, paidWith, ...record }: OrderRecord,
  startsAt: Date | undefined,
  reader: Session['kind'],
): OwnedOrder {
  return {
    ...record,
    methodName: methodOf({ ...record, paidWith }, reader),
    transactions: transactions.map((one) => ({ ...one, isRefundedByHand: !canRefund(platform, one.provider) })),
    invoiceNumber: invoice && invoiceNumber(invoice),
    isPayable: isPayable({ ...record, startsAt }, platform.clock.now()),
    leftUnpaid: leftUnpaid(record),
  };
}

export async function listOrders(platform: Platform, query: OrderQuery, session: Session): Promise<Page<Order>> {
  const filter = toFilter(query, session);
  const [records, total] = await Promise.all([
    findOrders(platform.db, filter, query),
    countOrders(platform.db, filter),
  ]);
  return toPage(await toOrders(platform, platform.db, records, session.kind), total, query);
}

/** With `userId` only where the order is that shopper's. Unless said otherwise, as it is read by whoever asks. */
export async function findOrderOrThrow(
  platform: Platform,
  orderId: string,
  userId?: string,
  reader: Session['kind'] = userId === undefined ? 'staff' : 'shopper',
): Promise<OwnedOrder> {
  const record = await findOrder(platform.db, orderId, userId);
  const [order] = record ? await toOrders(platform, platform.db, [record], reader) : [];
  if (!order) throw new Problem('order_not_found');
  return order;
}

import { type Order, type OrderQuery, type Page, readOrderStatus, toPage } from '@tokpa/contract';
import { type AttemptRow, findAttempts } from '#features/payments';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { Session } from '#platform/session';
import { isPayable } from './order-states.ts';
import { countOrders, findOrder, findOrders, type OrderFilter, type OrderRecord } from './orders.queries.ts';

// Africa/Porto-Novo: one hour ahead of UTC the whole year.
const BENIN_OFFSET = '+01:00';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 24 * 60 * 60 * 1000;

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00${BENIN_OFFSET}`);
}

/** A day counts from its first hour in Benin. */
function readFrom(date: string | undefined): Date | undefined {
  if (date === undefined) return undefined;
  return DAY.test(date) ? startOf(date) : new Date(date);
}

/** A day counts until its last moment in Benin, an instant is included. */
function readBefore(date: string | undefined): Date | undefined {
  if (date === undefined) return undefined;
  return DAY.test(date) ? new Date(startOf(date).getTime() + DAY_MS) : new Date(new Date(date).getTime() + 1);
}

/** What may be asked of the orders: a shopper only ever sees their own, whatever else is asked. */
export function toFilter(query: OrderQuery, session: Session): OrderFilter {
  const shared: OrderFilter = {
    status: query.status === undefined ? undefined : readOrderStatus(query.status),
    paymentMethod: query.paymentMethod,
    minTotal: query.minTotal,
    maxTotal: query.maxTotal,
    from: readFrom(query.startDate),
    before: readBefore(query.endDate),
  };
  if (session.kind === 'shopper') return { ...shared, userId: session.userId };
  return { ...shared, userId: query.userId, search: query.search || undefined };
}

function toTransaction(attempt: AttemptRow): Order['transactions'][number] {
  return {
    id: attempt.id,
    provider: attempt.provider,
    providerId: attempt.provider_reference,
    method: attempt.method,
    amount: attempt.amount,
    currency: 'XOF',
    status: attempt.status,
    createdAt: attempt.created_at,
  };
}

/** Orders with their payments: one more query for all of them. */
export async function withPayments(db: Db, records: readonly OrderRecord[], now: Date): Promise<Order[]> {
  const attempts = await findAttempts(
    db,
    records.map(({ id }) => id),
  );
  return records.map((record) => ({
    ...record,
    transactions: (attempts.get(record.id) ?? []).map(toTransaction),
    isPayable: isPayable(record, now),
  }));
}

export async function listOrders(platform: Platform, query: OrderQuery, session: Session): Promise<Page<Order>> {
  const filter = toFilter(query, session);
  const [records, total] = await Promise.all([
    findOrders(platform.db, filter, query),
    countOrders(platform.db, filter),
  ]);
  return toPage(await withPayments(platform.db, records, platform.clock.now()), total, query);
}

/** The owner of rows is asked for; staff may see all. */
export function ownerOf(session: Session): string | undefined {
  return session.kind === 'shopper' ? session.userId : undefined;
}

export async function findRecordOrThrow(platform: Platform, orderId: string, userId?: string): Promise<OrderRecord> {
  const record = await findOrder(platform.db, orderId, userId);
  if (!record) throw new Problem('order_not_found');
  return record;
}

export async function findOrderOrThrow(platform: Platform, orderId: string, userId?: string): Promise<Order> {
  const record = await findRecordOrThrow(platform, orderId, userId);
  const [order] = await withPayments(platform.db, [record], platform.clock.now());
  if (!order) throw new Problem('order_not_found');
  return order;
}

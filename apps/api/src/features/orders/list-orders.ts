import { type Order, type OrderQuery, type Page, readOrderStatus, toPage } from '@tokpa/contract';
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
function toFilter(query: OrderQuery, session: Session): OrderFilter {
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

/** As the contract says it: whether an order may be paid depends on the time of asking. */
export function toOrder(platform: Platform, record: OrderRecord): Order {
  return { ...record, isPayable: isPayable(record, platform.clock.now()) };
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

/** The owner of rows is asked for; staff may see all. */
export function ownerOf(session: Session): string | undefined {
  return session.kind === 'shopper' ? session.userId : undefined;
}

export async function findOrderOrThrow(platform: Platform, orderId: string, userId?: string): Promise<Order> {
  const record = await findOrder(platform.db, orderId, userId);
  if (!record) throw new Problem('order_not_found');
  return toOrder(platform, record);
}

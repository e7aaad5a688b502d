import { type DashboardStats, ORDER_STATUSES } from '@tokpa/contract';
import { findExampleContacts } from '#features/settings';
import type { Platform } from '#platform/platform';
import {
  bestProducts,
  countByStatus,
  countCreated,
  countWaiting,
  lowStock,
  type Money,
  type Pair,
  type Period,
  salesPerDay,
  sumMoney,
} from './dashboard.queries.ts';

type Figure = DashboardStats['orders'];

/** In per cent, to a tenth; nothing can be compared with zero. */
function compare({ value, previous }: Pair): Figure {
  const change = previous === 0 ? null : Math.round(((value - previous) / Math.abs(previous)) * 1000) / 10;
  return { value, previous, change };
}

function revenueOf({ paid, refunded }: Money): Pair {
  return { value: paid.value - refunded.value, previous: paid.previous - refunded.previous };
}

function averageOf({ paid, paidOrders }: Money): Pair {
  const average = (amount: number, orders: number) => (orders === 0 ? 0 : Math.round(amount / orders));
  return { value: average(paid.value, paidOrders.value), previous: average(paid.previous, paidOrders.previous) };
}

/** The figures of a period, each with its change against the period before, and what waits now. */
export async function readStats(platform: Platform, period: Period): Promise<DashboardStats> {
  const { db } = platform;
  const { from, to, days, previousFrom, previousTo } = period;
  // One after the other: a dashboard must not take the connections that shoppers wait for.
  const money = await sumMoney(db, period);
  const byStatus = await countByStatus(db, period);
  const waiting = await countWaiting(db, platform.clock.now());
  const arrivals = async (table: Parameters<typeof countCreated>[1], waits: number) => ({
    ...compare(await countCreated(db, table, period)),
    waiting: waits,
  });
  const best = await bestProducts(db, period);
  return {
    period: { from, to, days, previousFrom, previousTo },
    revenue: compare(revenueOf(money)),
    orders: compare(await countCreated(db, 'orders', period)),
    averageBasket: compare(averageOf(money)),
    newCustomers: compare(await countCreated(db, 'users', period)),
    ordersByStatus: ORDER_STATUSES.map((status) => ({
      status,
      ...compare(byStatus.get(status) ?? { value: 0, previous: 0 }),
    })),
    salesPerDay: await salesPerDay(db, period),
    bestProducts: best.map(({ value, previous, ...sold }) => ({ ...sold, quantity: compare({ value, previous }) })),
    lowStock: await lowStock(db),
    reviews: await arrivals('reviews', waiting.reviews),
    returns: await arrivals('return_requests', waiting.returns),
    payments: await arrivals('payment_attempts', waiting.payments),
    messages: await arrivals('contact_messages', waiting.messages),
    comments: await arrivals('blog_comments', waiting.comments),
    mails: { waiting: waiting.mails },
    exampleContacts: (await findExampleContacts(platform)).length,
  };
}

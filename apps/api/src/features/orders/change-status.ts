import { canMove, ORDER_STATUS_LABELS, type OrderActor, type OrderStatus, type ReceivedMethod } from '@tokpa/contract';
import { returnUse } from '#features/coupons';
import { closeOpenAttempts, requestRefund } from '#features/payments';
import type { Db } from '#db/connect';
import type { MailTemplate } from '#platform/mail/mailer';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { orderCancelled } from './emails/order-cancelled.ts';
import { orderShipped } from './emails/order-shipped.ts';
import { paymentFailedMail } from './emails/payment-failed.ts';
import { paymentReceived } from './emails/payment-received.ts';
import { followMethod } from './follow-method.ts';
import { issueInvoice } from './invoices.queries.ts';
import { mailAboutOrder, type OrderMailData } from './order-mails.ts';
import { returnStock } from './order-stock.queries.ts';
import { type OrderMove, orderMoved } from './orders.events.ts';
import { removeNameOfClosedAccount } from './personal-orders.queries.ts';
import { tellOfLostCourses } from './tell-of-lost-courses.ts';
import { tellOfSecondSale } from './tell-of-second-sale.ts';
import {
  findRefundable,
  insertReceivedPayment,
  insertEvent,
  liftDeadline,
  lockOrder,
  type LockedOrder,
  setPaidAt,
  writeStatus,
} from './status.queries.ts';

const MAILS: Readonly<Partial<Record<OrderStatus, MailTemplate<OrderMailData>>>> = {
  PAID: paymentReceived,
  FAILED: paymentFailedMail,
  SHIPPED: orderShipped,
  CANCELLED: orderCancelled,
};

export type StatusChange = {
  to: OrderStatus;
  actor: OrderActor;
  staffId?: string | null;
  note?: string | null;
  /** How the money came that somebody notes with this change. */
  receivedMethod?: ReceivedMethod | null | undefined;
  /** When the money came that this change is about; otherwise it comes now. */
  paidAt?: Date;
};

/** Locks the order; with `userId` only when it is that shopper's. */
export async function lockOrderOrThrow(tx: Db, orderId: string, userId?: string): Promise<LockedOrder> {
  const order = await lockOrder(tx, orderId, userId);
  if (!order) throw new Problem('order_not_found');
  return order;
}

/** The public answers that show what is left of these products are out of date. */
export function dropProducts(platform: Platform, tx: Db, productIds: readonly string[]): void {
  if (productIds.length > 0) platform.dropTags(tx, 'products', ...productIds.map((id) => `product:${id}`));
}

/** The money is there: no page waits for it any more. The order is in hand: it is staff who end it, not the clock. */
async function followStaff(tx: Db, orderId: string, to: OrderStatus, now: Date): Promise<void> {
  if (to === 'PAID') await closeOpenAttempts(tx, orderId, now);
  if (to === 'PROCESSING') await liftDeadline(tx, orderId);
}

function isPaidBy({ paidAt, paymentMethod }: LockedOrder, to: OrderStatus): boolean {
  return paidAt === null && (to === 'PAID' || (to === 'DELIVERED' && paymentMethod === 'cod'));
}

/** Everything that goes with the end of an order: its stock, its coupon, its open payments, and the money that came. */
async function undoOrder(platform: Platform, tx: Db, order: LockedOrder, change: StatusChange): Promise<void> {
  if (order.stockReturnedAt === null) dropProducts(platform, tx, await returnStock(tx, order.id, platform.clock.now()));
  await returnUse(tx, order.id, platform.clock.now());
  await closeOpenAttempts(tx, order.id, platform.clock.now());
  for (const { attemptId, left } of await findRefundable(tx, order.id)) {
    await requestRefund(platform, tx, {
      attemptId,
      amount: left,
      reason: change.note ?? 'Commande annulée',
      staffId: change.staffId ?? null,
    });
  }
}

function illegalTransition(from: OrderStatus, to: OrderStatus): Problem {
  const problem = new Problem('illegal_transition', {
    values: { from: ORDER_STATUS_LABELS[from], to: ORDER_STATUS_LABELS[to] },
  });
  if (from === to) problem.message = `Cette commande est déjà « ${ORDER_STATUS_LABELS[to]} ».`;
  return problem;
}

/** What of a payment nobody but the team tells. What the customer once chose says nothing of it, but that cash comes with the parcel. */
function receivedPast({ paymentMethod }: LockedOrder, { actor, receivedMethod: method = null }: StatusChange) {
  if (paymentMethod === 'cod' && (method ?? 'cash') === 'cash') return { provider: 'cash', method: 'cash' } as const;
  return paymentMethod === 'cod' || actor === 'STAFF' ? ({ provider: 'manual', method } as const) : undefined;
}

/**
 * When the order was paid, if this change pays it or it was before. Money that did not come through the payment provider is
 * written among its payments, so that it can be given back.
 */
async function paidAtAfter(tx: Db, order: LockedOrder, change: StatusChange, now: Date): Promise<Date | string | null> {
  if (!isPaidBy(order, change.to)) return order.paidAt;
  const past = order.finalAmount > 0 ? receivedPast(order, change) : undefined;
  const at = change.paidAt ?? now;
  if (past) {
    await insertReceivedPayment(tx, order.id, { ...past, amount: order.finalAmount, at });
    await followMethod(tx, order, past.method);
  }
  return at;
}

async function announceMove(platform: Platform, tx: Db, move: OrderMove): Promise<void> {
  await platform.events.emit(tx, orderMoved, move);
  if (!move.hasCourses || !move.isPaid || move.wasPaid) return;
  await tellOfSecondSale(tx, move.orderId);
  await tellOfLostCourses(tx, move.orderId);
}

/** An order that went on its way without being paid is paid now, and stays where it is. */
export async function payOnItsWay(platform: Platform, tx: Db, order: LockedOrder, paidAt: Date): Promise<void> {
  const { id: orderId, status, hasCourses } = order;
  await setPaidAt(tx, orderId, paidAt);
  await issueInvoice(tx, orderId, platform.clock.now());
  const move = { orderId, from: status, to: status, isPaid: true, wasPaid: false, hasCourses };
  await announceMove(platform, tx, move);
}

async function mailAboutStatus(
  platform: Platform,
  tx: Db,
  { id: orderId, hasParcel }: LockedOrder,
  { to, note }: { to: OrderStatus; note: string | null },
): Promise<void> {
  // Of courses nothing is on its way.
  const template = to === 'SHIPPED' && !hasParcel ? undefined : MAILS[to];
  if (template) await mailAboutOrder(platform, tx, { template, orderId, note });
}

/**
 * The one place where an order changes state. The caller holds the order's row. Writes state, event and invoice, returns stock, closes
 * payments, asks for refunds and writes the mail, all in `tx`. Throws `illegal_transition`.
 */
export async function changeStatus(
  platform: Platform,
  tx: Db,
  order: LockedOrder,
  change: StatusChange,
): Promise<void> {
  const { to, actor, staffId = null, note = null } = change;
  if (!canMove(actor, order.status, to)) throw illegalTransition(order.status, to);
  const now = platform.clock.now();
  const paidAt = await paidAtAfter(tx, order, change, now);
  await writeStatus(tx, order.id, {
    status: to,
    paidAt,
    stockReturnedAt: to === 'CANCELLED' ? now : null,
  });
  await insertEvent(tx, order.id, { status: to, actor, staffId, note, at: now });
  if (paidAt !== null && order.paidAt === null) await issueInvoice(tx, order.id, now);
  if (to === 'CANCELLED') await undoOrder(platform, tx, order, change);
  if (actor === 'STAFF') await followStaff(tx, order.id, to, now);
  const { id: orderId, status: from, hasCourses } = order;
  const [isPaid, wasPaid] = [paidAt !== null, order.paidAt !== null];
  await announceMove(platform, tx, { orderId, from, to, isPaid, wasPaid, hasCourses });
  await mailAboutStatus(platform, tx, order, { to, note });
  await removeNameOfClosedAccount(tx, orderId, now);
}

import { canMove, formatFcfa } from '@tokpa/contract';
import { takeUseAgain } from '#features/coupons';
import { addPaymentNotice, type AttemptRow, findAttempts, mayBePaid } from '#features/payments';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { changeStatus, dropProducts, lockOrderOrThrow, payOnItsWay } from './change-status.ts';
import { followMethod } from './follow-method.ts';
import { CAME_AFTER_CANCELLATION, giveBack } from './give-back.ts';
import { type Missing, returnStock, takeStockAgain } from './order-stock.queries.ts';
import { hasClosedAccount } from './personal-orders.queries.ts';
import { MARKED_BEFORE } from './same-money.queries.ts';
import { findCanceller, insertEvent, type LockedOrder } from './status.queries.ts';

type Success = { orderId: string; attemptId: string; amount: number; method: string | null; at: Date };
type Failure = { orderId: string; attemptId: string; status: 'FAILED' | 'CANCELLED' | 'EXPIRED'; at: Date };

async function noteOnOrder(platform: Platform, tx: Db, order: LockedOrder, note: string): Promise<void> {
  await insertEvent(tx, order.id, {
    status: order.status,
    actor: 'PAYMENT',
    staffId: null,
    note,
    at: platform.clock.now(),
  });
}

/** It goes back by itself, and the team reads at the payment why. */
async function sendBack(
  platform: Platform,
  tx: Db,
  order: LockedOrder,
  {
    payment: { attemptId, amount },
    reason,
    isSecond = false,
  }: { payment: Success; reason: string; isSecond?: boolean },
): Promise<void> {
  await giveBack(platform, tx, order, { attemptId, amount, reason, staffId: null, isSecond });
  await addPaymentNotice(tx, { attemptId }, reason);
}

/** Money that the shop has of it, or counted before it gave it back. */
function hasCome({ status, paid_at: paidAt }: AttemptRow): boolean {
  return status === 'PAID' || (status === 'REFUNDED' && paidAt !== null);
}

/** What else has come for the order. */
async function findOthers(tx: Db, { orderId, attemptId }: Success): Promise<AttemptRow[]> {
  const attempts = (await findAttempts(tx, [orderId])).get(orderId) ?? [];
  return attempts.filter((attempt) => attempt.id !== attemptId && hasCome(attempt));
}

const isNotedByHand = ({ provider }: AttemptRow): boolean => provider === 'manual';

/** It may be the very money that a person had noted: a person looks at it, and nothing goes back before. */
async function askIfSameMoney(platform: Platform, tx: Db, order: LockedOrder, payment: Success): Promise<void> {
  await addPaymentNotice(tx, { attemptId: payment.attemptId }, MARKED_BEFORE);
  await noteOnOrder(platform, tx, order, `Paiement de ${formatFcfa(payment.amount)} reçu.`);
}

const TOO_LATE: Readonly<Record<Missing, string>> = {
  withdrawn: 'Paiement reçu trop tard, ce qui était réservé n’est plus proposé',
  begun: 'Paiement reçu trop tard, ce qui était réservé a déjà commencé',
  stock: 'Paiement reçu trop tard, le stock n’est plus disponible',
  open: 'Paiement reçu trop tard, la formation est déjà ouverte sur ce compte',
};

/**
 * An order that only ran out of time comes back if its shopper, its stock and its coupon are still there; one that a person
 * cancelled stays cancelled.
 */
async function payCancelled(platform: Platform, tx: Db, order: LockedOrder, payment: Success): Promise<void> {
  const others = await findOthers(tx, payment);
  if (others.length > 0 && others.every(isNotedByHand)) return askIfSameMoney(platform, tx, order, payment);
  if ((await findCanceller(tx, order.id)) !== 'SYSTEM') {
    return sendBack(platform, tx, order, { payment, reason: CAME_AFTER_CANCELLATION });
  }
  // Its name and address were removed: it could be sent to nobody.
  if (await hasClosedAccount(tx, order.userId)) {
    return sendBack(platform, tx, order, { payment, reason: 'Paiement reçu après la suppression du compte' });
  }
  const taken = await takeStockAgain(tx, order.id, platform.clock.now());
  if (typeof taken === 'string') return sendBack(platform, tx, order, { payment, reason: TOO_LATE[taken] });
  if (!(await takeUseAgain(tx, order.id, platform.clock.now()))) {
    await returnStock(tx, order.id, platform.clock.now());
    return sendBack(platform, tx, order, {
      payment,
      reason: 'Paiement reçu trop tard, le code promo a été utilisé par d’autres commandes',
    });
  }
  dropProducts(platform, tx, taken);
  await followMethod(tx, order, payment.method);
  await changeStatus(platform, tx, order, {
    to: 'PAID',
    actor: 'PAYMENT',
    paidAt: payment.at,
    note: 'Paiement reçu après le délai : la commande est rétablie.',
  });
}

/**
 * The order is already in hand. Money that came through a provider twice goes back; where a person had marked the order as paid
 * it may be the very same money, and a person looks at it.
 */
async function payAgain(platform: Platform, tx: Db, order: LockedOrder, payment: Success): Promise<void> {
  const others = await findOthers(tx, payment);
  if (!others.every(isNotedByHand)) {
    return sendBack(platform, tx, order, { payment, reason: 'Commande payée deux fois', isSecond: true });
  }
  if (order.paidAt !== null) return askIfSameMoney(platform, tx, order, payment);
  await followMethod(tx, order, payment.method);
  await payOnItsWay(platform, tx, order, payment.at);
  await noteOnOrder(platform, tx, order, `Paiement de ${formatFcfa(payment.amount)} reçu.`);
}

export async function settleSuccess(platform: Platform, tx: Db, payment: Success): Promise<void> {
  const order = await lockOrderOrThrow(tx, payment.orderId);
  if (order.status === 'CANCELLED') return payCancelled(platform, tx, order, payment);
  if (!canMove('PAYMENT', order.status, 'PAID')) return payAgain(platform, tx, order, payment);
  await followMethod(tx, order, payment.method);
  return changeStatus(platform, tx, order, { to: 'PAID', actor: 'PAYMENT', paidAt: payment.at });
}

/** An order in hand is its staff's to end, whatever a payment comes to; one out of time is the job's that cancels it. */
function isLeftAlone({ payableUntil }: LockedOrder, { at }: Failure): boolean {
  return payableUntil === null || new Date(payableUntil) <= at;
}

/**
 * The order fails only when no attempt is left that brought money or that its shopper may still pay. Its stock stays taken
 * until its time is over, so that another try works.
 */
export async function settleFailure(platform: Platform, tx: Db, failure: Failure): Promise<void> {
  const order = await lockOrderOrThrow(tx, failure.orderId);
  if (!canMove('PAYMENT', order.status, 'FAILED')) return;
  if (isLeftAlone(order, failure)) return;
  const attempts = (await findAttempts(tx, [order.id])).get(order.id) ?? [];
  const others = attempts.filter(({ id }) => id !== failure.attemptId);
  if (others.some((attempt) => attempt.status === 'PAID' || mayBePaid(attempt))) return;
  await changeStatus(platform, tx, order, { to: 'FAILED', actor: 'PAYMENT' });
}

import { isUnpaid, type PaymentMethod, type PaymentState, statesBefore } from '@tokpa/contract';
import {
  type AttemptRow,
  findAttempts,
  isRefusedAttempt,
  mayBePaid,
  refreshAttempts,
  startPayment,
} from '#features/payments';
import { findSettings } from '#features/settings';
import type { Db } from '#db/connect';
import { recordAct, recordNothing } from '#platform/audit';
import { minutesAfter } from '#platform/clock';
import { joinCalls } from '#platform/joined';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { ownerOf, type Session } from '#platform/session';
import { lockOrderOrThrow } from './change-status.ts';
import { findSessionStarts } from './list-orders.ts';
import { orderAddress } from './order-mails.ts';
import { isPayable } from './order-states.ts';
import { findOrder, type OrderRecord } from './orders.queries.ts';
import { findPayer, type Payer } from './payer.queries.ts';
import { findStart, type LockedOrder, setPaymentMethod, writePaymentStarted } from './status.queries.ts';

/** An attempt whose page the shopper may still go to. */
function findOpen(attempts: readonly AttemptRow[], now: Date): AttemptRow | undefined {
  return attempts.findLast((attempt) => mayBePaid(attempt) && new Date(attempt.expires_at) > now);
}

/** What a payment needs to know of its order; who pays is looked up where it is not at hand. */
export type PayableOrder = Pick<
  OrderRecord,
  'id' | 'orderNumber' | 'status' | 'paymentMethod' | 'finalAmount' | 'payableUntil'
> & { payer?: Payer };

type OrderToPay = Omit<PayableOrder, 'status' | 'paymentMethod'>;

/** Where the shop's own page of a payment that staff opened is: whoever was sent it may have no account to see their order in. */
export const AFTER_PAYMENT = '/after-payment';

/** Who opens the payment: a shopper at their order, or staff for a customer who is sent its page. */
export type Opener = Session['kind'];

function returnUrlOf(platform: Platform, orderId: string, opener: Opener): string {
  return opener === 'staff' ? `${platform.config.publicUrl}${AFTER_PAYMENT}` : orderAddress(platform, orderId);
}

type Opening = { method: 'momo' | 'card'; opener: Opener };

/** Until when the page is open: as long as the order waits, and one that staff took in hand as long as a new order would. */
async function findExpiry(platform: Platform, { id, payableUntil }: OrderToPay): Promise<Date> {
  if (payableUntil !== null) return new Date(payableUntil);
  const { unpaidOrderMinutes } = await findSettings(platform.db);
  const expiry = minutesAfter(platform.clock.now(), unpaidOrderMinutes);
  const start = await findStart(platform.db, id);
  return start !== undefined && start < expiry ? start : expiry;
}

async function startOnePayment(platform: Platform, order: OrderToPay, { method, opener }: Opening): Promise<string> {
  const { firstName, lastName, email, phone } = order.payer ?? (await findPayer(platform.db, order.id));
  const { checkoutUrl } = await startPayment(platform, {
    orderId: order.id,
    orderNumber: order.orderNumber,
    amount: order.finalAmount,
    method,
    customer: { firstName, lastName, email, phone },
    returnUrl: returnUrlOf(platform, order.id, opener),
    expiresAt: await findExpiry(platform, order),
  });
  await writePaymentStarted(platform.db, order.id, {
    from: statesBefore('PAYMENT', 'PROCESSING'),
    at: platform.clock.now(),
  });
  return checkoutUrl;
}

const joinOpening = joinCalls<string>();

/**
 * Opens a payment for the order and answers its page; the order is then PROCESSING. Clicks in two tabs get one page; in two
 * processes they may get two, and what is paid twice goes back. Throws `payment_unavailable`, `payment_refused`, and the order stays
 * as it is.
 */
function openPayment(platform: Platform, order: OrderToPay, opening: Opening): Promise<string> {
  return joinOpening(`${order.id} ${opening.method}`, () => startOnePayment(platform, order, opening));
}

const isUnopened = (error: unknown): boolean =>
  error instanceof Problem && (error.code === 'payment_unavailable' || error.code === 'payment_refused');

/**
 * The payment page of an order that was just placed. Undefined when there is nothing to pay online, and when the provider is
 * away or refuses it: the order stands, and its page says what can be done.
 */
export async function openFirstPayment(
  platform: Platform,
  order: PayableOrder,
  opener: Opener,
): Promise<string | undefined> {
  if (!isPayable(order, platform.clock.now()) || order.paymentMethod === 'cod') return undefined;
  try {
    return await openPayment(platform, order, { method: order.paymentMethod, opener });
  } catch (error) {
    if (isUnopened(error)) return undefined;
    throw error;
  }
}

/** The payment page of an order that the same call had placed before, which may have ended before it opened one. */
export async function findFirstPayment(
  platform: Platform,
  order: PayableOrder,
  opener: Opener,
): Promise<string | undefined> {
  const attempts = (await findAttempts(platform.db, [order.id])).get(order.id) ?? [];
  if (attempts.length === 0) return openFirstPayment(platform, order, opener);
  const now = platform.clock.now();
  return isPayable(order, now) ? (findOpen(attempts, now)?.checkout_url ?? undefined) : undefined;
}

/** What the order is to be paid by from here on, whether or not its payment then opens. */
async function changeMethod(tx: Db, order: LockedOrder, session: Session, method: PaymentMethod): Promise<void> {
  await setPaymentMethod(tx, order.id, method);
  if (session.kind !== 'staff') return;
  await recordAct(tx, session, {
    act: 'update',
    resource: 'orders',
    id: order.id,
    before: { paymentMethod: order.paymentMethod },
    after: { paymentMethod: method },
  });
}

async function choosePayment(
  tx: Db,
  { orderId, session, now }: { orderId: string; session: Session; now: Date },
  wanted: 'momo' | 'card' | undefined,
) {
  const order = await lockOrderOrThrow(tx, orderId, ownerOf(session));
  const startsAt = order.hasCourses ? await findStart(tx, orderId) : undefined;
  if (!isPayable({ ...order, startsAt }, now) || order.paymentMethod === 'cod') throw new Problem('order_not_payable');
  const method = wanted ?? order.paymentMethod;
  if (method === order.paymentMethod) {
    const open = findOpen((await findAttempts(tx, [orderId])).get(orderId) ?? [], now);
    return { order, method, openPage: open?.checkout_url ?? undefined };
  }
  await changeMethod(tx, order, session, method);
  return { order, method, openPage: undefined };
}

const SEE_PAYMENTS = 'sa raison est à la page « Paiements »';

/** Staff are not asked to write to the shop. */
function sayToStaff(error: unknown): never {
  const isRefusal = error instanceof Problem && error.code === 'payment_refused';
  throw isRefusal ? new Problem('payment_refused', { values: { advice: SEE_PAYMENTS } }) : error;
}

/** Another try at paying, by the shopper or for a customer who is sent its page. A page that is still open is answered again, so that two clicks do not open two payments. */
export async function retryPayment(
  platform: Platform,
  of: { orderId: string; session: Session },
  wanted: 'momo' | 'card' | undefined,
): Promise<string> {
  const now = platform.clock.now();
  const { order, method, openPage } = await platform.transact((tx) => choosePayment(tx, { ...of, now }, wanted));
  if (openPage !== undefined) {
    recordNothing();
    return openPage;
  }
  const opening = { method, opener: of.session.kind };
  if (of.session.kind !== 'staff') return openPayment(platform, order, opening);
  const opened = await openPayment(platform, order, opening).catch(sayToStaff);
  const act = { act: 'open-payment', resource: 'orders', id: order.id, after: { method } } as const;
  await recordAct(platform.db, of.session, act);
  return opened;
}

/** Out of time, but its page was given and is watched: what was approved there at the last moment may still arrive. */
function mayHaveBeenPaid({ status, checkout_url: page, next_check_at: nextCheckAt }: AttemptRow): boolean {
  return status === 'EXPIRED' && page !== null && nextCheckAt !== null;
}

/**
 * The attempt that says where the money stands: what was paid, what may still be or may have been, or else what was tried last. A later
 * one that failed does not say that nothing was charged.
 */
function findDecisive(attempts: readonly AttemptRow[]): AttemptRow | undefined {
  return (
    attempts.findLast(({ status }) => status === 'PAID') ??
    attempts.findLast(mayBePaid) ??
    attempts.findLast(mayHaveBeenPaid) ??
    attempts.at(-1)
  );
}

/** Whether nothing changes any more by itself. An order whose time to be paid has passed is about to be cancelled. */
function isOver(order: OrderRecord, attempt: AttemptRow | undefined, payable: boolean): boolean {
  if (!isUnpaid(order.status)) return true;
  return payable ? attempt?.status !== 'PENDING' : order.paymentMethod === 'cod' || order.payableUntil === null;
}

/** Whether what was tried last was refused, and no page is open beside it. */
async function isRefused(db: Db, attempts: readonly AttemptRow[]): Promise<boolean> {
  const last = attempts.at(-1);
  if (last?.status !== 'FAILED' || attempts.some(mayBePaid)) return false;
  return isRefusedAttempt(db, last.id);
}

/** Where the payment stands, asking the provider when the shop has heard nothing yet. */
export async function findPaymentState(
  platform: Platform,
  orderId: string,
  userId: string | undefined,
): Promise<PaymentState> {
  const known = await findOrder(platform.db, orderId, userId);
  if (!known) throw new Problem('order_not_found');
  await refreshAttempts(platform, orderId);
  const [order = known, attempts] = await Promise.all([
    findOrder(platform.db, orderId),
    findAttempts(platform.db, [orderId]),
  ]);
  const now = platform.clock.now();
  const its = attempts.get(orderId) ?? [];
  const attempt = findDecisive(its);
  const startsAt = (await findSessionStarts(platform.db, [order])).get(orderId);
  const payable = isPayable({ ...order, startsAt }, now);
  return {
    orderId,
    orderStatus: order.status,
    attemptStatus: attempt?.status ?? null,
    checkoutUrl: payable ? (findOpen(its, now)?.checkout_url ?? null) : null,
    isRefused: payable && (await isRefused(platform.db, its)),
    isSettled: isOver(order, attempt, payable),
    isPayable: payable,
    payableUntil: order.payableUntil,
  };
}

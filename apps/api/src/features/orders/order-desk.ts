import { formatFcfa, type OrderMailKind, type OrderNote, timelyMails } from '@tokpa/contract';
import { finishManualRefund, takeOverOverdueRefund, withdrawManualRefund } from '#features/payments';
import { recordAct } from '#platform/audit';
import type { MailTemplate } from '#platform/mail/mailer';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { lockOrderOrThrow } from './change-status.ts';
import { orderCancelled } from './emails/order-cancelled.ts';
import { orderReceived } from './emails/order-received.ts';
import { orderShipped } from './emails/order-shipped.ts';
import { paymentReceived } from './emails/payment-received.ts';
import { refundWithdrawn } from './emails/refund-withdrawn.ts';
import { findOrderOrThrow } from './list-orders.ts';
import { findNotes, insertNote } from './order-desk.queries.ts';
import { mailAboutOrder, type OrderMailData } from './order-mails.ts';
import { isGivenBack } from './order-states.ts';
import { findOrder } from './orders.queries.ts';
import { removeNameOfClosedAccount } from './personal-orders.queries.ts';
import { insertEvent } from './status.queries.ts';

const RESOURCE = 'orders';

const MAILS: Readonly<Record<OrderMailKind, MailTemplate<OrderMailData>>> = {
  received: orderReceived,
  paid: paymentReceived,
  shipped: orderShipped,
  cancelled: orderCancelled,
};

const RESENT = { name: 'order-mail', points: 5, seconds: 3600 } as const;

export async function listNotes(platform: Platform, orderId: string): Promise<OrderNote[]> {
  await findOrderOrThrow(platform, orderId);
  return findNotes(platform.db, orderId);
}

export function addNote(platform: Platform, by: StaffSession, orderId: string, content: string): Promise<OrderNote> {
  return platform.transact(async (tx) => {
    await lockOrderOrThrow(tx, orderId);
    const note = await insertNote(tx, { orderId, staffId: by.staffId, content, at: platform.clock.now() });
    await recordAct(tx, by, { act: 'note', resource: RESOURCE, id: orderId, after: { content } });
    return note;
  });
}

/**
 * Writes one of the order's mails again. Throws `customer_without_email`, or `order_mail_untimely` when it would tell what is not so.
 */
export async function resendMail(
  platform: Platform,
  by: StaffSession,
  { orderId, kind }: { orderId: string; kind: OrderMailKind },
): Promise<void> {
  await platform.throttle.count(RESENT, orderId);
  await platform.transact(async (tx) => {
    const order = await lockOrderOrThrow(tx, orderId);
    const record = await findOrder(tx, orderId);
    if (!record?.mailAddress) throw new Problem('customer_without_email');
    const timely = timelyMails({ ...order, isGivenBack: isGivenBack(record) });
    if (!timely.includes(kind)) throw new Problem('order_mail_untimely');
    await mailAboutOrder(platform, tx, { template: MAILS[kind], orderId });
    await recordAct(tx, by, { act: 'resend-mail', resource: RESOURCE, id: orderId, after: { kind } });
  });
}

/** Money that somebody gave back by hand, under the reference that they have of it. */
export function finishRefund(
  platform: Platform,
  by: StaffSession,
  done: { orderId: string; refundId: string; reference: string },
): Promise<void> {
  const { orderId, reference } = done;
  return platform.transact(async (tx) => {
    const { status } = await lockOrderOrThrow(tx, orderId);
    const amount = await finishManualRefund(platform, tx, done);
    const note = `Remboursement de ${formatFcfa(amount)} fait à la main (${reference})`;
    await insertEvent(tx, orderId, { status, actor: 'STAFF', staffId: by.staffId, note, at: platform.clock.now() });
    await recordAct(tx, by, { act: 'finish-refund', resource: RESOURCE, id: orderId, after: { amount, reference } });
  });
}

/** A refund that the provider does not make: it is asked for it no more, and somebody gives it by hand. */
export function takeOverRefund(
  platform: Platform,
  by: StaffSession,
  named: { orderId: string; refundId: string },
): Promise<void> {
  const { orderId } = named;
  return platform.transact(async (tx) => {
    await lockOrderOrThrow(tx, orderId);
    const amount = await takeOverOverdueRefund(platform, tx, named);
    await recordAct(tx, by, { act: 'take-over-refund', resource: RESOURCE, id: orderId, after: { amount } });
  });
}

/** A refund by hand that was a mistake. The seats that it closed stay closed: somebody else may have them by now. */
export function withdrawRefund(
  platform: Platform,
  by: StaffSession,
  named: { orderId: string; refundId: string },
): Promise<void> {
  const { orderId } = named;
  return platform.transact(async (tx) => {
    const { status } = await lockOrderOrThrow(tx, orderId);
    const withdrawn = await withdrawManualRefund(platform, tx, named);
    const note = `Remboursement de ${formatFcfa(withdrawn.amount)} retiré.`;
    await insertEvent(tx, orderId, { status, actor: 'STAFF', staffId: by.staffId, note, at: platform.clock.now() });
    await mailAboutOrder(platform, tx, { template: refundWithdrawn, orderId, refundedAmount: withdrawn.amount });
    await removeNameOfClosedAccount(tx, orderId, platform.clock.now());
    await recordAct(tx, by, { act: 'withdraw-refund', resource: RESOURCE, id: orderId, before: withdrawn });
  });
}

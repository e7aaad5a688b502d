import type { FastifyInstance } from 'fastify';
import type { Platform } from '#platform/platform';
import { expireOverdue, findPayment, updatePending, type SandboxPayment } from './books.queries.ts';
import { announce, deliverEvent } from './sandbox-events.ts';

export type Decision = 'approved' | 'declined' | 'canceled';

/** The payment as it stands, its expiry noticed and announced. */
export async function currentPayment(platform: Platform, payment: SandboxPayment): Promise<SandboxPayment> {
  const now = platform.clock.now();
  if (payment.status !== 'pending' || new Date(payment.expires_at) > now) return payment;
  const expired = await platform.transact(async (tx) => {
    const row = await expireOverdue(tx, payment.reference, now);
    if (row) await announce(platform, tx, row);
    return row;
  });
  return expired ?? (await findPayment(platform.db, 'reference', payment.reference)) ?? payment;
}

/** Notes how the payer wants to pay. False: it was too late. */
export async function choosePayer(
  platform: Platform,
  token: string,
  choice: { method: string; payer: string },
): Promise<boolean> {
  return (await updatePending(platform.db, token, { now: platform.clock.now(), change: choice })) !== undefined;
}

/**
 * Decides a payment, once: of two clicks the first counts. The shop is told at once, since the payer is looking; if that
 * fails or the process dies, the queued job tells it.
 */
export async function decidePayment(
  parts: { platform: Platform; app: FastifyInstance },
  token: string,
  decision: { status: Decision; method?: string; payer?: string },
): Promise<void> {
  const { platform, app } = parts;
  const now = platform.clock.now();
  const eventId = await platform.transact(async (tx) => {
    const decided = await updatePending(tx, token, { now, change: { ...decision, decided_at: now } });
    return decided && announce(platform, tx, decided);
  });
  if (eventId === undefined) return;
  try {
    await deliverEvent(platform, app, eventId);
  } catch (error) {
    platform.log.warn({ err: error, eventId }, "the sandbox's webhook did not arrive at once; its job tries again");
  }
}

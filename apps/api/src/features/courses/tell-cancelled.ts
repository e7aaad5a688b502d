import { isSessionOver, sayCount, type SeatStatus } from '@tokpa/contract';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { seatCancelledMail } from './emails/seat-cancelled.ts';
import type { SeatHolder } from './tell-moved.ts';

/** A seat as its mail speaks of it. */
export type MailedSeat = {
  /** « au séminaire » */
  what: string;
  title: string;
  startDate: string | null;
  endDate: string | null;
  orderNumber: string | null;
  status: SeatStatus;
  holder: Omit<SeatHolder, 'status' | 'orderId'>;
};

/**
 * Tells somebody that the team took away a seat that they counted on; nobody who has been there, or once it is over. `others` are the seats
 * that are left there: who keeps one is told so.
 */
export async function tellCancelled(
  platform: Platform,
  tx: Db,
  { status, holder, ...seat }: MailedSeat,
  others: () => Promise<SeatHolder[]>,
): Promise<void> {
  const wasCountedOn = status === 'PENDING' || status === 'CONFIRMED';
  if (!wasCountedOn || holder.email === '' || isSessionOver(seat, platform.clock.now())) return;
  const { what, title, startDate, orderNumber } = seat;
  const address = holder.email.toLowerCase();
  const kept = (await others()).filter(({ email }) => email.toLowerCase() === address);
  await platform.mailer.send(tx, seatCancelledMail, {
    to: holder.email,
    data: {
      name: holder.name,
      what,
      title,
      startDate,
      orderNumber,
      left: kept.length > 0 ? sayCount(kept.length, 'place') : null,
      hasAccount: holder.userId !== null,
    },
  });
}

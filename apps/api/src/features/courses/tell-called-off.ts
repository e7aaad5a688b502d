import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import type { PaidSeats } from './call-off.queries.ts';
import { sessionCalledOffMail } from './emails/session-called-off.ts';
import { linkFor, onePerAddress, type SeatHolder, type Session, type SessionWords } from './tell-moved.ts';

type CalledOff<Row extends Session> = {
  row: Row;
  words: SessionWords<Row>;
  /** Who had a seat until now; those whose seat was confirmed first. */
  holders: readonly SeatHolder[];
  paid: readonly PaidSeats[];
  message: string | null;
};

/** Tells each address once what does not take place, and that the money comes back where one of its seats was paid. */
export async function tellCalledOff<Row extends Session>(
  platform: Platform,
  tx: Db,
  { row, words, holders, paid, message }: CalledOff<Row>,
): Promise<void> {
  const paidOrders = new Set(paid.map(({ orderId }) => orderId));
  const paidAddresses = new Set(
    holders
      .filter(({ orderId }) => orderId !== null && paidOrders.has(orderId))
      .map(({ email }) => email.toLowerCase()),
  );
  for (const holder of onePerAddress(holders)) {
    const isConfirmed = holder.status !== 'PENDING';
    const { startDate, endDate, place } = words.meetingOf(row, isConfirmed);
    await platform.mailer.send(tx, sessionCalledOffMail, {
      to: holder.email,
      data: {
        name: holder.name,
        kind: words.kind,
        cancelled: words.cancelled,
        title: row.title,
        startDate,
        endDate,
        place,
        message,
        isPaid: paidAddresses.has(holder.email.toLowerCase()),
        calendarUrl: isConfirmed ? words.calendarUrlOf(row) : null,
        link: linkFor(platform, holder, { row, words }),
      },
    });
  }
}

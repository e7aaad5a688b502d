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

/** Who is told, once each: who had a seat, and who paid for one that bears the address of somebody else. */
export function peopleToTell(holders: readonly SeatHolder[], paid: readonly PaidSeats[]): SeatHolder[] {
  const buyers = paid.map(({ orderId, buyer }): SeatHolder => ({ ...buyer, orderId, status: 'CONFIRMED' }));
  return onePerAddress([...holders, ...buyers]);
}

/** Tells each address once what does not take place; and who paid, that the money comes back. */
export async function tellCalledOff<Row extends Session>(
  platform: Platform,
  tx: Db,
  { row, words, holders, paid, message }: CalledOff<Row>,
): Promise<void> {
  const payers = new Set(paid.map(({ buyer }) => buyer.email.toLowerCase()));
  for (const holder of peopleToTell(holders, paid)) {
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
        isPaid: payers.has(holder.email.toLowerCase()),
        calendarUrl: isConfirmed ? words.calendarUrlOf(row) : null,
        link: linkFor(platform, holder, { row, words }),
      },
    });
  }
}

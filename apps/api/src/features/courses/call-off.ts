import { type Cancellation, formatFcfa, isSessionOver, sayTime } from '@tokpa/contract';
import { noteOnPayment } from '#features/orders';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { findPaidSeats, holdOrdersOf, type PaidSeats, writeCalledOff } from './call-off.queries.ts';
import { type CourseKind, dropCourses } from './course-kind.ts';
import { holdSeats, type SeatKind } from './seats.ts';
import { peopleToTell, tellCalledOff } from './tell-called-off.ts';
import type { Session, SessionWords } from './tell-moved.ts';

/** What is told apart between seminars and coaching sessions where the team calls one off. */
export type CallableKind<Row extends Session> = {
  course: CourseKind<Row>;
  seats: SeatKind;
  words: SessionWords<Row>;
};

type Callable = Session & { cancelledAt: string | null };

/** Throws where it can not be called off any more. */
async function findCallable<Row extends Callable>(
  db: Db,
  { course, words }: CallableKind<Row>,
  { id, now }: { id: string; now: Date },
): Promise<Row> {
  const row = await course.find(db, id);
  if (!row) throw new Problem(course.notFound);
  const { title: name, cancelledAt } = row;
  if (cancelledAt !== null) throw new Problem('already_called_off', { values: { name } });
  if (isSessionOver(words.meetingOf(row, true), now)) throw new Problem('too_late_to_call_off', { values: { name } });
  return row;
}

const sumOf = (paid: readonly PaidSeats[]) => paid.reduce((sum, { amount }) => sum + amount, 0);

/** Whom it would be told, and the money that would have to be given back. */
export async function foreseeCancellation<Row extends Callable>(
  { db, clock }: Platform,
  kind: CallableKind<Row>,
  id: string,
): Promise<Cancellation> {
  await findCallable(db, kind, { id, now: clock.now() });
  const holders = await kind.words.selectHolders(db, id);
  const paid = await findPaidSeats(db, kind.course, id);
  return {
    seats: holders.length,
    people: peopleToTell(holders, paid).length,
    paidOrders: paid.length,
    amount: sumOf(paid),
  };
}

/** Its time and its page: an order may hold two of one title, and what is noted of a payment already is not noted again. */
function nameApart<Row extends Session>(row: Row, { meetingOf, pageOf }: SessionWords<Row>): string {
  const { startDate } = meetingOf(row, true);
  const time = startDate === null ? 'sur rendez-vous' : sayTime(new Date(startDate));
  return `« ${row.title} » (${time}, ${pageOf(row)})`;
}

function sayOwed(name: string, { seats, amount }: PaidSeats): string {
  const owed = seats === 1 ? 'une place payée est à rembourser' : `${seats} places payées sont à rembourser`;
  return `L’équipe a annulé ${name} : ${owed} (${formatFcfa(amount)}).`;
}

/**
 * It does not take place: its seats are cancelled, who had one is written to, and who paid for one is named at that payment, for a person to
 * give the money back. All of it or nothing. Throws `already_called_off`, `too_late_to_call_off`.
 */
export async function callOff<Row extends Callable>(
  platform: Platform,
  session: StaffSession,
  kind: CallableKind<Row>,
  { id, message }: { id: string; message?: string | null | undefined },
): Promise<Row> {
  const { course, words } = kind;
  return platform.transact(async (tx) => {
    await holdOrdersOf(tx, course, id);
    await holdSeats(tx, kind.seats, id);
    const now = platform.clock.now();
    const before = await findCallable(tx, kind, { id, now });
    const holders = await words.selectHolders(tx, id);
    const paid = await findPaidSeats(tx, course, id);
    await writeCalledOff(tx, course, { id, at: now });
    const after = (await course.find(tx, id)) ?? before;
    const word = message || null;
    await recordAct(tx, session, {
      act: 'call-off',
      resource: course.resource,
      id,
      before,
      after: { ...after, ...(word !== null && { message: word }) },
    });
    const name = nameApart(after, words);
    for (const seats of paid) await noteOnPayment(tx, seats.orderId, [sayOwed(name, seats)]);
    await tellCalledOff(platform, tx, { row: before, words, holders, paid, message: word });
    dropCourses(platform, tx, { kind: course, ids: [id] });
    return after;
  });
}

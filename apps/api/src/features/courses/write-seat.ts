import { isSessionOver, type SeatStatus } from '@tokpa/contract';
import { takeInHand } from '#features/orders';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { dropCourses } from './course-kind.ts';
import { holdPaidOrder } from './seats.queries.ts';
import { checkSeatGiven, holdSeats, type SeatKind } from './seats.ts';
import { type MailedSeat, tellCancelled } from './tell-cancelled.ts';
import type { SeatHolder } from './tell-moved.ts';

/** What is told apart between the rows that take a seat in a seminar and in a coaching session where staff write them. */
export type EnrolmentKind<Row> = {
  resource: 'seminar-registrations' | 'coaching-enrollments';
  seats: SeatKind;
  /** The seminar or coaching session that it takes a seat in. */
  courseOf(row: Row): string;
  findOrThrow(db: Db, id: string): Promise<Row>;
  remove(tx: Db, id: string): Promise<void>;
  mailConfirmed(platform: Platform, tx: Db, row: Row): Promise<void>;
  /** Where its confirmation goes, of seats that bear an address of their own. */
  addressOf?(row: Row): string;
  mailedSeatOf(row: Row): MailedSeat;
  /** Who has a seat in a seminar or coaching session. */
  selectHolders(tx: Db, courseId: string): Promise<SeatHolder[]>;
};

type Enrolment = { status: SeatStatus; orderId: string | null };
type EnrolmentChange = { [Field in keyof Enrolment]?: Enrolment[Field] | undefined };

/** A seat that staff confirm before its order is paid, or whose owner they see, stays theirs to take away. The order is held before the seats, as a payment does. */
async function keepFromClock(
  platform: Platform,
  tx: Db,
  session: StaffSession,
  { status, orderId }: Enrolment,
): Promise<void> {
  const isGiven = status === 'CONFIRMED' || status === 'ATTENDED';
  if (isGiven && orderId !== null) await takeInHand(platform, tx, session, orderId);
}

function afterChange(
  before: Enrolment,
  { status = before.status, orderId = before.orderId }: EnrolmentChange,
): Enrolment {
  return { status, orderId };
}

async function tellTakenAway<Row>(platform: Platform, tx: Db, kind: EnrolmentKind<Row>, row: Row): Promise<void> {
  await tellCancelled(platform, tx, kind.mailedSeatOf(row), () => kind.selectHolders(tx, kind.courseOf(row)));
}

/** Staff give somebody a seat, as long as there is one. */
export async function giveSeat<Row extends Enrolment>(
  platform: Platform,
  session: StaffSession,
  kind: EnrolmentKind<Row>,
  { courseId, enrolment, insert }: { courseId: string; enrolment: Enrolment; insert: (tx: Db) => Promise<string> },
): Promise<Row> {
  return platform.transact(async (tx) => {
    await keepFromClock(platform, tx, session, enrolment);
    await holdSeats(tx, kind.seats, courseId);
    const id = await insert(tx);
    const after = await kind.findOrThrow(tx, id);
    if (after.status !== 'CANCELLED') await checkSeatGiven(tx, kind.seats, courseId);
    await recordAct(tx, session, { act: 'create', resource: kind.resource, id, after });
    if (after.status === 'CONFIRMED') await kind.mailConfirmed(platform, tx, after);
    dropCourses(platform, tx, { kind: kind.seats, ids: [courseId] });
    return after;
  });
}

/** Whether a seat that is asked to wait for its payment is paid. Its order is held before the seats, as above. */
async function isAskedThoughPaid(tx: Db, asked: SeatStatus | undefined, { orderId }: Enrolment): Promise<boolean> {
  return asked === 'PENDING' && orderId !== null && (await holdPaidOrder(tx, orderId));
}

/** A presence that was noted for the wrong person is taken back: the seat may have been paid since, and then waits for nothing. */
function statusTaken(
  before: Enrolment,
  { asked, isPaid }: { asked: SeatStatus | undefined; isPaid: boolean },
): SeatStatus | undefined {
  return isPaid && before.status === 'ATTENDED' ? 'CONFIRMED' : asked;
}

type Changed<Row> = { before: Row; after: Row; takesSeat: boolean; now: Date };

/** Whether a confirmed seat is news to its person: given or paid only now, or under another address, where nothing has been read of it. */
function isNewToSomebody<Row extends Enrolment>(
  kind: EnrolmentKind<Row>,
  { before, after, takesSeat, now }: Changed<Row>,
): boolean {
  if (after.status !== 'CONFIRMED') return false;
  if (before.status === 'PENDING' || takesSeat) return true;
  const [was, is] = [before, after].map((row) => kind.addressOf?.(row).toLowerCase());
  return was !== is && !isSessionOver(kind.mailedSeatOf(after), now);
}

async function tellIfNew<Row extends Enrolment>(
  platform: Platform,
  tx: Db,
  kind: EnrolmentKind<Row>,
  changed: Omit<Changed<Row>, 'now'>,
): Promise<void> {
  const isNew = isNewToSomebody(kind, { ...changed, now: platform.clock.now() });
  if (isNew) await kind.mailConfirmed(platform, tx, changed.after);
}

type SeatChange = {
  id: string;
  courseId: string | undefined;
  change: EnrolmentChange;
  write: (tx: Db, status: SeatStatus | undefined) => Promise<void>;
};

export async function changeSeat<Row extends Enrolment>(
  platform: Platform,
  session: StaffSession,
  kind: EnrolmentKind<Row>,
  { id, courseId: asked, change, write }: SeatChange,
): Promise<Row> {
  return platform.transact(async (tx) => {
    const found = await kind.findOrThrow(tx, id);
    const courseId = asked ?? kind.courseOf(found);
    const wish = afterChange(found, change);
    await keepFromClock(platform, tx, session, wish);
    const isPaid = await isAskedThoughPaid(tx, change.status, wish);
    // Seats first, as everybody who gives one; then what the row is now.
    await holdSeats(tx, kind.seats, courseId);
    const before = await kind.findOrThrow(tx, id);
    await write(tx, statusTaken(before, { asked: change.status, isPaid }));
    const after = await kind.findOrThrow(tx, id);
    // A colleague has moved it since it was found: the seats that are held are not those that it takes.
    if (kind.courseOf(after) !== courseId) throw new Problem('conflict');
    const takesSeat =
      after.status !== 'CANCELLED' && (before.status === 'CANCELLED' || kind.courseOf(before) !== courseId);
    if (takesSeat) await checkSeatGiven(tx, kind.seats, courseId);
    await recordAct(tx, session, { act: 'update', resource: kind.resource, id, before, after });
    await tellIfNew(platform, tx, kind, { before, after, takesSeat });
    if (after.status === 'CANCELLED') await tellTakenAway(platform, tx, kind, before);
    dropCourses(platform, tx, { kind: kind.seats, ids: [kind.courseOf(before), courseId] });
    return after;
  });
}

type NamedSeat<Row> = { find: (tx: Db) => Promise<Row>; write: (tx: Db, before: Row) => Promise<void> };

/** Its buyer says who comes on a seat, which stays what it is otherwise. */
export async function nameSeat<Row extends Enrolment>(
  platform: Platform,
  kind: EnrolmentKind<Row>,
  { find, write }: NamedSeat<Row>,
): Promise<Row> {
  return platform.transact(async (tx) => {
    // Held as whoever moves the course holds it: who comes is told of it as it is by then, or of the move.
    await holdSeats(tx, kind.seats, kind.courseOf(await find(tx)));
    const before = await find(tx);
    await write(tx, before);
    const after = await find(tx);
    await tellIfNew(platform, tx, kind, { before, after, takesSeat: false });
    return after;
  });
}

export async function removeSeat<Row extends Enrolment>(
  platform: Platform,
  session: StaffSession,
  kind: EnrolmentKind<Row>,
  id: string,
): Promise<void> {
  await platform.transact(async (tx) => {
    const found = await kind.findOrThrow(tx, id);
    await holdSeats(tx, kind.seats, kind.courseOf(found));
    // Of two who remove it at once the second finds nothing: what was taken away is told once.
    const before = await kind.findOrThrow(tx, id);
    await kind.remove(tx, id);
    await recordAct(tx, session, { act: 'delete', resource: kind.resource, id, before });
    await tellTakenAway(platform, tx, kind, before);
    dropCourses(platform, tx, { kind: kind.seats, ids: [kind.courseOf(before)] });
  });
}

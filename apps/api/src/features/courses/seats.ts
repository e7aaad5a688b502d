import type { RefusalCode } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { fieldProblem, Problem } from '#platform/problem';
import { countSeats, lockSeats, type SeatTable, type Taken } from './seats.queries.ts';

export type SeatKind = SeatTable & { resource: 'seminars' | 'coaching-sessions'; notFound: RefusalCode };

/** Holds the seats until the transaction is over, as an order does: they are given one after the other. */
export async function holdSeats(tx: Db, kind: SeatKind, id: string): Promise<void> {
  if (!(await lockSeats(tx, kind, id))) throw new Problem(kind.notFound);
}

function isOverfull(seats: Taken | undefined): seats is Taken & { max: number } {
  return seats !== undefined && seats.max !== null && seats.taken > seats.max;
}

/** After a seat was given: throws when there was none left, or none is given any more. The caller holds the seats. */
export async function checkSeatGiven(tx: Db, kind: SeatKind, id: string): Promise<void> {
  const seats = await countSeats(tx, kind, id);
  if (seats?.isCalledOff) throw new Problem('called_off', { values: { name: seats.title } });
  if (isOverfull(seats)) throw new Problem('no_seat_left', { values: { name: seats.title } });
}

/** After the number of seats was changed: throws when more people have one than there are. The caller holds the row. */
export async function checkSeatsEnough(tx: Db, kind: SeatKind, id: string): Promise<void> {
  const seats = await countSeats(tx, kind, id);
  if (isOverfull(seats)) throw fieldProblem('seats_already_taken', 'maxParticipants', { taken: seats.taken });
}

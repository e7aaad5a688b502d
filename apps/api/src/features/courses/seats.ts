import { sql } from 'kysely';
import type { RefusalCode } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { fieldProblem, Problem } from '#platform/problem';

/** Where seats are given: the rows that have them, and the database's function that counts those taken. */
export type SeatKind = {
  table: 'seminars' | 'coaching_sessions';
  resource: 'seminars' | 'coaching-sessions';
  countTaken: 'seminar_seats_taken' | 'coaching_seats_taken';
  notFound: RefusalCode;
};

/** Holds the seats until the transaction is over, as an order does: they are given one after the other. */
export async function holdSeats(tx: Db, { table, notFound }: SeatKind, id: string): Promise<void> {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(tx);
  if (rows.length === 0) throw new Problem(notFound);
}

type Taken = { title: string; max: number | null; taken: number };

async function countSeats(tx: Db, { table, countTaken }: SeatKind, id: string): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`
    select title, max_participants as max, ${sql.raw(countTaken)}(id) as taken from ${sql.table(table)} where id = ${id}`.execute(
    tx,
  );
  return rows[0];
}

function isOverfull(seats: Taken | undefined): seats is Taken & { max: number } {
  return seats !== undefined && seats.max !== null && seats.taken > seats.max;
}

/** After a seat was given: throws when there was none left. The caller holds the seats. */
export async function checkSeatGiven(tx: Db, kind: SeatKind, id: string): Promise<void> {
  const seats = await countSeats(tx, kind, id);
  if (isOverfull(seats)) throw new Problem('no_seat_left', { values: { name: seats.title } });
}

/** After the number of seats was changed: throws when more people have one than there are. The caller holds the row. */
export async function checkSeatsEnough(tx: Db, kind: SeatKind, id: string): Promise<void> {
  const seats = await countSeats(tx, kind, id);
  if (isOverfull(seats)) throw fieldProblem('seats_already_taken', 'maxParticipants', { taken: seats.taken });
}

import { sql } from 'kysely';
import type { Db } from '#db/connect';

/** Where seats are given: the rows that have them, and the database's function that counts those taken. */
export type SeatTable = {
  table: 'seminars' | 'coaching_sessions';
  countTaken: 'seminar_seats_taken' | 'coaching_seats_taken';
};

/** Holds the seats until the transaction is over. False when there is no such row. */
export async function lockSeats(tx: Db, { table }: SeatTable, id: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(tx);
  return rows.length > 0;
}

export type Taken = { title: string; max: number | null; taken: number; isCalledOff: boolean };

export async function countSeats(tx: Db, { table, countTaken }: SeatTable, id: string): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`
    select title, max_participants as max, ${sql.raw(countTaken)}(id) as taken, cancelled_at is not null as "isCalledOff"
    from ${sql.table(table)} where id = ${id}`.execute(tx);
  return rows[0];
}

/** Whether the order is paid. Holds it until the transaction is over: nobody pays it meanwhile. */
export async function holdPaidOrder(tx: Db, orderId: string): Promise<boolean> {
  const order = await tx
    .selectFrom('orders')
    .select('paid_at')
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return order !== undefined && order.paid_at !== null;
}

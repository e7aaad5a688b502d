import { sql } from 'kysely';
import type { Picture } from '@tokpa/contract';
import type { Db } from '#db/connect';

export type CourseTable = 'formations' | 'seminars' | 'coaching_sessions';
type Kind = {
  table: CourseTable;
  /** Rows that refer to it besides the lines of orders and carts. */
  enrolments: { table: string; column: string };
};
type Held = { title: string; slug: string; picture: Picture | null };
export type Columns = Readonly<Record<string, unknown>>;

/** As every sale of a seat holds it; or, to remove it, so that nothing begins to name it: a line of a cart waits, or is waited for. */
type CourseLock = 'for no key update' | 'for update';

/** Holds the row until the transaction is over: nobody sells, changes or removes it meanwhile. */
export async function lockCourse(
  tx: Db,
  { table }: Pick<Kind, 'table'>,
  id: string,
  lock: CourseLock,
): Promise<Held | undefined> {
  const { rows } = await sql<Held>`
    select title, slug, picture from ${sql.table(table)} where id = ${id} ${sql.raw(lock)}`.execute(tx);
  return rows[0];
}

// Three tables whose shared columns are alike: which of them is known when it runs.
type AnyCourse = 'formations';

export async function insertCourse(tx: Db, { table }: Pick<Kind, 'table'>, columns: Columns): Promise<string> {
  const { id } = await tx
    .insertInto(table as AnyCourse)
    .values(columns as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function writeCourse(tx: Db, { table }: Pick<Kind, 'table'>, id: string, columns: Columns): Promise<void> {
  await tx
    .updateTable(table as AnyCourse)
    .set(columns as never)
    .where('id', '=', id)
    .execute();
}

export const LINE_COLUMNS = {
  formations: 'formation_id',
  seminars: 'seminar_id',
  coaching_sessions: 'coaching_session_id',
} as const;

/** Whether a line of an order or a cart or an enrolment names it, cancelled ones too: they tell what was. */
export async function isCourseNamed(tx: Db, { table, enrolments }: Kind, id: string): Promise<boolean> {
  const { rows } = await sql<{ isNamed: boolean }>`
    select exists (select from order_items where ${sql.ref(LINE_COLUMNS[table])} = ${id})
      or exists (select from cart_items where ${sql.ref(LINE_COLUMNS[table])} = ${id})
      or exists (select from ${sql.table(enrolments.table)} where ${sql.ref(enrolments.column)} = ${id}) as "isNamed"`.execute(
    tx,
  );
  return rows[0]?.isNamed ?? false;
}

export async function deleteCourse(tx: Db, { table }: Pick<Kind, 'table'>, id: string): Promise<void> {
  await tx
    .deleteFrom(table as AnyCourse)
    .where('id', '=', id)
    .execute();
}

/** Notes that what begins was looked for until now; answers until when it was before, null where nobody had. */
export async function moveLastLook(tx: Db, now: Date): Promise<Date | null> {
  const before = await tx.selectFrom('shop_state').select('courses_begun_until').forUpdate().executeTakeFirstOrThrow();
  await tx.updateTable('shop_state').set({ courses_begun_until: now }).execute();
  return before.courses_begun_until === null ? null : new Date(before.courses_begun_until);
}

/** What began between two moments: it can no longer be bought. */
export async function findBegun(
  db: Db,
  table: 'seminars' | 'coaching_sessions',
  from: Date,
  to: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom(table as 'seminars')
    .select('id')
    .where('start_date', '>', from.toISOString())
    .where('start_date', '<=', to.toISOString())
    .execute();
  return rows.map(({ id }) => id);
}

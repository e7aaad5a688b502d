import { sql } from 'kysely';
import type { Db } from '#db/connect';

/** The rounded-down share of lessons done: 100 only when all of them are. */
const PERCENT = sql<number>`
  coalesce((select floor(100.0 * count(done.lesson_id) / nullif(count(*), 0))::integer
    from formation_modules m join formation_lessons l on l.module_id = m.id
    left join formation_lessons_done done on done.lesson_id = l.id and done.enrollment_id = formation_enrollments.id
    where m.formation_id = formation_enrollments.formation_id), 0)`;

/** Who has done lessons of the formation: told before lessons go, with which it goes that they were done. */
export async function findBegun(tx: Db, formationId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from formation_enrollments where formation_id = ${formationId} and status = 'ACTIVE'
      and exists (select from formation_lessons_done done where done.enrollment_id = formation_enrollments.id)`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/**
 * After the lessons changed: who has begun is as far as what is left of them says, and has finished where nothing else is left. Who
 * has finished has finished.
 */
export async function refreshProgressOf(
  tx: Db,
  { formationId, begun }: { formationId: string; begun: readonly string[] },
  now: Date,
): Promise<void> {
  await sql`
    with moved as (select id, ${PERCENT} as percent from formation_enrollments where formation_id = ${formationId})
    update formation_enrollments set
      progress = moved.percent,
      status = case when moved.percent = 100 then 'COMPLETED' else 'ACTIVE' end,
      completed_at = case when moved.percent = 100 then ${now}::timestamptz end
    from moved where moved.id = formation_enrollments.id and formation_id = ${formationId} and status = 'ACTIVE'
      and (formation_enrollments.id = any(${[...begun]}::uuid[])
        or exists (select from formation_lessons_done done where done.enrollment_id = formation_enrollments.id))`.execute(
    tx,
  );
}

/** After a lesson was done or taken up again: the last one completes the formation, one to do again opens it. */
export async function refreshProgress(tx: Db, enrollmentId: string, now: Date): Promise<void> {
  await sql`update formation_enrollments set progress = ${PERCENT} where id = ${enrollmentId}`.execute(tx);
  await sql`
    update formation_enrollments set
      status = case when progress = 100 then 'COMPLETED' else 'ACTIVE' end,
      completed_at = case when progress = 100 then coalesce(completed_at, ${now}::timestamptz) end
    where id = ${enrollmentId}`.execute(tx);
}

export async function isLessonOf(tx: Db, lessonId: string, formationId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('formation_lessons as l')
    .innerJoin('formation_modules as m', 'm.id', 'l.module_id')
    .select('l.id')
    .where('l.id', '=', lessonId)
    .where('m.formation_id', '=', formationId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the lesson was among those whose end completed the formation: not one that came afterwards. */
export async function wasDoneWhenCompleted(tx: Db, enrollmentId: string, lessonId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('formation_lessons_done as done')
    .innerJoin('formation_enrollments as e', 'e.id', 'done.enrollment_id')
    .select('e.id')
    .where('e.id', '=', enrollmentId)
    .where('done.lesson_id', '=', lessonId)
    .whereRef('done.done_at', '<=', 'e.completed_at')
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeLessonDone(
  tx: Db,
  { enrollmentId, lessonId, isDone, at }: { enrollmentId: string; lessonId: string; isDone: boolean; at: Date },
): Promise<void> {
  if (isDone) {
    await tx
      .insertInto('formation_lessons_done')
      .values({ enrollment_id: enrollmentId, lesson_id: lessonId, done_at: at })
      .onConflict((known) => known.columns(['enrollment_id', 'lesson_id']).doNothing())
      .execute();
    return;
  }
  await tx
    .deleteFrom('formation_lessons_done')
    .where('enrollment_id', '=', enrollmentId)
    .where('lesson_id', '=', lessonId)
    .execute();
}

export async function findLessonsDone(db: Db, enrollmentId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('formation_lessons_done')
    .select('lesson_id as id')
    .where('enrollment_id', '=', enrollmentId)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

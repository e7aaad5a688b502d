import { sql } from 'kysely';
import type { CoachingEnrollment, CoachingEnrollmentQuery, Page, SeatStatus } from '@tokpa/contract';
import type { SeatHolder } from '#features/courses';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { knownEmail } from '#db/known-email';
import { selectPage } from '#db/select-page';

function selectEnrollments(db: Db) {
  return db
    .selectFrom('coaching_enrollments as e')
    .innerJoin('coaching_sessions as s', 's.id', 'e.coaching_session_id')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .leftJoin('orders as o', 'o.id', 'e.order_id')
    .select([
      'e.id',
      'e.coaching_session_id as coachingSessionId',
      'e.user_id as userId',
      'e.order_id as orderId',
      'o.order_number as orderNumber',
      'e.status',
      'e.notes',
      'e.created_at as createdAt',
      's.start_date as startDate',
      sql<Omit<CoachingEnrollment['coachingSession'], 'startDate'>>`json_build_object('id', s.id, 'slug', s.slug,
        'title', s.title, 'coachName', s.coach_name, 'mode', s.mode, 'location', s.location, 'picture', s.picture,
        'isPublished', s.status = 'PUBLISHED')`.as('coachingSession'),
      sql<CoachingEnrollment['user']>`json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
        'email', ${knownEmail('u.email')}, 'phone', u.phone)`.as('user'),
    ]);
}

type EnrollmentRow = Omit<CoachingEnrollment, 'coachingSession'> & {
  startDate: string | null;
  coachingSession: Omit<CoachingEnrollment['coachingSession'], 'startDate'>;
};

function toEnrollment({ startDate, coachingSession, ...row }: EnrollmentRow): CoachingEnrollment {
  return { ...row, coachingSession: { ...coachingSession, startDate } };
}

/** With `userId`, that shopper's alone. */
export async function selectEnrollmentPage(db: Db, asked: CoachingEnrollmentQuery): Promise<Page<CoachingEnrollment>> {
  const { search, coachingSessionId, userId, orderId, status } = asked;
  let found = selectEnrollments(db);
  // Among the people of one session those who come are looked for: who cancelled stands last.
  if (coachingSessionId !== undefined)
    found = found.where('e.coaching_session_id', '=', coachingSessionId).orderBy(sql`e.status = 'CANCELLED'`);
  if (userId !== undefined) found = found.where('e.user_id', '=', userId);
  if (orderId !== undefined) found = found.where('e.order_id', '=', orderId);
  if (status !== undefined) found = found.where('e.status', '=', status);
  if (search) {
    found = found.where(
      everyWordIn(
        sql`u.first_name || ' ' || u.last_name || ' ' || u.email || ' ' || coalesce(u.phone, '') || ' ' || s.title
          || ' ' || coalesce(o.order_number, '')`,
        search,
      ),
    );
  }
  const page = await selectPage(found, asked, {
    columns: { createdAt: 'e.created_at' },
    byDefault: '-createdAt',
    id: 'e.id',
  });
  return { ...page, data: page.data.map(toEnrollment) };
}

/** With `userId`, only when it is that shopper's. */
export async function findEnrollment(db: Db, id: string, userId?: string): Promise<CoachingEnrollment | undefined> {
  const row = await selectEnrollments(db)
    .where('e.id', '=', id)
    .$if(userId !== undefined, (rows) => rows.where('e.user_id', '=', userId ?? ''))
    .executeTakeFirst();
  return row && toEnrollment(row);
}

/** The shopper's seats that are confirmed. */
export async function findConfirmedOf(tx: Db, userId: string): Promise<CoachingEnrollment[]> {
  const rows = await selectEnrollments(tx)
    .where('e.user_id', '=', userId)
    .where('e.status', '=', 'CONFIRMED')
    .orderBy('e.id')
    .execute();
  return rows.map(toEnrollment);
}

/** Who has a seat that was not cancelled; those whose seat is confirmed first. */
export function selectSeatHolders(tx: Db, sessionId: string): Promise<SeatHolder[]> {
  return tx
    .selectFrom('coaching_enrollments as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .select([
      'u.first_name as name',
      knownEmail('u.email').as('email'),
      'e.user_id as userId',
      'e.order_id as orderId',
      'e.status',
    ])
    .where('e.coaching_session_id', '=', sessionId)
    .where('e.status', '<>', 'CANCELLED')
    .orderBy(sql`e.status = 'PENDING'`)
    .orderBy('e.id')
    .execute();
}

export type NewEnrollment = {
  coachingSessionId: string;
  userId: string;
  orderId: string | null;
  status: SeatStatus;
  notes: string;
};

export async function insertEnrollment(tx: Db, enrollment: NewEnrollment): Promise<string> {
  const { id } = await tx
    .insertInto('coaching_enrollments')
    .values({
      coaching_session_id: enrollment.coachingSessionId,
      user_id: enrollment.userId,
      order_id: enrollment.orderId,
      status: enrollment.status,
      notes: enrollment.notes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What is undefined stays. */
export async function writeEnrollment(
  tx: Db,
  id: string,
  change: { [Field in keyof NewEnrollment]?: NewEnrollment[Field] | undefined },
): Promise<void> {
  await tx
    .updateTable('coaching_enrollments')
    .set({
      coaching_session_id: change.coachingSessionId,
      user_id: change.userId,
      order_id: change.orderId,
      status: change.status,
      notes: change.notes,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteEnrollment(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('coaching_enrollments').where('id', '=', id).execute();
}

/** The seats stay taken. */
export async function forgetNotesAbout(tx: Db, userId: string): Promise<void> {
  await tx.updateTable('coaching_enrollments').set({ notes: '' }).where('user_id', '=', userId).execute();
}

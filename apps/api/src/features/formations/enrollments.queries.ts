import { sql } from 'kysely';
import type { EnrollmentQuery, EnrollmentStatus, FormationEnrollment, Page } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { knownEmail } from '#db/known-email';
import { selectPage } from '#db/select-page';

function selectEnrollments(db: Db) {
  return db
    .selectFrom('formation_enrollments as e')
    .innerJoin('formations as f', 'f.id', 'e.formation_id')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .leftJoin('orders as o', 'o.id', 'e.order_id')
    .select([
      'e.id',
      'e.formation_id as formationId',
      'e.user_id as userId',
      'e.order_id as orderId',
      'o.order_number as orderNumber',
      'e.status',
      'e.progress',
      'e.enrolled_at as enrolledAt',
      'e.completed_at as completedAt',
      sql<FormationEnrollment['formation']>`json_build_object('id', f.id, 'slug', f.slug, 'title', f.title,
        'picture', f.picture, 'duration', f.duration)`.as('formation'),
      sql<FormationEnrollment['user']>`json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
        'email', ${knownEmail('u.email')}, 'phone', u.phone)`.as('user'),
    ]);
}

/** With `userId`, that shopper's alone. */
export async function selectEnrollmentPage(db: Db, asked: EnrollmentQuery): Promise<Page<FormationEnrollment>> {
  const { search, formationId, userId, orderId, status } = asked;
  let found = selectEnrollments(db);
  // Among the people of one formation those who learn are looked for: who cancelled stands last.
  if (formationId !== undefined)
    found = found.where('e.formation_id', '=', formationId).orderBy(sql`e.status = 'CANCELLED'`);
  if (userId !== undefined) found = found.where('e.user_id', '=', userId);
  if (orderId !== undefined) found = found.where('e.order_id', '=', orderId);
  if (status !== undefined) found = found.where('e.status', '=', status);
  if (search) {
    found = found.where(
      everyWordIn(
        sql`u.first_name || ' ' || u.last_name || ' ' || u.email || ' ' || coalesce(u.phone, '') || ' ' || f.title
          || ' ' || coalesce(o.order_number, '')`,
        search,
      ),
    );
  }
  return selectPage(found, asked, {
    columns: { createdAt: 'e.created_at', enrolledAt: 'e.enrolled_at', progress: 'e.progress' },
    byDefault: '-enrolledAt',
    id: 'e.id',
  });
}

/** With `userId`, only when it is that shopper's. */
export async function findEnrollment(db: Db, id: string, userId?: string): Promise<FormationEnrollment | undefined> {
  return selectEnrollments(db)
    .where('e.id', '=', id)
    .$if(userId !== undefined, (rows) => rows.where('e.user_id', '=', userId ?? ''))
    .executeTakeFirst();
}

/** The formations whose lessons are open to the shopper. */
export async function findOpenFormationsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('formation_enrollments')
    .select('formation_id as id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['ACTIVE', 'COMPLETED'])
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of the shopper whose lessons are open. */
export async function findOpenEnrollmentsOf(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('formation_enrollments')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['ACTIVE', 'COMPLETED'])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

type HeldEnrollment = { formationId: string; userId: string; status: EnrollmentStatus };

/** Holds the row until the transaction is over. */
export async function lockEnrollment(tx: Db, id: string): Promise<HeldEnrollment | undefined> {
  return tx
    .selectFrom('formation_enrollments')
    .select(['formation_id as formationId', 'user_id as userId', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export type NewEnrollment = {
  formationId: string;
  userId: string;
  orderId: string | null;
  status: EnrollmentStatus;
  progress: number;
  enrolledAt: Date | string;
  completedAt: Date | null;
};

export async function insertEnrollment(tx: Db, enrollment: NewEnrollment): Promise<string> {
  const { id } = await tx
    .insertInto('formation_enrollments')
    .values({
      formation_id: enrollment.formationId,
      user_id: enrollment.userId,
      order_id: enrollment.orderId,
      status: enrollment.status,
      progress: enrollment.progress,
      enrolled_at: enrollment.enrolledAt,
      completed_at: enrollment.completedAt,
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
    .updateTable('formation_enrollments')
    .set({
      formation_id: change.formationId,
      user_id: change.userId,
      order_id: change.orderId,
      status: change.status,
      progress: change.progress,
      enrolled_at: change.enrolledAt,
      completed_at: change.completedAt,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteEnrollment(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('formation_enrollments').where('id', '=', id).execute();
}

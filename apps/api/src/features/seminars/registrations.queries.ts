import { type RawBuilder, sql } from 'kysely';
import type { Page, RegistrationQuery, SeatStatus, SeminarRegistration } from '@tokpa/contract';
import type { SeatHolder } from '#features/courses';
import { addressSince } from '#db/address-since';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { knownEmail } from '#db/known-email';
import { selectPage } from '#db/select-page';

function selectRegistrations(db: Db) {
  return db
    .selectFrom('seminar_registrations as r')
    .innerJoin('seminars as s', 's.id', 'r.seminar_id')
    .leftJoin('orders as o', 'o.id', 'r.order_id')
    .select([
      'r.id',
      'r.seminar_id as seminarId',
      'r.user_id as userId',
      'r.order_id as orderId',
      'o.order_number as orderNumber',
      'r.full_name as fullName',
      'r.email',
      'r.phone',
      'r.status',
      sql<boolean>`coalesce(o.user_id = r.user_id, false)`.as('isBought'),
      'r.created_at as createdAt',
      's.slug as slug',
      's.title as title',
      's.start_date as startDate',
      's.end_date as endDate',
      's.location as location',
      's.venue as venue',
      's.address as address',
      sql<SeminarRegistration['seminar']['picture']>`s.picture`.as('picture'),
      sql<boolean>`s.status = 'PUBLISHED'`.as('isPublished'),
    ]);
}

type Seminar = SeminarRegistration['seminar'];
type RegistrationRow = Omit<SeminarRegistration, 'seminar'> & Omit<Seminar, 'id'>;

function toRegistration(row: RegistrationRow): SeminarRegistration {
  const { slug, title, startDate, endDate, location, venue, address, picture, isPublished, ...registration } = row;
  const seminar = {
    id: row.seminarId,
    slug,
    title,
    startDate,
    endDate,
    location,
    venue,
    address,
    picture,
    isPublished,
  };
  return { ...registration, seminar };
}

/** With `userId`, that shopper's alone. */
export async function selectRegistrationPage(db: Db, asked: RegistrationQuery): Promise<Page<SeminarRegistration>> {
  const { search, seminarId, userId, orderId, status } = asked;
  let found = selectRegistrations(db);
  // Among the people of one seminar those who come are looked for: who cancelled stands last.
  if (seminarId !== undefined) found = found.where('r.seminar_id', '=', seminarId).orderBy(sql`r.status = 'CANCELLED'`);
  if (userId !== undefined) found = found.where('r.user_id', '=', userId);
  if (orderId !== undefined) found = found.where('r.order_id', '=', orderId);
  if (status !== undefined) found = found.where('r.status', '=', status);
  if (search) {
    found = found.where(
      everyWordIn(
        sql`r.full_name || ' ' || r.email || ' ' || r.phone || ' ' || s.title || ' ' || coalesce(o.order_number, '')`,
        search,
      ),
    );
  }
  const page = await selectPage(found, asked, {
    columns: { createdAt: 'r.created_at', fullName: 'r.full_name' },
    byDefault: '-createdAt',
    id: 'r.id',
  });
  return { ...page, data: page.data.map(toRegistration) };
}

/** With `userId`, only when it is that shopper's. */
export async function findRegistration(db: Db, id: string, userId?: string): Promise<SeminarRegistration | undefined> {
  const row = await selectRegistrations(db)
    .where('r.id', '=', id)
    .$if(userId !== undefined, (rows) => rows.where('r.user_id', '=', userId ?? ''))
    .executeTakeFirst();
  return row && toRegistration(row);
}

/** Who has a seat that was not cancelled; those whose seat is confirmed first. */
export function selectSeatHolders(tx: Db, seminarId: string): Promise<SeatHolder[]> {
  return tx
    .selectFrom('seminar_registrations')
    .select(['full_name as name', 'email', 'user_id as userId', 'order_id as orderId', 'status'])
    .where('seminar_id', '=', seminarId)
    .where('status', '<>', 'CANCELLED')
    .orderBy(sql`status = 'PENDING'`)
    .orderBy('id')
    .execute();
}

export type NewRegistration = {
  seminarId: string;
  userId: string | null;
  orderId: string | null;
  fullName: string;
  email: string;
  phone: string;
  status: SeatStatus;
};

export async function insertRegistration(tx: Db, registration: NewRegistration): Promise<string> {
  const { id } = await tx
    .insertInto('seminar_registrations')
    .values({
      seminar_id: registration.seminarId,
      user_id: registration.userId,
      order_id: registration.orderId,
      full_name: registration.fullName,
      email: registration.email,
      phone: registration.phone,
      status: registration.status,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What is undefined stays. */
export async function writeRegistration(
  tx: Db,
  id: string,
  change: { [Field in keyof NewRegistration]?: NewRegistration[Field] | undefined },
): Promise<void> {
  await tx
    .updateTable('seminar_registrations')
    .set({
      seminar_id: change.seminarId,
      user_id: change.userId,
      order_id: change.orderId,
      full_name: change.fullName,
      email: change.email,
      phone: change.phone,
      status: change.status,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteRegistration(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('seminar_registrations').where('id', '=', id).execute();
}

/**
 * The seats of the account, and those that the team gave to its address without it, as far as they are the account's.
 */
function seatsOf(userId: string): RawBuilder<string> {
  return sql<string>`(
    select id from seminar_registrations where user_id = ${userId}
    union all
    select seat.id from users account
    join seminar_registrations seat on seat.user_id is null and lower(seat.email) = lower(account.email)
    where account.id = ${userId} and seat.created_at >= ${addressSince('account')})`;
}

/**
 * Their seats go along with the account, as far as they were under its address: of one that somebody else sits on, the address is theirs.
 * Those that the team gave to the address without the account are the account's own from here on: nothing else would tell whose they are.
 */
export async function moveRegistrationsOf(tx: Db, { userId, email }: { userId: string; email: string }): Promise<void> {
  await sql`
    update seminar_registrations seat set email = ${email}, user_id = account.id from users account
     where account.id = ${userId} and seat.id in ${seatsOf(userId)} and lower(seat.email) = ${knownEmail('account.email')}`.execute(
    tx,
  );
}

/** All that the shop keeps of the person's seats. */
export async function findRegistrationsOf(db: Db, userId: string): Promise<SeminarRegistration[]> {
  const rows = await selectRegistrations(db).where('r.id', 'in', seatsOf(userId)).orderBy('r.id', 'desc').execute();
  return rows.map(toRegistration);
}

/** The seats stay taken, under no name. */
export async function forgetRegistrationsOf(tx: Db, userId: string): Promise<void> {
  await tx
    .updateTable('seminar_registrations')
    .set({ full_name: 'Compte supprimé', email: '', phone: '' })
    .where('id', 'in', seatsOf(userId))
    .execute();
}

/** Whether anybody was told that they have a place. */
export async function hasConfirmedPlaces(db: Db, seminarId: string): Promise<boolean> {
  const place = await db
    .selectFrom('seminar_registrations')
    .select('id')
    .where('seminar_id', '=', seminarId)
    .where('status', 'in', ['CONFIRMED', 'ATTENDED'])
    .limit(1)
    .executeTakeFirst();
  return place !== undefined;
}

import { sql } from 'kysely';
import type { z } from 'zod';
import type { Page, StaffRole, StaffState, staffEndpoints } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { selectPage } from '#db/select-page';

export type StaffRow = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: StaffRole;
  enabled: boolean;
  status: StaffState;
  secondFactor: boolean;
  lastLoginAt: string | null;
  invitationExpiresAt: string | null;
  createdAt: string;
};

const STATE = sql<StaffState>`case
  when not staff.is_enabled then 'DISABLED' when staff.password_hash is null then 'INVITED' else 'ACTIVE' end`;

function selectStaff(db: Db) {
  return db
    .selectFrom('staff')
    .leftJoin('staff_second_factors as factor', 'factor.staff_id', 'staff.id')
    .leftJoin('staff_invitations as invitation', 'invitation.staff_id', 'staff.id')
    .select([
      'staff.id',
      'staff.email',
      'staff.first_name as firstName',
      'staff.last_name as lastName',
      'staff.role',
      'staff.is_enabled as enabled',
      'staff.last_login_at as lastLoginAt',
      'invitation.expires_at as invitationExpiresAt',
      'staff.created_at as createdAt',
    ])
    .select([STATE.as('status'), sql<boolean>`factor.confirmed_at is not null`.as('secondFactor')]);
}

type StaffQuery = z.output<(typeof staffEndpoints)['GET /staff']['query']>;

export async function selectStaffPage(db: Db, asked: StaffQuery): Promise<Page<StaffRow>> {
  let rows = selectStaff(db);
  if (asked.role) rows = rows.where('staff.role', '=', asked.role);
  if (asked.status) rows = rows.where(STATE, '=', asked.status);
  if (asked.search) {
    const words = sql<string>`(staff.first_name || ' ' || staff.last_name || ' ' || staff.email)`;
    rows = rows.where(everyWordIn(words, asked.search));
  }
  return selectPage(rows, asked, {
    columns: {
      createdAt: 'staff.created_at',
      lastName: 'staff.last_name',
      email: 'staff.email',
      role: 'staff.role',
      lastLoginAt: 'staff.last_login_at',
    },
    emptyLast: ['lastLoginAt'],
    byDefault: 'lastName',
    id: 'staff.id',
  });
}

export async function findStaffMember(db: Db, id: string): Promise<StaffRow | undefined> {
  return selectStaff(db).where('staff.id', '=', id).executeTakeFirst();
}

/**
 * Holds the account of somebody until the end of the transaction, before anything that hangs on it. What is only written beside it,
 * as to the log, does not wait.
 */
export async function lockStaff(tx: Db, id: string): Promise<void> {
  await tx.selectFrom('staff').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Who of the team may sign in, by their address. Locks their account. */
export async function findEnabledStaff(tx: Db, email: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email)
    .where('is_enabled', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.id;
}

/**
 * Locks the rows of everybody who holds the shop as an owner, in the order of their ids, and answers their ids: two owners who
 * remove each other at the same moment wait for one another here. Who writes beside them what they do does not.
 */
export async function lockActiveOwners(tx: Db): Promise<string[]> {
  const rows = await tx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'OWNER')
    .where('is_enabled', '=', true)
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

type NewStaff = { email: string; firstName: string; lastName: string; role: StaffRole };

/** Throws on `staff_email_unique` when the address has an account. */
export async function insertStaff(tx: Db, { email, firstName, lastName, role }: NewStaff): Promise<string> {
  const { id } = await tx
    .insertInto('staff')
    .values({ email, first_name: firstName, last_name: lastName, role })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type StaffChange = { [Field in 'firstName' | 'lastName' | 'role']?: StaffRow[Field] | undefined } & {
  enabled?: boolean | undefined;
};

export async function updateStaff(tx: Db, id: string, change: StaffChange): Promise<void> {
  await tx
    .updateTable('staff')
    .set({
      first_name: sql`coalesce(${change.firstName ?? null}, first_name)`,
      last_name: sql`coalesce(${change.lastName ?? null}, last_name)`,
      role: sql`coalesce(${change.role ?? null}, role)`,
      is_enabled: sql`coalesce(${change.enabled ?? null}::boolean, is_enabled)`,
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteStaff(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('staff').where('id', '=', id).execute();
}

type NewInvitation = { staffId: string; tokenHash: Buffer; now: Date; expiresAt: Date };

/** One invitation a person: the new one takes the place of the old. */
export async function writeInvitation(tx: Db, { staffId, tokenHash, now, expiresAt }: NewInvitation): Promise<void> {
  const fresh = { token_hash: tokenHash, expires_at: expiresAt, created_at: now };
  await tx
    .insertInto('staff_invitations')
    .values({ staff_id: staffId, ...fresh })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(fresh))
    .execute();
}

import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { StaffRole } from '#platform/session';

export type StaffAccount = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: StaffRole;
  /** None until an invitation was answered. */
  passwordHash: string | null;
  isEnabled: boolean;
  hasSecondFactor: boolean;
  recoveryCodesLeft: number;
};

function selectStaff(db: Db) {
  return db
    .selectFrom('staff')
    .leftJoin('staff_second_factors as factor', 'factor.staff_id', 'staff.id')
    .select([
      'staff.id',
      'staff.email',
      'staff.first_name as firstName',
      'staff.last_name as lastName',
      'staff.role',
      'staff.password_hash as passwordHash',
      'staff.is_enabled as isEnabled',
    ])
    .select((of) => [
      of('factor.confirmed_at', 'is not', null).$castTo<boolean>().as('hasSecondFactor'),
      of
        .selectFrom('staff_recovery_codes as codes')
        .whereRef('codes.staff_id', '=', 'staff.id')
        .select((codes) => codes.fn.countAll<number>().as('left'))
        .$asScalar()
        .$notNull()
        .as('recoveryCodesLeft'),
    ]);
}

export async function findStaffByEmail(db: Db, email: string): Promise<StaffAccount | undefined> {
  return selectStaff(db).where('staff.email', '=', email).executeTakeFirst();
}

export async function findStaffById(db: Db, id: string): Promise<StaffAccount | undefined> {
  return selectStaff(db).where('staff.id', '=', id).executeTakeFirst();
}

/** Whether the password was still the one that had been checked: what replaced it meanwhile stays. */
export async function replaceStaffPassword(
  tx: Db,
  id: string,
  { checkedHash, passwordHash }: { checkedHash: string; passwordHash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('password_hash', '=', checkedHash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function updateStaffName(
  tx: Db,
  id: string,
  { firstName, lastName }: { firstName?: string | undefined; lastName?: string | undefined },
): Promise<void> {
  await tx
    .updateTable('staff')
    .set({
      first_name: sql`coalesce(${firstName ?? null}, first_name)`,
      last_name: sql`coalesce(${lastName ?? null}, last_name)`,
    })
    .where('id', '=', id)
    .execute();
}

/** Whether the password is still theirs; the account is held from here on. */
export async function noteLogin(
  tx: Db,
  { id, passwordHash }: Pick<StaffAccount, 'id' | 'passwordHash'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff')
    .set({ last_login_at: now })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Sets the password of an invited person and spends the invitation; their id, or nobody's when the link has no power any more.
 * Locks the account, then its invitation, as does whoever sends or ends one: nobody waits in a ring.
 */
export async function spendInvitation(
  tx: Db,
  { tokenHash, passwordHash, now }: { tokenHash: Buffer; passwordHash: string; now: Date },
): Promise<string | undefined> {
  await tx
    .selectFrom('staff')
    .select('id')
    .where('id', '=', (from) =>
      from.selectFrom('staff_invitations').select('staff_id').where('token_hash', '=', tokenHash),
    )
    .forNoKeyUpdate()
    .execute();
  const spent = await tx
    .deleteFrom('staff_invitations')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.toISOString())
    .returning('staff_id')
    .executeTakeFirst();
  if (!spent) return undefined;
  const row = await tx
    .updateTable('staff')
    .set({ password_hash: passwordHash })
    .where('id', '=', spent.staff_id)
    .where('is_enabled', '=', true)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The caller holds the account: one that is on its way to them is there by then, and goes too. */
export async function deleteInvitation(tx: Db, staffId: string): Promise<void> {
  await tx.deleteFrom('staff_invitations').where('staff_id', '=', staffId).execute();
}

export async function hasStaff(db: Db): Promise<boolean> {
  const row = await db.selectFrom('staff').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Whether the owner was added: false when another process of the shop was quicker. */
export async function insertOwner(db: Db, owner: { email: string; passwordHash: string }): Promise<boolean> {
  const row = await db
    .insertInto('staff')
    .values({
      email: owner.email,
      password_hash: owner.passwordHash,
      first_name: 'Propriétaire',
      last_name: 'de la boutique',
      role: 'OWNER',
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

import type { Db } from '#db/connect';
import type { StaffRole } from '#platform/session';

export type StaffAccount = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: StaffRole;
  passwordHash: string;
  isEnabled: boolean;
};

export async function findStaffByEmail(db: Db, email: string): Promise<StaffAccount | undefined> {
  return db
    .selectFrom('staff')
    .select([
      'id',
      'email',
      'first_name as firstName',
      'last_name as lastName',
      'role',
      'password_hash as passwordHash',
      'is_enabled as isEnabled',
    ])
    .where('email', '=', email)
    .executeTakeFirst();
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

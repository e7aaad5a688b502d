import type { Db } from '#db/connect';
import type { StaffRole } from '#platform/session';

type NewSession = { tokenHash: Buffer; expiresAt: Date } & ({ userId: string } | { staffId: string });

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: 'userId' in session ? session.userId : null,
      staff_id: 'staffId' in session ? session.staffId : null,
      expires_at: session.expiresAt,
    })
    .execute();
}

export type SessionRow = {
  id: string;
  userId: string | null;
  staffId: string | null;
  role: StaffRole | null;
  expiresAt: string;
};

/** The session of a token, unless it has expired or its owner is blocked, gone or disabled. */
export async function findSession(db: Db, tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
  return db
    .selectFrom('sessions')
    .leftJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('staff', 'staff.id', 'sessions.staff_id')
    .select([
      'sessions.id',
      'sessions.user_id as userId',
      'sessions.staff_id as staffId',
      'staff.role',
      'sessions.expires_at as expiresAt',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now.toISOString())
    .where('users.blocked_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .where((is) => is.or([is('sessions.staff_id', 'is', null), is('staff.is_enabled', '=', true)]))
    .executeTakeFirst();
}

export async function extendSession(db: Db, id: string, expiresAt: Date): Promise<void> {
  await db.updateTable('sessions').set({ expires_at: expiresAt }).where('id', '=', id).execute();
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Ends every session of a shopper, but the one to keep. */
export async function deleteSessionsOf(db: Db, userId: string, keptSessionId?: string): Promise<void> {
  let sessions = db.deleteFrom('sessions').where('user_id', '=', userId);
  if (keptSessionId !== undefined) sessions = sessions.where('id', '!=', keptSessionId);
  await sessions.execute();
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
}

import { sql } from 'kysely';
import type { Page, StaffSessionRow } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { selectPage } from '#db/select-page';
import { statement } from '#db/statement';
import type { StaffRole } from '#platform/session';

const USER_AGENT_LENGTH = 300;

/** From where a session was opened. */
export type Place = { ip: string; userAgent: string };

type NewSession = { tokenHash: Buffer; expiresAt: Date };

/** Whether the password is still the shopper's. Whoever replaces it waits for this, and ends the session with the others. */
export async function insertShopperSession(
  db: Db,
  { tokenHash, expiresAt, userId, passwordHash }: NewSession & { userId: string; passwordHash: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into sessions (token_hash, user_id, expires_at)
    select ${tokenHash}::bytea, id, ${expiresAt}::timestamptz from users
    where id = ${userId} and password_hash = ${passwordHash} for share`.execute(db);
  return numAffectedRows === 1n;
}

export async function insertStaffSession(
  tx: Db,
  session: NewSession & { staffId: string; createdAt: Date } & Place,
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      staff_id: session.staffId,
      expires_at: session.expiresAt,
      ip: session.ip,
      user_agent: session.userAgent.slice(0, USER_AGENT_LENGTH),
      created_at: session.createdAt,
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

const selectSession = statement<{ tokenHash: Buffer; now: Date }, SessionRow>(
  ({ tokenHash, now }) => sql`
    select sessions.id, sessions.user_id as "userId", sessions.staff_id as "staffId", staff.role, sessions.expires_at as "expiresAt"
      from sessions left join users on users.id = sessions.user_id left join staff on staff.id = sessions.staff_id
     where sessions.token_hash = ${tokenHash} and sessions.expires_at > ${now}
       and users.blocked_at is null and users.deleted_at is null and (sessions.staff_id is null or staff.is_enabled)`,
);

/** The session of a token, unless it has expired or its owner is blocked, gone or disabled. */
export async function findSession(db: Db, tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
  const [row] = await selectSession(db, { tokenHash, now });
  return row;
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

/** Ends every session of somebody at the shop, but the one to keep. */
export async function deleteStaffSessions(db: Db, staffId: string, { but }: { but?: string } = {}): Promise<void> {
  let sessions = db.deleteFrom('sessions').where('staff_id', '=', staffId);
  if (but !== undefined) sessions = sessions.where('id', '!=', but);
  await sessions.execute();
}

/** Whether the session was theirs and is ended. */
export async function deleteStaffSession(db: Db, staffId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('sessions')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The open sessions of somebody at the shop, the newest first. */
export async function selectStaffSessions(
  db: Db,
  staffId: string,
  asked: { page: number; limit: number; now: Date },
): Promise<Page<Omit<StaffSessionRow, 'isCurrent'>>> {
  const open = db
    .selectFrom('sessions')
    .select(['id', 'created_at as createdAt', 'expires_at as expiresAt', 'ip', 'user_agent as userAgent'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', asked.now.toISOString());
  return selectPage(open, asked, { columns: { createdAt: 'created_at' }, byDefault: '-createdAt', id: 'id' });
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
}

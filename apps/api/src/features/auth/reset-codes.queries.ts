import { sql } from 'kysely';
import type { Db } from '#db/connect';

type NewCode = { userId: string; codeHash: string; now: Date; expiresAt: Date; replaceableBefore: Date };

/** Whether the code was written: false when the account got another one after `replaceableBefore`. */
export async function writeResetCode(tx: Db, code: NewCode): Promise<boolean> {
  const fresh = { code_hash: code.codeHash, attempts_left: 5, expires_at: code.expiresAt, created_at: code.now };
  const row = await tx
    .insertInto('password_reset_codes')
    .values({ user_id: code.userId, ...fresh })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(fresh)
        .where('password_reset_codes.created_at', '<=', code.replaceableBefore.toISOString()),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export type TriedCode = { userId: string; codeHash: string };

/** Takes one of the code's attempts, in one statement: attempts at the same moment each take their own. */
export async function takeAttempt(db: Db, email: string, now: Date): Promise<TriedCode | undefined> {
  return db
    .updateTable('password_reset_codes')
    .from('users')
    .set({ attempts_left: sql`attempts_left - 1` })
    .whereRef('users.id', '=', 'password_reset_codes.user_id')
    .where('users.email', '=', email)
    .where('users.blocked_at', 'is', null)
    .where('attempts_left', '>', 0)
    .where('expires_at', '>', now.toISOString())
    .returning(['password_reset_codes.user_id as userId', 'code_hash as codeHash'])
    .executeTakeFirst();
}

/** Whether this very code was still there to be spent: of two who bring it at once, one is told no. */
export async function spendResetCode(tx: Db, code: TriedCode): Promise<boolean> {
  const row = await tx
    .deleteFrom('password_reset_codes')
    .where('user_id', '=', code.userId)
    .where('code_hash', '=', code.codeHash)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteResetCode(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('password_reset_codes').where('user_id', '=', userId).execute();
}

export async function deleteExpiredResetCodes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('password_reset_codes').where('expires_at', '<=', now.toISOString()).execute();
}

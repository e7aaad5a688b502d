import type { RefusalCode } from '@tokpa/contract';
import { hashPassword, passwordMatches } from '#platform/passwords';
import type { Platform } from '#platform/platform';
import { fieldProblem } from '#platform/problem';
import type { ShopperSession } from '#platform/session';
import { PASSWORD_CHECK_PER_ACCOUNT } from './limits.ts';
import { deleteResetCode } from './reset-codes.queries.ts';
import { deleteSessionsOf } from './sessions.queries.ts';
import { findPasswordHash, replacePassword } from './users.queries.ts';

type PasswordCheck = { password: string; refusal: RefusalCode; field: string };

/**
 * Whoever holds a session must still know the password for what can not be taken back. Answers the hash that was checked: what
 * is then written must still find it.
 */
export async function checkPassword(platform: Platform, userId: string, check: PasswordCheck): Promise<string> {
  await platform.throttle.count(PASSWORD_CHECK_PER_ACCOUNT, userId);
  const hash = await findPasswordHash(platform.db, userId);
  const isRight = await passwordMatches(hash, check.password);
  if (!hash || !isRight) throw fieldProblem(check.refusal, check.field);
  await platform.throttle.forget(PASSWORD_CHECK_PER_ACCOUNT, userId);
  return hash;
}

/** Ends the account's other sessions: whoever else was logged in must know the new password. */
export async function changePassword(
  platform: Platform,
  session: ShopperSession,
  change: { oldPassword: string; newPassword: string },
): Promise<void> {
  const { userId, sessionId } = session;
  const wrong = { refusal: 'wrong_current_password', field: 'oldPassword' } as const;
  const checkedHash = await checkPassword(platform, userId, { password: change.oldPassword, ...wrong });
  const passwordHash = await hashPassword(change.newPassword);
  await platform.transact(async (tx) => {
    // The code first, as a reset does, so that the two do not wait for each other.
    await deleteResetCode(tx, userId);
    if (!(await replacePassword(tx, userId, { checkedHash, passwordHash })))
      throw fieldProblem(wrong.refusal, wrong.field);
    await deleteSessionsOf(tx, userId, sessionId);
  });
}

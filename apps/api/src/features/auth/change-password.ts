import type { RefusalCode } from '@tokpa/contract';
import { hashPassword, passwordMatches } from '#platform/passwords';
import type { Platform } from '#platform/platform';
import { fieldProblem } from '#platform/problem';
import type { ShopperSession } from '#platform/session';
import { PASSWORD_CHECK_PER_ACCOUNT } from './limits.ts';
import { deleteResetCode } from './reset-codes.queries.ts';
import { deleteSessionsOf } from './sessions.queries.ts';
import { findPasswordHash, updatePassword } from './users.queries.ts';

type PasswordCheck = { password: string; refusal: RefusalCode; field: string };

/** Whoever holds a session must still know the password for what can not be taken back. */
export async function checkPassword(platform: Platform, userId: string, check: PasswordCheck): Promise<void> {
  await platform.throttle.count(PASSWORD_CHECK_PER_ACCOUNT, userId);
  const hash = await findPasswordHash(platform.db, userId);
  if (!(await passwordMatches(hash, check.password))) throw fieldProblem(check.refusal, check.field);
  await platform.throttle.forget(PASSWORD_CHECK_PER_ACCOUNT, userId);
}

/** Ends the account's other sessions: whoever else was logged in must know the new password. */
export async function changePassword(
  platform: Platform,
  session: ShopperSession,
  change: { oldPassword: string; newPassword: string },
): Promise<void> {
  const { userId, sessionId } = session;
  await checkPassword(platform, userId, {
    password: change.oldPassword,
    refusal: 'wrong_current_password',
    field: 'oldPassword',
  });
  const passwordHash = await hashPassword(change.newPassword);
  await platform.transact(async (tx) => {
    await updatePassword(tx, userId, passwordHash);
    await deleteResetCode(tx, userId);
    await deleteSessionsOf(tx, userId, sessionId);
  });
}

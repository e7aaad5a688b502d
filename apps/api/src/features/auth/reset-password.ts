import type { z } from 'zod';
import type { passwordReset } from '@tokpa/contract';
import { hashPassword, passwordMatches } from '#platform/passwords';
import type { Platform } from '#platform/platform';
import { fieldProblem } from '#platform/problem';
import { emailKey } from '#platform/throttle';
import { forgetLogins, SHOPPERS_DOOR } from './count-logins.ts';
import { RESET_PER_ACCOUNT, RESET_PER_ADDRESS } from './limits.ts';
import { spendResetCode, takeAttempt } from './reset-codes.queries.ts';
import { deleteSessionsOf } from './sessions.queries.ts';
import { proveAddress, updatePassword } from './users.queries.ts';

/** Sets the new password for the code that was mailed, and ends every session of the account. */
export async function resetPassword(
  platform: Platform,
  wanted: z.output<typeof passwordReset>,
  ip: string,
): Promise<void> {
  const account = emailKey(wanted.email);
  await platform.throttle.count(RESET_PER_ADDRESS, ip);
  await platform.throttle.count(RESET_PER_ACCOUNT, account);
  const now = platform.clock.now();
  const tried = await takeAttempt(platform.db, wanted.email, now);
  const isRight = await passwordMatches(tried?.codeHash, wanted.otp);
  if (!tried || !isRight) throw fieldProblem('invalid_reset_code', 'otp');
  const passwordHash = await hashPassword(wanted.newPassword);
  await platform.transact(async (tx) => {
    if (!(await spendResetCode(tx, tried))) throw fieldProblem('invalid_reset_code', 'otp');
    await updatePassword(tx, tried.userId, passwordHash);
    await proveAddress(tx, { userId: tried.userId, email: wanted.email, now });
    await deleteSessionsOf(tx, tried.userId);
  });
  await forgetLogins(platform.throttle, SHOPPERS_DOOR, { email: wanted.email, ip });
}

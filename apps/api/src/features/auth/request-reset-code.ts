import { RESET_CODE_LENGTH } from '@tokpa/contract';
import { minutesAfter } from '#platform/clock';
import { hashPassword } from '#platform/passwords';
import type { Platform } from '#platform/platform';
import { emailKey } from '#platform/throttle';
import { newDigits } from '#platform/tokens';
import { sendResetCode } from './auth.jobs.ts';
import { CODE_MINUTES, resetCodeMail } from './emails/reset-code.ts';
import { FORGOT_PER_ACCOUNT, FORGOT_PER_ADDRESS } from './limits.ts';
import { writeResetCode } from './reset-codes.queries.ts';
import { findAccountByEmail, lockProfile } from './users.queries.ts';

const MINUTES_BETWEEN_CODES = 1;

/**
 * Only queues the work, for any address: neither the answer nor its time can tell who has an account, because at that
 * moment nobody has looked.
 */
export async function requestResetCode(platform: Platform, email: string, ip: string): Promise<void> {
  await platform.throttle.count(FORGOT_PER_ADDRESS, ip);
  await platform.throttle.count(FORGOT_PER_ACCOUNT, emailKey(email));
  await platform.transact((tx) => platform.jobs.send(tx, sendResetCode, { email }));
}

/** Mails a code, if the address has an account that may log in and got none in the last minute. */
export async function mailResetCode(platform: Platform, email: string): Promise<void> {
  const account = await findAccountByEmail(platform.db, email);
  if (!account || account.blockedAt !== null) return;
  const code = newDigits(RESET_CODE_LENGTH);
  const codeHash = await hashPassword(code);
  const now = platform.clock.now();
  await platform.transact(async (tx) => {
    // The address may have been changed since: its old owner gets no code for the account.
    if ((await lockProfile(tx, account.id))?.email !== email) return;
    const isWritten = await writeResetCode(tx, {
      userId: account.id,
      codeHash,
      now,
      expiresAt: minutesAfter(now, CODE_MINUTES),
      replaceableBefore: minutesAfter(now, -MINUTES_BETWEEN_CODES),
    });
    if (!isWritten) return;
    const data = { firstName: account.firstName, code, minutes: CODE_MINUTES, emailInLink: encodeURIComponent(email) };
    await platform.mailer.send(tx, resetCodeMail, { to: email, data });
  });
}

import { findSettings } from '#features/settings';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { fieldProblem, Problem } from '#platform/problem';
import { accountClosing } from './auth.events.ts';
import { checkPassword } from './change-password.ts';
import { deleteResetCode } from './reset-codes.queries.ts';
import { deleteSessionsOf } from './sessions.queries.ts';
import { findStaffByEmail } from './staff.queries.ts';
import { anonymiseUser, lockProfile } from './users.queries.ts';

/** Where the shop, or one of its team, is written to. */
async function isAddressOfTeam(tx: Db, email: string): Promise<boolean> {
  const { contactEmail } = await findSettings(tx);
  return email === contactEmail.toLowerCase() || (await findStaffByEmail(tx, email)) !== undefined;
}

/** Removes the person and keeps the orders, which the accounts need for ten years. */
export async function closeAccount(platform: Platform, userId: string, password: string): Promise<void> {
  const wrong = { refusal: 'wrong_password', field: 'password' } as const;
  const checkedHash = await checkPassword(platform, userId, { password, ...wrong });
  await platform.transact(async (tx) => {
    // The code first, as a reset does; then the person, to whom nothing is added from here on.
    await deleteResetCode(tx, userId);
    const profile = await lockProfile(tx, userId);
    if (!profile) throw new Problem('unauthorized');
    const { email, emailSince, addressSince } = profile;
    await platform.events.emit(tx, accountClosing, { userId, email, addressSince });
    // Whoever registered under it is not to remove what the shop was told there.
    if (!(await isAddressOfTeam(tx, email))) await platform.mailer.forget(tx, { address: email, since: emailSince });
    if (!(await anonymiseUser(tx, userId, { checkedHash, now: platform.clock.now() })))
      throw fieldProblem(wrong.refusal, wrong.field);
    await deleteSessionsOf(tx, userId);
  });
}

import type { RefusalCode } from '@tokpa/contract';
import { recordAct } from '#platform/audit';
import { hashPassword, passwordMatches } from '#platform/passwords';
import type { Platform } from '#platform/platform';
import { fieldProblem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { STAFF_PASSWORD_CHECK_PER_ACCOUNT } from './limits.ts';
import { deleteStaffSessions } from './sessions.queries.ts';
import { deleteInvitation, findStaffById, replaceStaffPassword } from './staff.queries.ts';

type PasswordCheck = { password: string; refusal: RefusalCode; field: string };

/** Whoever found a screen unlocked must still know the password for what opens the account. Answers the hash that was checked. */
export async function checkStaffPassword(platform: Platform, staffId: string, check: PasswordCheck): Promise<string> {
  await platform.throttle.count(STAFF_PASSWORD_CHECK_PER_ACCOUNT, staffId);
  const hash = (await findStaffById(platform.db, staffId))?.passwordHash;
  const isRight = await passwordMatches(hash, check.password);
  if (!hash || !isRight) throw fieldProblem(check.refusal, check.field);
  await platform.throttle.forget(STAFF_PASSWORD_CHECK_PER_ACCOUNT, staffId);
  return hash;
}

/**
 * Ends the person's other sessions: whoever else was signed in must know the new password. A link that was mailed for another one
 * ends too: whoever reads those mails must not choose it after them.
 */
export async function changeStaffPassword(
  platform: Platform,
  session: StaffSession,
  change: { oldPassword: string; newPassword: string },
): Promise<void> {
  const { staffId, sessionId } = session;
  const wrong = { refusal: 'wrong_current_password', field: 'oldPassword' } as const;
  const checkedHash = await checkStaffPassword(platform, staffId, { password: change.oldPassword, ...wrong });
  const passwordHash = await hashPassword(change.newPassword);
  await platform.transact(async (tx) => {
    if (!(await replaceStaffPassword(tx, staffId, { checkedHash, passwordHash })))
      throw fieldProblem(wrong.refusal, wrong.field);
    await deleteInvitation(tx, staffId);
    await deleteStaffSessions(tx, staffId, { but: sessionId });
    await recordAct(tx, session, { act: 'change-password', resource: 'staff', id: staffId });
  });
}

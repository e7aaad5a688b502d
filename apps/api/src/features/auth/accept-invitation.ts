import { hashPassword } from '#platform/passwords';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { hashToken } from '#platform/tokens';
import { forgetLogins, STAFF_DOOR } from './count-logins.ts';
import { INVITATION_PER_ADDRESS } from './limits.ts';
import { welcomeStaff } from './log-in.ts';
import { deleteStaffSessions, type Place } from './sessions.queries.ts';
import { findStaffById, spendInvitation } from './staff.queries.ts';

/**
 * The first password of somebody who was invited, or another one of who had forgotten theirs: the link serves once, whoever was
 * signed in with the old password is out, and its owner is in. Who has a second factor signs in with it as always, without waiting
 * for the slips before: who reads their mails does not hold their telephone.
 */
export async function acceptInvitation(
  platform: Platform,
  { token, password }: { token: string; password: string },
  place: Place,
) {
  await platform.throttle.count(INVITATION_PER_ADDRESS, place.ip);
  const passwordHash = await hashPassword(password);
  const { email, opened } = await platform.transact(async (tx) => {
    const now = platform.clock.now();
    const staffId = await spendInvitation(tx, { tokenHash: hashToken(token), passwordHash, now });
    const staff = staffId === undefined ? undefined : await findStaffById(tx, staffId);
    if (!staff) throw new Problem('invalid_invitation');
    await deleteStaffSessions(tx, staff.id);
    return {
      email: staff.email,
      opened: staff.hasSecondFactor ? undefined : await welcomeStaff(platform, tx, staff, place),
    };
  });
  await forgetLogins(platform.throttle, STAFF_DOOR, { email, ip: place.ip });
  if (!opened) throw new Problem('otp_required');
  return opened;
}

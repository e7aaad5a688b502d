import { hashPassword } from '#platform/passwords';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { hashToken } from '#platform/tokens';
import { INVITATION_PER_ADDRESS } from './limits.ts';
import { welcomeStaff } from './log-in.ts';
import type { Place } from './sessions.queries.ts';
import { findStaffById, spendInvitation } from './staff.queries.ts';

/** The first password of somebody who was invited: the link serves once, and its owner is signed in. */
export async function acceptInvitation(
  platform: Platform,
  { token, password }: { token: string; password: string },
  place: Place,
) {
  await platform.throttle.count(INVITATION_PER_ADDRESS, place.ip);
  const passwordHash = await hashPassword(password);
  return platform.transact(async (tx) => {
    const now = platform.clock.now();
    const staffId = await spendInvitation(tx, { tokenHash: hashToken(token), passwordHash, now });
    const staff = staffId === undefined ? undefined : await findStaffById(tx, staffId);
    if (!staff) throw new Problem('invalid_invitation');
    return welcomeStaff(platform, tx, staff, place);
  });
}

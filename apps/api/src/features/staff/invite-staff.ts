import { INVITATION_HOURS, STAFF_ROLE_LABELS, type StaffMember, type StaffRole } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import { minutesAfter } from '#platform/clock';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { hashToken, newToken } from '#platform/tokens';
import { invitationMail } from './emails/invitation.ts';
import { findStaffOrThrow, toLog } from './manage-staff.ts';
import { insertStaff, writeInvitation } from './staff.queries.ts';

async function mailInvitation(platform: Platform, tx: Db, session: StaffSession, invited: StaffMember): Promise<void> {
  const token = newToken('inv_');
  const now = platform.clock.now();
  const expiresAt = minutesAfter(now, INVITATION_HOURS * 60);
  await writeInvitation(tx, { staffId: invited.id, tokenHash: hashToken(token), now, expiresAt });
  const { firstName, lastName } = await findStaffOrThrow(tx, session.staffId);
  await platform.mailer.send(tx, invitationMail, {
    to: invited.email,
    data: {
      firstName: invited.firstName,
      inviter: `${firstName} ${lastName}`.trim(),
      role: STAFF_ROLE_LABELS[invited.role].name,
      token,
      days: INVITATION_HOURS / 24,
    },
  });
}

type Wanted = { email: string; firstName: string; lastName: string; role: StaffRole };

/** Nobody chooses another's password: the person does, with the link of the mail. */
export async function inviteStaff(platform: Platform, session: StaffSession, wanted: Wanted): Promise<StaffMember> {
  return platform.transact(async (tx) => {
    const id = await insertStaff(tx, wanted);
    await mailInvitation(platform, tx, session, await findStaffOrThrow(tx, id));
    const invited = await findStaffOrThrow(tx, id);
    await recordAct(tx, session, { act: 'create', resource: 'staff', id, after: toLog(invited) });
    return invited;
  });
}

export async function inviteAgain(platform: Platform, session: StaffSession, id: string): Promise<void> {
  await platform.transact(async (tx) => {
    const invited = await findStaffOrThrow(tx, id);
    if (invited.status !== 'INVITED') throw new Problem('already_joined');
    await mailInvitation(platform, tx, session, invited);
    await recordAct(tx, session, { act: 'invite', resource: 'staff', id });
  });
}

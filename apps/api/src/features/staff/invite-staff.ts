import { fullNameOf, INVITATION_HOURS, STAFF_ROLE_LABELS, type StaffMember, type StaffRole } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import { minutesAfter } from '#platform/clock';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { hashToken, newToken } from '#platform/tokens';
import { invitationMail } from './emails/invitation.ts';
import { newPasswordMail } from './emails/new-password.ts';
import { findStaffOrThrow, toLog } from './manage-staff.ts';
import { findEnabledStaff, insertStaff, lockStaff, writeInvitation } from './staff.queries.ts';

const DAYS = INVITATION_HOURS / 24;

async function newInvitation(platform: Platform, tx: Db, staffId: string): Promise<string> {
  const token = newToken('inv_');
  const now = platform.clock.now();
  const expiresAt = minutesAfter(now, INVITATION_HOURS * 60);
  await writeInvitation(tx, { staffId, tokenHash: hashToken(token), now, expiresAt });
  return token;
}

async function mailInvitation(platform: Platform, tx: Db, session: StaffSession, invited: StaffMember): Promise<void> {
  const token = await newInvitation(platform, tx, invited.id);
  const { firstName, lastName } = await findStaffOrThrow(tx, session.staffId);
  await platform.mailer.send(tx, invitationMail, {
    to: invited.email,
    data: {
      firstName: invited.firstName,
      inviter: fullNameOf({ firstName, lastName }),
      role: STAFF_ROLE_LABELS[invited.role].name,
      token,
      days: DAYS,
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

/** Who has a password keeps it until they choose another one by the link. */
async function mailNewPassword(platform: Platform, tx: Db, { id, email, firstName }: StaffMember): Promise<void> {
  const token = await newInvitation(platform, tx, id);
  await platform.mailer.send(tx, newPasswordMail, { to: email, data: { firstName, token, days: DAYS } });
}

/** The link for who gets no mail, or has nobody else to help them; nothing when the address is nobody's of the team who may sign in. */
export async function inviteByCommand(platform: Platform, email: string): Promise<string | undefined> {
  return platform.transact(async (tx) => {
    const id = await findEnabledStaff(tx, email.trim().toLowerCase());
    if (id === undefined) return undefined;
    return `${platform.config.publicUrl}/admin/invitation?token=${await newInvitation(platform, tx, id)}`;
  });
}

export async function inviteAgain(platform: Platform, session: StaffSession, id: string): Promise<void> {
  await platform.transact(async (tx) => {
    // Whoever disables the person at this moment ends this invitation too, or is seen to have done it.
    await lockStaff(tx, id);
    const invited = await findStaffOrThrow(tx, id);
    if (invited.status === 'DISABLED') throw new Problem('staff_disabled');
    if (invited.status === 'ACTIVE') await mailNewPassword(platform, tx, invited);
    else await mailInvitation(platform, tx, session, invited);
    await recordAct(tx, session, { act: 'invite', resource: 'staff', id });
  });
}

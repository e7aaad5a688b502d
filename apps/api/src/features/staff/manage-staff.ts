import { rightsOf, type StaffMember, type StaffRole } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { deleteInvitation, deleteSecondFactor, deleteStaffSessions } from '#features/auth';
import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { deleteStaff, findStaffMember, lockActiveOwners, type StaffRow, updateStaff } from './staff.queries.ts';

export function toStaffMember(row: StaffRow): StaffMember {
  return { ...row, permissions: rightsOf(row.role) };
}

export async function findStaffOrThrow(db: Db, id: string): Promise<StaffMember> {
  const row = await findStaffMember(db, id);
  if (!row) throw new Problem('staff_not_found');
  return toStaffMember(row);
}

/** As the log keeps it: what a role permits follows from the role. */
export function toLog(member: StaffMember): Omit<StaffMember, 'permissions'> {
  const kept: Partial<StaffMember> = { ...member };
  delete kept.permissions;
  return kept as Omit<StaffMember, 'permissions'>;
}

function refuseOneself(session: StaffSession, id: string): void {
  if (session.staffId === id) throw new Problem('own_access');
}

/** Somebody must be left who may do everything, and can sign in. */
function refuseLastOwner(owners: readonly string[], id: string): void {
  if (owners.includes(id) && owners.length === 1) throw new Problem('last_owner');
}

/** The caller has written to the account. */
async function endAccess(tx: Db, id: string): Promise<void> {
  await deleteStaffSessions(tx, id);
  await deleteInvitation(tx, id);
}

export type StaffWishes = {
  firstName?: string | undefined;
  lastName?: string | undefined;
  role?: StaffRole | undefined;
  enabled?: boolean | undefined;
};

/** Sessions read the role each time: a change holds from the next call on. Who is disabled is out at once, and a link that they were sent opens nothing once they are let in again. */
export async function changeStaff(
  platform: Platform,
  session: StaffSession,
  id: string,
  wishes: StaffWishes,
): Promise<StaffMember> {
  return platform.transact(async (tx) => {
    const owners = await lockActiveOwners(tx);
    const before = await findStaffOrThrow(tx, id);
    const { role = before.role, enabled = before.enabled } = wishes;
    const isAccess = role !== before.role || enabled !== before.enabled;
    if (isAccess) refuseOneself(session, id);
    if (isAccess && (role !== 'OWNER' || !enabled)) refuseLastOwner(owners, id);
    await updateStaff(tx, id, wishes);
    if (!enabled) await endAccess(tx, id);
    const after = await findStaffOrThrow(tx, id);
    await recordAct(tx, session, { act: 'update', resource: 'staff', id, before: toLog(before), after: toLog(after) });
    return after;
  });
}

/** Takes somebody out of the team. What they did stays in the log under their name. */
export async function removeStaff(platform: Platform, session: StaffSession, id: string): Promise<void> {
  await platform.transact(async (tx) => {
    const owners = await lockActiveOwners(tx);
    const before = await findStaffOrThrow(tx, id);
    refuseOneself(session, id);
    refuseLastOwner(owners, id);
    await recordAct(tx, session, { act: 'delete', resource: 'staff', id, before: toLog(before) });
    await deleteStaff(tx, id);
  });
}

/** For somebody whose telephone is gone: the next sign-in asks for the password alone. */
export async function resetSecondFactor(platform: Platform, session: StaffSession, id: string): Promise<void> {
  await platform.transact(async (tx) => {
    await findStaffOrThrow(tx, id);
    // One's own goes with password and code, on the page of one's account.
    refuseOneself(session, id);
    if (!(await deleteSecondFactor(tx, id))) throw new Problem('second_factor_off');
    await recordAct(tx, session, { act: 'second-factor-off', resource: 'staff', id });
  });
}

export async function endStaffSessions(platform: Platform, session: StaffSession, id: string): Promise<void> {
  await platform.transact(async (tx) => {
    await findStaffOrThrow(tx, id);
    // Who ends their own sessions goes on with the one that they ask from.
    await deleteStaffSessions(tx, id, id === session.staffId ? { but: session.sessionId } : {});
    await recordAct(tx, session, { act: 'end-sessions', resource: 'staff', id });
  });
}

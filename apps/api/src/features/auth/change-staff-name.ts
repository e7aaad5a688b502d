import type { StaffAccount as ShownAccount } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { toStaffProfile } from './log-in.ts';
import { findStaffById, updateStaffName } from './staff.queries.ts';

/** The account of somebody at the shop as they see it. Throws `unauthorized` when it is there no more. */
export async function findOwnAccountOrThrow(db: Db, staffId: string): Promise<ShownAccount> {
  const staff = await findStaffById(db, staffId);
  if (!staff) throw new Problem('unauthorized');
  const { hasSecondFactor: secondFactor, recoveryCodesLeft } = staff;
  return { ...toStaffProfile(staff), secondFactor, recoveryCodesLeft };
}

type Name = { firstName?: string | undefined; lastName?: string | undefined };

const nameOf = ({ firstName, lastName }: Name): Name => ({ firstName, lastName });

export function changeStaffName(platform: Platform, session: StaffSession, name: Name): Promise<ShownAccount> {
  const { staffId } = session;
  return platform.transact(async (tx) => {
    const before = await findOwnAccountOrThrow(tx, staffId);
    await updateStaffName(tx, staffId, name);
    const after = await findOwnAccountOrThrow(tx, staffId);
    const names = { before: nameOf(before), after: nameOf(after) };
    await recordAct(tx, session, { act: 'update', resource: 'staff', id: staffId, ...names });
    return after;
  });
}

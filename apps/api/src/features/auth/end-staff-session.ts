import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { deleteStaffSession } from './sessions.queries.ts';

/** Ends a session of one's own, wherever it was opened. */
export function endStaffSession(platform: Platform, session: StaffSession, id: string): Promise<void> {
  const { staffId } = session;
  return platform.transact(async (tx) => {
    if (!(await deleteStaffSession(tx, staffId, id))) throw new Problem('session_not_found');
    await recordAct(tx, session, { act: 'end-session', resource: 'staff', id: staffId });
  });
}

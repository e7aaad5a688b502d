import type { StaffAccount as ShownAccount } from '@tokpa/contract';
import { recordAct } from '#platform/audit';
import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { acceptInvitation } from './accept-invitation.ts';
import { changeStaffPassword } from './change-staff-password.ts';
import { toStaffProfile } from './log-in.ts';
import { prepareSecondFactor, renewRecoveryCodes, startSecondFactor, stopSecondFactor } from './second-factor.ts';
import { deleteStaffSession, selectStaffSessions } from './sessions.queries.ts';
import { findStaffById, type StaffAccount, updateStaffName } from './staff.queries.ts';

function show(staff: StaffAccount | undefined): { user: ShownAccount } {
  if (!staff) throw new Problem('unauthorized');
  const { hasSecondFactor: secondFactor, recoveryCodesLeft } = staff;
  return { user: { ...toStaffProfile(staff), secondFactor, recoveryCodesLeft } };
}

function bindOwnProfile(platform: Platform, route: Route): void {
  route('GET /auth/admin/profile', async ({ session }) => show(await findStaffById(platform.db, session.staffId)));
  route('PUT /auth/admin/profile', ({ session, body }) =>
    platform.transact(async (tx) => {
      const nameOf = ({ user: { firstName, lastName } }: { user: ShownAccount }) => ({ firstName, lastName });
      const before = show(await findStaffById(tx, session.staffId));
      await updateStaffName(tx, session.staffId, body);
      const after = show(await findStaffById(tx, session.staffId));
      const names = { before: nameOf(before), after: nameOf(after) };
      await recordAct(tx, session, { act: 'update', resource: 'staff', id: session.staffId, ...names });
      return after;
    }),
  );
  route('POST /auth/admin/change-password', async ({ session, body }) => {
    await changeStaffPassword(platform, session, body);
    return { message: 'Mot de passe modifié avec succès !' };
  });
  route('POST /auth/admin/invitation', ({ body, ip, header }) =>
    acceptInvitation(platform, body, { ip, userAgent: header('user-agent') ?? '' }),
  );
}

function bindOwnSessions(platform: Platform, route: Route): void {
  route('GET /auth/admin/sessions', async ({ session, query }) => {
    const asked = { ...query, now: platform.clock.now() };
    const page = await selectStaffSessions(platform.db, session.staffId, asked);
    return { ...page, data: page.data.map((row) => ({ ...row, isCurrent: row.id === session.sessionId })) };
  });
  route('DELETE /auth/admin/sessions/{id}', async ({ session, params }) => {
    await platform.transact(async (tx) => {
      if (!(await deleteStaffSession(tx, session.staffId, params.id))) throw new Problem('session_not_found');
      await recordAct(tx, session, { act: 'end-session', resource: 'staff', id: session.staffId });
    });
    return { message: 'La session est fermée.' };
  });
}

function bindSecondFactor(platform: Platform, route: Route): void {
  route('POST /auth/admin/second-factor', async ({ session, body }) => ({
    data: await prepareSecondFactor(platform, session, body.password),
  }));
  route('POST /auth/admin/second-factor/confirm', async ({ session, body }) => ({
    data: { recoveryCodes: await startSecondFactor(platform, session, body.code) },
  }));
  route('POST /auth/admin/second-factor/recovery-codes', async ({ session, body }) => ({
    data: { recoveryCodes: await renewRecoveryCodes(platform, session, body) },
  }));
  route('DELETE /auth/admin/second-factor', async ({ session, body }) => {
    await stopSecondFactor(platform, session, body);
    return { message: 'Le second facteur est retiré.' };
  });
}

/** What everybody at the shop does with their own account. */
export function bindStaffAccountRoutes(platform: Platform, route: Route): void {
  bindOwnProfile(platform, route);
  bindOwnSessions(platform, route);
  bindSecondFactor(platform, route);
}

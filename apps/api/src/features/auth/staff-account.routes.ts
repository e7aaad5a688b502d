import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { acceptInvitation } from './accept-invitation.ts';
import { changeStaffName, findOwnAccountOrThrow } from './change-staff-name.ts';
import { changeStaffPassword } from './change-staff-password.ts';
import { endStaffSession } from './end-staff-session.ts';
import { prepareSecondFactor, renewRecoveryCodes, startSecondFactor, stopSecondFactor } from './second-factor.ts';
import { selectStaffSessions } from './sessions.queries.ts';

function bindOwnProfile(platform: Platform, route: Route): void {
  route('GET /auth/admin/profile', async ({ session }) => ({
    user: await findOwnAccountOrThrow(platform.db, session.staffId),
  }));
  route('PUT /auth/admin/profile', async ({ session, body }) => ({
    user: await changeStaffName(platform, session, body),
  }));
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
    await endStaffSession(platform, session, params.id);
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

import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { changePassword } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { closeAccount } from './close-account.ts';
import { exportAccount } from './export-account.ts';
import { logIn, logInStaff } from './log-in.ts';
import { register } from './register.ts';
import { requestResetCode } from './request-reset-code.ts';
import { resetPassword } from './reset-password.ts';
import { deleteSession } from './sessions.queries.ts';
import { findProfile } from './users.queries.ts';

const CODE_SENT = 'Un code de vérification a été envoyé à votre adresse email. Vérifiez votre boîte de réception.';

function bindSessions(platform: Platform, route: Route): void {
  route('POST /auth/register', ({ body, ip }) => register(platform, body, ip));
  route('POST /auth/login', ({ body, ip }) => logIn(platform, body, ip));
  route('POST /auth/admin/login', ({ body, ip, header }) =>
    logInStaff(platform, body, { ip, userAgent: header('user-agent') ?? '' }),
  );
  route('POST /auth/logout', async ({ session }) => {
    if (session) await deleteSession(platform.db, session.sessionId);
    return { message: 'Vous êtes déconnecté.' };
  });
}

function bindPasswords(platform: Platform, route: Route): void {
  route('POST /auth/change-password', async ({ session, body }) => {
    await changePassword(platform, session, body);
    return { success: true, message: 'Mot de passe modifié avec succès !' };
  });
  route('POST /auth/forgot-password', async ({ body, ip }) => {
    await requestResetCode(platform, body.email, ip);
    return { message: CODE_SENT };
  });
  route('POST /auth/reset-password', async ({ body, ip }) => {
    await resetPassword(platform, body, ip);
    return { message: 'Mot de passe réinitialisé avec succès !' };
  });
}

export function bindAuthRoutes(platform: Platform, route: Route): void {
  bindSessions(platform, route);
  bindPasswords(platform, route);
  route('GET /auth/profile', async ({ session }) => {
    const user = await findProfile(platform.db, session.userId);
    if (!user) throw new Problem('unauthorized');
    return { user };
  });
  route('PUT /auth/profile', ({ session, body }) => changeProfile(platform, session, body));
  route('GET /auth/export', ({ session }) => exportAccount(platform, session.userId));
  route('DELETE /auth/account', async ({ session, body }) => {
    await closeAccount(platform, session.userId, body.password);
    return { message: 'Votre compte a été supprimé.' };
  });
}

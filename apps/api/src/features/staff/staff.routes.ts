import { selectStaffSessions } from '#features/auth';
import type { Route } from '#platform/http/routes';
import { sayWhereItGoes } from '#platform/mail/say-where-it-goes';
import type { Platform } from '#platform/platform';
import { inviteAgain, inviteStaff } from './invite-staff.ts';
import {
  changeStaff,
  endStaffSessions,
  findStaffOrThrow,
  removeStaff,
  resetSecondFactor,
  toStaffMember,
} from './manage-staff.ts';
import { selectStaffPage } from './staff.queries.ts';

/** Without a mail server nobody gets the link, and where others can reach the shop nobody reads it either. */
function sayOfLink({ config }: Platform, mail: { what: string; to?: string }): string {
  const said = sayWhereItGoes(config, mail);
  if (config.smtpUrl !== undefined || config.showsSecretMails) return said;
  return `${said} Son lien n’y est pas montré\u00a0: sur le serveur, «\u00a0npm run invite-owner -- adresse\u00a0» en donne un.`;
}

function bindTeam(platform: Platform, route: Route): void {
  route('GET /staff', async ({ query }) => {
    const page = await selectStaffPage(platform.db, query);
    return { ...page, data: page.data.map(toStaffMember) };
  });
  route('GET /staff/{id}', async ({ params }) => ({ data: await findStaffOrThrow(platform.db, params.id) }));
  route('POST /staff', async ({ session, body }) => {
    const data = await inviteStaff(platform, session, body);
    return { data, message: sayOfLink(platform, { what: 'L’invitation', to: data.email }) };
  });
  route('PUT /staff/{id}', async ({ session, params, body }) => ({
    data: await changeStaff(platform, session, params.id, body),
  }));
  route('DELETE /staff/{id}', async ({ session, params }) => {
    await removeStaff(platform, session, params.id);
    return { message: 'Cette personne ne fait plus partie de l’équipe.' };
  });
}

export function bindStaffRoutes(platform: Platform, route: Route): void {
  bindTeam(platform, route);
  route('POST /staff/{id}/invitation', async ({ session, params }) => {
    await inviteAgain(platform, session, params.id);
    return { message: sayOfLink(platform, { what: 'Un nouveau lien' }) };
  });
  route('DELETE /staff/{id}/second-factor', async ({ session, params }) => {
    await resetSecondFactor(platform, session, params.id);
    return { message: 'Le second facteur est retiré.' };
  });
  route('GET /staff/{id}/sessions', async ({ session, params, query }) => {
    await findStaffOrThrow(platform.db, params.id);
    const page = await selectStaffSessions(platform.db, params.id, { ...query, now: platform.clock.now() });
    return { ...page, data: page.data.map((row) => ({ ...row, isCurrent: row.id === session.sessionId })) };
  });
  route('DELETE /staff/{id}/sessions', async ({ session, params }) => {
    await endStaffSessions(platform, session, params.id);
    return { message: 'Les sessions sont fermées.' };
  });
}

import type { Route } from '#platform/http/routes';
import { sayWhereItGoes } from '#platform/mail/say-where-it-goes';
import type { Platform } from '#platform/platform';
import { selectMailPage } from './mails.queries.ts';
import { findMailOrThrow, resendMail } from './resend-mail.ts';

export function bindMailRoutes(platform: Platform, route: Route): void {
  route('GET /mails', ({ query }) => selectMailPage(platform.db, query, platform.clock.now()));

  // A link of an invitation makes its reader an owner: nobody less may see it, not even in a trial.
  route('GET /mails/{id}', async ({ params, session }) => ({
    data: await findMailOrThrow(platform.db, params.id, platform.config.showsSecretMails && session.role === 'OWNER'),
  }));

  route('POST /mails/{id}/resend', async ({ params, session }) => {
    const data = await resendMail(platform, session, params.id);
    return { data, message: sayWhereItGoes(platform.config, { what: 'Une copie', to: data.to }) };
  });
}

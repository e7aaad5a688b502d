import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { selectMailPage } from './mails.queries.ts';
import { findMailOrThrow, resendMail } from './resend-mail.ts';

export function bindMailRoutes(platform: Platform, route: Route): void {
  route('GET /mails', ({ query }) => selectMailPage(platform.db, query));

  route('GET /mails/{id}', async ({ params }) => ({
    data: await findMailOrThrow(platform.db, params.id, platform.config.showsSecretMails),
  }));

  route('POST /mails/{id}/resend', async ({ params, session }) => ({
    data: await resendMail(platform, session, params.id),
  }));
}

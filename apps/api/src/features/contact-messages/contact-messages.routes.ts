import type { Route } from '#platform/http/routes';
import { sayWhereItGoes } from '#platform/mail/say-where-it-goes';
import type { Platform } from '#platform/platform';
import { selectMessagePage } from './contact-messages.queries.ts';
import { findMessageOrThrow, handleMessage, removeMessage } from './handle-message.ts';
import { receiveMessage } from './receive-message.ts';

export function bindContactMessageRoutes(platform: Platform, route: Route): void {
  route('POST /contact-messages', async ({ body, ip, session }) => {
    await receiveMessage(platform, body, { ip, userId: session?.kind === 'shopper' ? session.userId : null });
    return { message: 'Votre message a bien été envoyé ! Nous vous répondrons dans les plus brefs délais.' };
  });

  route('GET /contact-messages', ({ query }) => selectMessagePage(platform.db, query));

  route('GET /contact-messages/{id}', async ({ params }) => ({
    data: await findMessageOrThrow(platform.db, params.id),
  }));

  route('PUT /contact-messages/{id}', async ({ params, body, session }) => {
    const data = await handleMessage(platform, session, { id: params.id, change: body });
    if (!body.answer) return { data, message: 'Enregistré.' };
    return { data, message: sayWhereItGoes(platform.config, { what: 'La réponse', to: data.email }) };
  });

  route('DELETE /contact-messages/{id}', async ({ params, session }) => {
    await removeMessage(platform, session, params.id);
    return { message: 'Message supprimé' };
  });
}

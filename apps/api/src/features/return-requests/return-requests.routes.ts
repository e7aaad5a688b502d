import type { Route } from '#platform/http/routes';
import { sayWhereItGoes } from '#platform/mail/say-where-it-goes';
import type { Platform } from '#platform/platform';
import { findRequestOrThrow, handleRequest, removeRequest } from './handle-return-request.ts';
import { receiveReturnRequest } from './receive-return-request.ts';
import { selectRequestPage } from './return-requests.queries.ts';

export function bindReturnRequestRoutes(platform: Platform, route: Route): void {
  route('POST /return-requests', async ({ body, ip }) => {
    await receiveReturnRequest(platform, body, ip);
    return { message: 'Demande de retour envoyée ! Nous l’étudions et vous répondons par email.' };
  });

  route('GET /return-requests', ({ query }) => selectRequestPage(platform.db, query));

  route('GET /return-requests/{id}', async ({ params }) => ({
    data: await findRequestOrThrow(platform.db, params.id),
  }));

  route('PUT /return-requests/{id}', async ({ params, body, session }) => {
    const data = await handleRequest(platform, session, { id: params.id, change: body });
    if (!body.answer) return { data, message: 'Enregistré.' };
    return { data, message: sayWhereItGoes(platform.config, { what: 'La réponse', to: data.email }) };
  });

  route('DELETE /return-requests/{id}', async ({ params, session }) => {
    await removeRequest(platform, session, params.id);
    return { message: 'Demande de retour supprimée' };
  });
}

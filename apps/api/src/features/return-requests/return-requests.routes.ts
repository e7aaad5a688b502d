import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { receiveReturnRequest } from './receive-return-request.ts';

export function bindReturnRequestRoutes(platform: Platform, route: Route): void {
  route('POST /return-requests', async ({ body, ip }) => {
    await receiveReturnRequest(platform, body, ip);
    return { message: 'Demande de retour envoyée ! Nous l’étudions et vous répondons par email.' };
  });
}

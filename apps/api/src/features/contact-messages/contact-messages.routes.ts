import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { receiveMessage } from './receive-message.ts';

export function bindContactMessageRoutes(platform: Platform, route: Route): void {
  route('POST /contact-messages', async ({ body, ip, session }) => {
    await receiveMessage(platform, body, { ip, userId: session?.kind === 'shopper' ? session.userId : null });
    return { message: 'Votre message a bien été envoyé ! Nous vous répondrons dans les plus brefs délais.' };
  });
}

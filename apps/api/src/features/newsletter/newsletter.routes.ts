import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { selectSubscriberPage } from './newsletter.queries.ts';
import { confirm, subscribe, unsubscribe } from './newsletter.ts';
import { findSubscriberOrThrow, removeSubscriber } from './remove-subscriber.ts';

export function bindNewsletterRoutes(platform: Platform, route: Route): void {
  route('POST /newsletter/subscribe', async ({ body, ip }) => {
    await subscribe(platform, body.email, ip);
    return { message: 'Inscription réussie ! Vérifiez votre email.' };
  });
  route('POST /newsletter/confirm', async ({ body, session }) => {
    await confirm(platform, body.token, session?.kind === 'shopper' ? session.userId : undefined);
    return { message: 'Votre inscription est confirmée. Merci !' };
  });
  route('POST /newsletter/unsubscribe', async ({ body }) => {
    await unsubscribe(platform, body.token);
    return { message: 'Vous êtes désinscrit. Vous ne recevrez plus nos conseils.' };
  });

  route('GET /newsletter-subscribers', ({ query }) => selectSubscriberPage(platform.db, query));
  route('GET /newsletter-subscribers/{id}', async ({ params }) => ({
    data: await findSubscriberOrThrow(platform.db, params.id),
  }));
  route('DELETE /newsletter-subscribers/{id}', async ({ params, session }) => {
    await removeSubscriber(platform, session, params.id);
    return { message: 'Abonné supprimé' };
  });
}

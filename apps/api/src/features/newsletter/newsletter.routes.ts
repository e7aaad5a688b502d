import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { confirm, subscribe, unsubscribe } from './newsletter.ts';

export function bindNewsletterRoutes(platform: Platform, route: Route): void {
  route('POST /newsletter/subscribe', async ({ body, ip }) => {
    await subscribe(platform, body.email, ip);
    return { message: 'Inscription réussie ! Vérifiez votre email.' };
  });
  route('POST /newsletter/confirm', async ({ body }) => {
    await confirm(platform, body.token);
    return { message: 'Votre inscription est confirmée. Merci !' };
  });
  route('POST /newsletter/unsubscribe', async ({ body }) => {
    await unsubscribe(platform, body.token);
    return { message: 'Vous êtes désinscrit. Vous ne recevrez plus nos conseils.' };
  });
}

import { accountClosing } from '#features/auth';
import type { Feature } from '#platform/feature';
import { deleteSubscriptionOf } from './newsletter.queries.ts';
import { bindNewsletterRoutes } from './newsletter.routes.ts';
import { serveOneClick } from './one-click.ts';

export { unsubscribeHeaders } from './one-click.ts';

export const newsletterFeature: Feature = {
  name: 'newsletter',
  register({ platform, route, app }) {
    bindNewsletterRoutes(platform, route);
    serveOneClick(platform, app);
    platform.events.on(accountClosing, deleteSubscriptionOf);
  },
};

import { accountClosing, accountExporting } from '#features/auth';
import type { Feature } from '#platform/feature';
import { deleteSubscriptionOf, findSubscriptionOf } from './newsletter.queries.ts';
import { bindNewsletterRoutes } from './newsletter.routes.ts';
import { serveOneClick } from './one-click.ts';

export { subscriberRemoving } from './newsletter.events.ts';
export { unsubscribeHeaders } from './one-click.ts';

export const newsletterFeature: Feature = {
  name: 'newsletter',
  register({ platform, route, app }) {
    bindNewsletterRoutes(platform, route);
    serveOneClick(platform, app);
    platform.events.on(accountExporting, async (tx, account) => {
      account.newsletter = await findSubscriptionOf(tx, account.userId);
    });
    platform.events.on(accountClosing, deleteSubscriptionOf);
  },
};

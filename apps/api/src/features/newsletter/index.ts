import { accountClosing } from '#features/auth';
import type { Feature } from '#platform/feature';
import { deleteSubscriber } from './newsletter.queries.ts';
import { bindNewsletterRoutes } from './newsletter.routes.ts';

export const newsletterFeature: Feature = {
  name: 'newsletter',
  register({ platform, route }) {
    bindNewsletterRoutes(platform, route);
    platform.events.on(accountClosing, (tx, { email }) => deleteSubscriber(tx, email));
  },
};

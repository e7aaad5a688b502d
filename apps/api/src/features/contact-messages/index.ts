import { accountClosing } from '#features/auth';
import type { Feature } from '#platform/feature';
import { deleteContactMessagesOf } from './contact-messages.queries.ts';
import { bindContactMessageRoutes } from './contact-messages.routes.ts';

export const contactMessagesFeature: Feature = {
  name: 'contact-messages',
  register({ platform, route }) {
    bindContactMessageRoutes(platform, route);
    platform.events.on(accountClosing, (tx, { email }) => deleteContactMessagesOf(tx, email));
  },
};

import { accountClosing, accountExporting } from '#features/auth';
import type { Feature } from '#platform/feature';
import { deleteContactMessagesOf, findContactMessagesOf } from './contact-messages.queries.ts';
import { bindContactMessageRoutes } from './contact-messages.routes.ts';

export const contactMessagesFeature: Feature = {
  name: 'contact-messages',
  register({ platform, route }) {
    bindContactMessageRoutes(platform, route);
    platform.events.on(accountExporting, async (tx, account) => {
      account.contactMessages = await findContactMessagesOf(tx, account.userId);
    });
    platform.events.on(accountClosing, deleteContactMessagesOf);
  },
};

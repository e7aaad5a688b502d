import { accountClosing, accountExporting, accountMoving } from '#features/auth';
import type { Feature } from '#platform/feature';
import { handleMessageJobs } from './contact-messages.jobs.ts';
import { deleteContactMessagesOf, findContactMessagesOf, moveContactMessagesOf } from './contact-messages.queries.ts';
import { bindContactMessageRoutes } from './contact-messages.routes.ts';
import { forgetMessages } from './handle-message.ts';

export const contactMessagesFeature: Feature = {
  name: 'contact-messages',
  constraints: { contact_messages_assignee_id_fkey: 'staff_not_found' },
  register({ platform, route }) {
    bindContactMessageRoutes(platform, route);
    handleMessageJobs(platform);
    platform.events.on(accountExporting, async (tx, account) => {
      account.contactMessages = await findContactMessagesOf(tx, account.userId);
    });
    platform.events.on(accountMoving, moveContactMessagesOf);
    platform.events.on(accountClosing, async (tx, { userId }) =>
      forgetMessages(platform, tx, await deleteContactMessagesOf(tx, userId)),
    );
  },
};

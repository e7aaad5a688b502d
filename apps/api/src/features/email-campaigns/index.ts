import { accountClosing } from '#features/auth';
import { subscriberRemoving } from '#features/newsletter';
import type { Feature } from '#platform/feature';
import { handleCampaignJobs } from './email-campaigns.jobs.ts';
import { bindCampaignRoutes } from './email-campaigns.routes.ts';
import { deleteRecipientsAt, deleteRecipientsOf } from './recipients.queries.ts';

export const emailCampaignsFeature: Feature = {
  name: 'email-campaigns',
  register({ platform, route }) {
    bindCampaignRoutes(platform, route);
    handleCampaignJobs(platform);
    platform.events.on(accountClosing, deleteRecipientsOf);
    platform.events.on(subscriberRemoving, (tx, { email }) => deleteRecipientsAt(tx, email));
  },
};

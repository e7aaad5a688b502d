import { accountClosing } from '#features/auth';
import type { Feature } from '#platform/feature';
import { handleCampaignJobs } from './email-campaigns.jobs.ts';
import { bindCampaignRoutes } from './email-campaigns.routes.ts';
import { deleteRecipientsOf } from './recipients.queries.ts';

export const emailCampaignsFeature: Feature = {
  name: 'email-campaigns',
  register({ platform, route }) {
    bindCampaignRoutes(platform, route);
    handleCampaignJobs(platform);
    platform.events.on(accountClosing, deleteRecipientsOf);
  },
};

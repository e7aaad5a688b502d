import { defineJob } from '#platform/jobs';

/** Sends a campaign for some seconds, and queues what comes after: a campaign never holds the queue up, nor a process that stops. */
export const sendCampaignJob = defineJob<{ campaignId: string; stretch: number }>('email-campaigns.send');

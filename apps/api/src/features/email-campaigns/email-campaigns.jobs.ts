import { MARKETING_RETENTION_YEARS } from '@tokpa/contract';
import { yearsBefore } from '#platform/clock';
import { defineJob, EVERY_MINUTE } from '#platform/jobs';
import type { Platform } from '#platform/platform';
import { selectDueCampaigns } from './email-campaigns.queries.ts';
import { deleteRecipientsBefore, deleteSubscribersBefore } from './recipients.queries.ts';
import { sendOverSmtp, sendToOutbox, STRETCH_MS, type Stretch } from './send-stretch.ts';
import {
  countWriting,
  endWhenDone,
  noteStretch,
  recoverAbandoned,
  selectSending,
  takeStretch,
} from './sending.queries.ts';
import { beginCampaign } from './start-campaign.ts';
import { sendCampaignJob } from './stretch-job.ts';

/** Begins what is scheduled, and takes up what a process that died has left. */
export const tendCampaignsJob = defineJob<Record<string, never>>('email-campaigns.tend', {
  schedule: EVERY_MINUTE,
  atStart: true,
});

export const forgetContactsJob = defineJob<Record<string, never>>('email-campaigns.forget', { schedule: '55 3 * * *' });

/** Each campaign stands for itself: one that can not begin holds up neither the others nor what is under way. */
async function beginDue(platform: Platform): Promise<void> {
  for (const id of await selectDueCampaigns(platform.db, platform.clock.now())) {
    try {
      await platform.transact((tx) => beginCampaign(platform, tx, id));
    } catch (error) {
      platform.log.error(
        { err: error, campaign: id },
        'a scheduled campaign could not begin; the next run tries again',
      );
    }
  }
}

async function tendCampaigns(platform: Platform): Promise<void> {
  await beginDue(platform);
  for (const one of await selectSending(platform.db)) {
    await platform.transact((tx) => platform.jobs.send(tx, sendCampaignJob, one));
  }
}

type Pace = { most: number; nextAt: Date | null };

/**
 * How many mails this stretch may send, and when the campaign's next may begin, where the mail server takes only so many a minute: the
 * campaigns that write at the same time share them.
 */
async function paceOf({ db, config, clock }: Platform): Promise<Pace> {
  const { mailsPerMinute } = config;
  if (mailsPerMinute === undefined) return { most: Number.POSITIVE_INFINITY, nextAt: null };
  const now = clock.now();
  const own = mailsPerMinute / Math.max(1, await countWriting(db, now));
  const most = Math.max(1, Math.floor((own * STRETCH_MS) / 60_000));
  return { most, nextAt: new Date(now.getTime() + Math.ceil((most * 60_000) / own)) };
}

function limitOf(most: number): Stretch['mayGoOn'] {
  const end = performance.now() + STRETCH_MS;
  let sent = 0;
  return () => {
    sent += 1;
    return sent <= most && performance.now() < end;
  };
}

async function sendStretch(platform: Platform, asked: { campaignId: string; stretch: number }): Promise<void> {
  const { campaignId } = asked;
  const words = await platform.transact(async (tx) => {
    const isFree = await recoverAbandoned(tx, campaignId);
    return isFree ? takeStretch(tx, asked, platform.clock.now()) : undefined;
  });
  if (!words) return;
  const { most, nextAt } = await paceOf(platform);
  const stretch = { campaignId, words, mayGoOn: limitOf(most) };
  const error =
    platform.config.smtpUrl === undefined ? await inOutbox(platform, stretch) : await sendOverSmtp(platform, stretch);
  if (error !== null) platform.log.warn({ campaign: campaignId, error }, 'the mail server is away');
  await platform.transact(async (tx) => {
    const isMore = await noteStretch(tx, campaignId, { error, nextAt }, platform.clock.now());
    await endWhenDone(tx, campaignId, platform.clock.now());
    // A mail server that is away is asked again by the clock.
    if (!isMore || error !== null) return;
    const next = { campaignId, stretch: asked.stretch + 1 };
    await platform.jobs.send(tx, sendCampaignJob, next, nextAt ? { startAfter: nextAt } : {});
  });
}

async function inOutbox(platform: Platform, stretch: Stretch): Promise<null> {
  await sendToOutbox(platform, stretch);
  return null;
}

async function forgetContacts({ transact, clock }: Platform): Promise<void> {
  const before = yearsBefore(clock.now(), MARKETING_RETENTION_YEARS);
  await transact(async (tx) => {
    await deleteSubscribersBefore(tx, before);
    await deleteRecipientsBefore(tx, before);
  });
}

export function handleCampaignJobs(platform: Platform): void {
  platform.jobs.handle(tendCampaignsJob, () => tendCampaigns(platform));
  platform.jobs.handle(sendCampaignJob, (asked) => sendStretch(platform, asked));
  platform.jobs.handle(forgetContactsJob, () => forgetContacts(platform));
}

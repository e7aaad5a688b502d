import type { AuditAct, EmailCampaign } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { unsubscribeHeaders } from '#features/newsletter';
import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { selectCampaign, updateCampaign } from './email-campaigns.queries.ts';
import { campaignMail } from './emails/campaign.ts';
import { insertRecipients, retryFailed, retryUncertain } from './recipients.queries.ts';
import { campaignData } from './render-campaign.ts';
import { selectSending } from './sending.queries.ts';
import { sendCampaignJob } from './stretch-job.ts';
import { findCampaignOrThrow, refuseEmpty } from './write-campaign.ts';

const isToBeSent = ({ status }: EmailCampaign) => status === 'DRAFT' || status === 'SCHEDULED';

async function queueNext({ jobs }: Platform, tx: Db, campaignId: string): Promise<void> {
  const next = (await selectSending(tx)).find((one) => one.campaignId === campaignId);
  if (next) await jobs.send(tx, sendCampaignJob, next);
}

/** Writes down whom the campaign goes to and lets it begin; nobody to write to: it goes back to the drafts. */
export async function beginCampaign(platform: Platform, tx: Db, id: string): Promise<boolean> {
  const campaign = await findCampaignOrThrow(tx, id, { lock: true });
  if (!isToBeSent(campaign)) return false;
  const count = await insertRecipients(tx, id, campaign.audience);
  if (count === 0) {
    await updateCampaign(tx, id, { status: 'DRAFT' });
    return false;
  }
  await updateCampaign(tx, id, { status: 'SENDING', startedAt: platform.clock.now() });
  await queueNext(platform, tx, id);
  return true;
}

type Sending = { id: string; updatedAt?: string | undefined; asScheduled?: boolean | undefined };

/** Now, or at its hour where that is still to come; with `updatedAt` only as it was read then, `asScheduled` only at its hour. */
export function sendCampaign(
  platform: Platform,
  by: StaffSession,
  { id, updatedAt: readAt, asScheduled = false }: Sending,
): Promise<EmailCampaign> {
  return platform.transact(async (tx) => {
    const before = await findCampaignOrThrow(tx, id, { lock: true });
    if (!isToBeSent(before)) throw new Problem('campaign_started');
    if (readAt !== undefined && readAt !== before.updatedAt) throw new Problem('campaign_changed');
    refuseEmpty(before);
    const isLater = before.scheduledAt !== null && new Date(before.scheduledAt) > platform.clock.now();
    if (asScheduled && !isLater) throw new Problem('campaign_hour_passed');
    if (isLater) await updateCampaign(tx, id, { status: 'SCHEDULED' });
    else if (!(await beginCampaign(platform, tx, id))) throw new Problem('campaign_without_recipients');
    return record(tx, by, { act: isLater ? 'schedule' : 'send', before });
  });
}

type Recorded = { act: AuditAct; before: EmailCampaign };

async function record(tx: Db, by: StaffSession, { act, before }: Recorded): Promise<EmailCampaign> {
  const after = (await selectCampaign(tx, before.id)) ?? before;
  await recordAct(tx, by, { act, resource: 'email-campaigns', id: before.id, before, after });
  return after;
}

type Trial = { id: string; testEmail: string };

/** The mail as it will be, to one address and with a link that unsubscribes nobody. */
export function sendTrial(platform: Platform, by: StaffSession, { id, testEmail }: Trial): Promise<EmailCampaign> {
  return platform.transact(async (tx) => {
    const campaign = await findCampaignOrThrow(tx, id);
    refuseEmpty(campaign);
    const { publicUrl } = platform.config;
    const data = campaignData(campaign, publicUrl, 'essai');
    await platform.mailer.send(tx, campaignMail, {
      to: testEmail,
      data: { ...data, subject: `[Essai] ${campaign.subject}` },
      headers: unsubscribeHeaders(publicUrl, 'essai'),
    });
    await recordAct(tx, by, { act: 'test', resource: 'email-campaigns', id, after: { testEmail } });
    return campaign;
  });
}

/** Stops after the mails that are on their way. A scheduled campaign is a draft again. */
export function pauseCampaign(platform: Platform, by: StaffSession, id: string): Promise<EmailCampaign> {
  return platform.transact(async (tx) => {
    const before = await findCampaignOrThrow(tx, id, { lock: true });
    if (before.status === 'SCHEDULED') await updateCampaign(tx, id, { status: 'DRAFT' });
    else if (before.status === 'SENDING') await updateCampaign(tx, id, { pausedAt: platform.clock.now() });
    else throw new Problem('campaign_not_under_way');
    return record(tx, by, { act: 'pause', before });
  });
}

type Again = { resendUncertain: boolean; resendFailed: boolean };

/** Those to whom somebody decided to write once more wait again. Answers how many. */
async function retryThose(tx: Db, { id, startedAt }: EmailCampaign, again: Again): Promise<number> {
  if (startedAt === null) return 0;
  const uncertain = again.resendUncertain ? await retryUncertain(tx, id) : 0;
  const failed = again.resendFailed ? await retryFailed(tx, id) : 0;
  return uncertain + failed;
}

type Resumption = Again & { id: string };

/**
 * Goes on where it stopped. Those of whom it is unsure whether they have the mail, and those whose mail failed, wait again only when
 * somebody decides so, which decides about nobody else: a campaign that is paused stays so.
 */
export function resumeCampaign(
  platform: Platform,
  by: StaffSession,
  { id, ...again }: Resumption,
): Promise<EmailCampaign> {
  return platform.transact(async (tx) => {
    const before = await findCampaignOrThrow(tx, id, { lock: true });
    const retried = await retryThose(tx, before, again);
    const goesOn = before.pausedAt !== null && !again.resendUncertain && !again.resendFailed;
    if (!goesOn && retried === 0) throw new Problem('campaign_not_paused');
    await updateCampaign(tx, id, { status: 'SENDING', sentAt: null, ...(goesOn && { pausedAt: null }) });
    await queueNext(platform, tx, id);
    return record(tx, by, { act: 'resume', before });
  });
}

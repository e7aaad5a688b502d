import { mayDo, type CampaignChange, type EmailCampaign } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import { minutesAfter } from '#platform/clock';
import type { Platform } from '#platform/platform';
import { invalidField, Problem } from '#platform/problem';
import { cleanRichText, textOf } from '#platform/rich-text';
import type { StaffSession } from '#platform/session';
import {
  deleteCampaign,
  insertCampaign,
  lockCampaign,
  selectCampaign,
  updateCampaign,
} from './email-campaigns.queries.ts';
import { keepLastLetters } from './recipients.queries.ts';

export async function findCampaignOrThrow(db: Db, id: string, { lock = false } = {}): Promise<EmailCampaign> {
  if (lock) await lockCampaign(db, id);
  const campaign = await selectCampaign(db, id);
  if (!campaign) throw new Problem('campaign_not_found');
  return campaign;
}

function cleaned<Written extends CampaignChange>({ config }: Platform, written: Written): Written {
  if (written.content === undefined) return written;
  return { ...written, content: cleanRichText(written.content, config.publicUrl) };
}

const LATE_MINUTES = 5;

/** An hour that has gone by would send the campaign at once. The one that a campaign already has may stay; writing takes a moment. */
function refusePast(now: Date, wished: CampaignChange['scheduledAt'], kept: string | null = null): void {
  if (wished == null) return;
  const hour = Date.parse(wished);
  const isKept = kept !== null && hour === Date.parse(kept);
  if (!isKept && hour < minutesAfter(now, -LATE_MINUTES).getTime())
    throw invalidField('scheduledAt', 'Cette heure est passée : choisissez une heure à venir');
}

export function createCampaign(
  platform: Platform,
  by: StaffSession,
  written: CampaignChange & { subject: string },
): Promise<EmailCampaign> {
  const now = platform.clock.now();
  return platform.transact(async (tx) => {
    refusePast(now, written.scheduledAt);
    const id = await insertCampaign(tx, cleaned(platform, written), now);
    const after = await findCampaignOrThrow(tx, id);
    await recordAct(tx, by, { act: 'create', resource: 'email-campaigns', id, after });
    return after;
  });
}

export function refuseEmpty({ content }: EmailCampaign): void {
  const hasContent = textOf(content) !== '' || content.includes('<img ');
  if (!hasContent) throw new Problem('campaign_empty', { errors: { content: ['Écrivez le texte de la campagne'] } });
}

/** What leaves by itself, or has left, is changed or removed only by who may send it. */
function refuseUnlessMaySend({ role }: StaffSession): void {
  if (!mayDo(role, 'email-campaigns.send')) throw new Problem('forbidden');
}

/** Until it leaves. Without an hour a scheduled campaign is a draft again. */
export function changeCampaign(
  platform: Platform,
  by: StaffSession,
  { id, change }: { id: string; change: CampaignChange },
): Promise<EmailCampaign> {
  return platform.transact(async (tx) => {
    const before = await findCampaignOrThrow(tx, id, { lock: true });
    if (before.status !== 'DRAFT' && before.status !== 'SCHEDULED') throw new Problem('campaign_started');
    if (before.status === 'SCHEDULED') refuseUnlessMaySend(by);
    refusePast(platform.clock.now(), change.scheduledAt, before.scheduledAt);
    await updateCampaign(tx, id, {
      ...cleaned(platform, change),
      ...(change.scheduledAt === null && { status: 'DRAFT' }),
    });
    const after = await findCampaignOrThrow(tx, id);
    if (after.status === 'SCHEDULED') refuseEmpty(after);
    await recordAct(tx, by, { act: 'update', resource: 'email-campaigns', id, before, after });
    return after;
  });
}

export async function removeCampaign(platform: Platform, by: StaffSession, id: string): Promise<void> {
  await platform.transact(async (tx) => {
    // First, as everybody does who changes subscribers and a campaign: two who took them crosswise would wait for each other.
    await keepLastLetters(tx, id);
    const before = await findCampaignOrThrow(tx, id, { lock: true });
    if (before.status !== 'DRAFT') refuseUnlessMaySend(by);
    if (before.status === 'SENDING' && before.pausedAt === null) throw new Problem('campaign_under_way');
    await deleteCampaign(tx, id);
    await recordAct(tx, by, { act: 'delete', resource: 'email-campaigns', id, before });
  });
}

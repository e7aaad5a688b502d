import {
  CAMPAIGN_AUDIENCE_LABELS,
  CAMPAIGN_AUDIENCES,
  CAMPAIGN_STATUS_LABELS,
  CAMPAIGN_STATUSES,
  type CampaignAudience,
  type CampaignStatus,
  type EmailCampaign,
  RECIPIENT_STATUS_LABELS,
  RECIPIENT_STATUSES,
  type RecipientStatus,
} from '@tokpa/contract/email-campaigns';
import { MAIL_STATUS_LABELS } from '@tokpa/contract/mails';
import { formatCount } from '@tokpa/contract/money';
import { Status, type Tone } from '../ui/index.ts';

const TONES: Readonly<Record<CampaignStatus, Tone>> = {
  DRAFT: 'over',
  SCHEDULED: 'waiting',
  SENDING: 'underway',
  SENT: 'good',
  FAILED: 'bad',
};
const RECIPIENT_TONES: Readonly<Record<RecipientStatus, Tone>> = {
  WAITING: 'waiting',
  SENT: 'good',
  FAILED: 'bad',
  SKIPPED: 'over',
  UNCERTAIN: 'underway',
};

export const STATUS_CHOICES = CAMPAIGN_STATUSES.map((id) => ({ id, name: CAMPAIGN_STATUS_LABELS[id] }));
export const AUDIENCE_CHOICES = CAMPAIGN_AUDIENCES.map((id) => ({ id, name: CAMPAIGN_AUDIENCE_LABELS[id] }));

/** It has not left: its words may still change. */
export const isStillWritten = ({ status }: EmailCampaign) => status === 'DRAFT' || status === 'SCHEDULED';

export function CampaignState({ campaign: { status, pausedAt } }: { campaign: EmailCampaign }) {
  if (pausedAt !== null) return <Status label="En pause" tone="waiting" />;
  return <Status label={CAMPAIGN_STATUS_LABELS[status]} tone={TONES[status]} />;
}

/** What became of one mail. Without a mail server none has left. */
export function recipientWords(status: RecipientStatus, leaves: boolean): string {
  return status === 'SENT' && !leaves ? MAIL_STATUS_LABELS.KEPT : RECIPIENT_STATUS_LABELS[status];
}

export function recipientChoices(leaves: boolean) {
  return RECIPIENT_STATUSES.map((id) => ({ id, name: recipientWords(id, leaves) }));
}

export function RecipientState({ status, leaves }: { status: RecipientStatus; leaves: boolean }) {
  return <Status label={recipientWords(status, leaves)} tone={RECIPIENT_TONES[status]} />;
}

type Audience = { audience: CampaignAudience; count: number };

/** « Tous les abonnés : 24 personnes aujourd’hui. » Who it goes to stands before how many they are, which may not be read yet. */
export function sayAudience({ audience }: Pick<EmailCampaign, 'audience'>, known: readonly Audience[] = []): string {
  const name = CAMPAIGN_AUDIENCE_LABELS[audience];
  const count = known.find((one) => one.audience === audience)?.count;
  if (count === undefined) return `${name}.`;
  return `${name} : ${formatCount(count)} ${count < 2 ? 'personne' : 'personnes'} aujourd’hui.`;
}

import {
  CAMPAIGN_AUDIENCE_LABELS,
  CAMPAIGN_AUDIENCES,
  CAMPAIGN_STATUS_LABELS,
  CAMPAIGN_STATUSES,
  type CampaignStatus,
  type EmailCampaign,
  RECIPIENT_STATUS_LABELS,
  RECIPIENT_STATUSES,
  type RecipientStatus,
} from '@tokpa/contract/email-campaigns';
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
export const RECIPIENT_CHOICES = RECIPIENT_STATUSES.map((id) => ({ id, name: RECIPIENT_STATUS_LABELS[id] }));

/** It has not left: its words may still change. */
export const isStillWritten = ({ status }: EmailCampaign) => status === 'DRAFT' || status === 'SCHEDULED';

export function CampaignState({ campaign: { status, pausedAt } }: { campaign: EmailCampaign }) {
  if (pausedAt !== null) return <Status label="En pause" tone="waiting" />;
  return <Status label={CAMPAIGN_STATUS_LABELS[status]} tone={TONES[status]} />;
}

export function RecipientState({ status }: { status: RecipientStatus }) {
  return <Status label={RECIPIENT_STATUS_LABELS[status]} tone={RECIPIENT_TONES[status]} />;
}

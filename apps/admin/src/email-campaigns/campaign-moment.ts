import type { EmailCampaign } from '@tokpa/contract/email-campaigns';
import { formatMoment } from '../ui/dates.ts';

type Moments = Pick<EmailCampaign, 'status' | 'scheduledAt' | 'sentAt' | 'startedAt' | 'createdAt'>;

/** How far a campaign has come, and when. One of which no mail was taken ends too, and was never sent. */
export function momentOf({ status, scheduledAt, sentAt, startedAt, createdAt }: Moments): string {
  if (sentAt !== null) return `${status === 'FAILED' ? 'Échouée' : 'Envoyée'} le ${formatMoment(sentAt)}`;
  if (startedAt !== null) return `Partie le ${formatMoment(startedAt)}`;
  if (status === 'SCHEDULED' && scheduledAt !== null) return `Part le ${formatMoment(scheduledAt)}`;
  return `Écrite le ${formatMoment(createdAt)}`;
}

import { MAIL_STATUS_LABELS, MAIL_STATUSES, type MailStatus } from '@tokpa/contract/mails';
import { Status, type Tone } from '../ui/index.ts';

const TONES: Readonly<Record<MailStatus, Tone>> = { QUEUED: 'waiting', SENT: 'good', KEPT: 'over', FAILED: 'bad' };

export const STATUS_CHOICES = MAIL_STATUSES.map((id) => ({ id, name: MAIL_STATUS_LABELS[id] }));

export function MailStatusChip({ status }: { status: MailStatus }) {
  return <Status label={MAIL_STATUS_LABELS[status]} tone={TONES[status]} />;
}

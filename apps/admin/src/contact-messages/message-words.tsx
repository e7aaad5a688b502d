import { CONTACT_STATUS_LABELS, CONTACT_STATUSES, type ContactStatus } from '@tokpa/contract/contact-messages';
import { CONTACT_SUBJECT_LABELS, CONTACT_SUBJECTS } from '@tokpa/contract/shop-policy';
import { Status, type Tone } from '../ui/index.ts';

const TONES: Readonly<Record<ContactStatus, Tone>> = {
  NEW: 'waiting',
  IN_PROGRESS: 'underway',
  ANSWERED: 'good',
  CLOSED: 'over',
};

export const STATUS_CHOICES = CONTACT_STATUSES.map((id) => ({ id, name: CONTACT_STATUS_LABELS[id] }));
export const SUBJECT_CHOICES = CONTACT_SUBJECTS.map((id) => ({ id, name: CONTACT_SUBJECT_LABELS[id] }));

export function MessageStatus({ status }: { status: ContactStatus }) {
  return <Status label={CONTACT_STATUS_LABELS[status]} tone={TONES[status]} />;
}

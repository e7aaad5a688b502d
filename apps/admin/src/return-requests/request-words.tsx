import { RETURN_STATUS_LABELS, RETURN_STATUSES, type ReturnStatus } from '@tokpa/contract/return-requests';
import { RETURN_REASON_LABELS, RETURN_REASONS } from '@tokpa/contract/shop-policy';
import { Status, type Tone } from '../ui/index.ts';

const TONES: Readonly<Record<ReturnStatus, Tone>> = {
  NEW: 'waiting',
  IN_PROGRESS: 'underway',
  ACCEPTED: 'good',
  REJECTED: 'bad',
  RECEIVED: 'underway',
  REFUNDED: 'done',
};

export const STATUS_CHOICES = RETURN_STATUSES.map((id) => ({ id, name: RETURN_STATUS_LABELS[id] }));
export const REASON_CHOICES = RETURN_REASONS.map((id) => ({ id, name: RETURN_REASON_LABELS[id] }));

export function RequestStatus({ status }: { status: ReturnStatus }) {
  return <Status label={RETURN_STATUS_LABELS[status]} tone={TONES[status]} />;
}

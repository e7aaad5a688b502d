import {
  ENROLLMENT_STATUS_LABELS,
  ENROLLMENT_STATUSES,
  type EnrollmentStatus,
} from '@tokpa/contract/formation-enrollments';
import { Status, type Tone } from '../ui/index.ts';

const TONES: Readonly<Record<EnrollmentStatus, Tone>> = {
  PENDING: 'waiting',
  ACTIVE: 'good',
  COMPLETED: 'done',
  CANCELLED: 'over',
};

export const ENROLLMENT_CHOICES = ENROLLMENT_STATUSES.map((id) => ({ id, name: ENROLLMENT_STATUS_LABELS[id] }));

export function Enrollment({ status }: { status: EnrollmentStatus }) {
  return <Status label={ENROLLMENT_STATUS_LABELS[status]} tone={TONES[status]} />;
}

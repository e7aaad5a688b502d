import { SEAT_STATUS_LABELS, SEAT_STATUSES, type SeatStatus } from '@tokpa/contract/course-fields';
import { PUBLICATION_STATUS_LABELS, type PublicationStatus } from '@tokpa/contract/publications';
import { Publication, Status, type Tone } from '../ui/index.ts';

const TONES: Readonly<Record<SeatStatus, Tone>> = {
  PENDING: 'waiting',
  CONFIRMED: 'good',
  ATTENDED: 'done',
  CANCELLED: 'over',
};

export const SEAT_CHOICES = SEAT_STATUSES.map((id) => ({ id, name: SEAT_STATUS_LABELS[id] }));

export function Seat({ status }: { status: SeatStatus }) {
  return <Status label={SEAT_STATUS_LABELS[status]} tone={TONES[status]} />;
}

type Standing = { status: PublicationStatus; cancelledAt?: string | null };

/** Where a course stands, as a table says it; what the team called off takes place on no page. */
export function standingOf({ status, cancelledAt }: Standing): string {
  return cancelledAt ? 'Annulé' : PUBLICATION_STATUS_LABELS[status];
}

export function CourseStatus({ course }: { course: Standing }) {
  if (course.cancelledAt) return <Status label={standingOf(course)} tone="bad" />;
  return <Publication status={course.status} />;
}

type Seats = { seatsLeft: number | null; maxParticipants: number | null };

/** « 12 sur 80 » : seats taken of those there are. */
export function SeatsTaken({ seatsLeft, maxParticipants }: Seats) {
  if (seatsLeft === null || maxParticipants === null) return <>Sans limite</>;
  if (seatsLeft === 0) return <Status label={`Complet (${maxParticipants})`} tone="bad" />;
  return <>{`${maxParticipants - seatsLeft} sur ${maxParticipants}`}</>;
}

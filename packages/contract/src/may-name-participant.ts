import type { SeminarRegistration } from './seminar-registrations.ts';

type Seat = Pick<SeminarRegistration, 'status' | 'isBought'> & {
  seminar: Pick<SeminarRegistration['seminar'], 'startDate'>;
};

/** Whether the account that has the seat may still say who comes. */
export function mayNameParticipant({ status, isBought, seminar }: Seat, now: Date): boolean {
  const isKept = status === 'PENDING' || status === 'CONFIRMED';
  return isBought && isKept && new Date(seminar.startDate) > now;
}

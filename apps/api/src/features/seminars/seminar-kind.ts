import type { Seminar } from '@tokpa/contract';
import type { CourseKind, SeatKind } from '#features/courses';
import type { Platform } from '#platform/platform';
import { findSeminar } from './seminars.queries.ts';

export const SEMINAR_SEATS: SeatKind = {
  table: 'seminars',
  resource: 'seminars',
  countTaken: 'seminar_seats_taken',
  notFound: 'seminar_not_found',
};

export function seminarKind({ clock }: Platform): CourseKind<Seminar> {
  return {
    table: 'seminars',
    resource: 'seminars',
    notFound: 'seminar_not_found',
    enrolments: { table: 'seminar_registrations', column: 'seminar_id' },
    columns: {
      title: 'title',
      description: 'description',
      startDate: 'start_date',
      endDate: 'end_date',
      location: 'location',
      venue: 'venue',
      address: 'address',
      price: 'price',
      maxParticipants: 'max_participants',
      status: 'status',
    },
    find: (db, id) => findSeminar(db, id, clock.now()),
    messages: {
      deleted: 'Le séminaire a été supprimé.',
      archived: 'Des personnes y sont inscrites, ou l’ont dans leur panier : le séminaire a été archivé.',
    },
  };
}

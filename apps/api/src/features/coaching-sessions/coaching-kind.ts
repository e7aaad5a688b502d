import type { CoachingSession } from '@tokpa/contract';
import type { CourseKind, SeatKind } from '#features/courses';
import type { Platform } from '#platform/platform';
import { findSession } from './coaching-sessions.queries.ts';

export const COACHING_SEATS: SeatKind = {
  table: 'coaching_sessions',
  resource: 'coaching-sessions',
  countTaken: 'coaching_seats_taken',
  notFound: 'coaching_session_not_found',
};

export function coachingKind({ clock }: Platform): CourseKind<CoachingSession> {
  return {
    table: 'coaching_sessions',
    resource: 'coaching-sessions',
    notFound: 'coaching_session_not_found',
    enrolments: { table: 'coaching_enrollments', column: 'coaching_session_id' },
    columns: {
      title: 'title',
      description: 'description',
      coachName: 'coach_name',
      price: 'price',
      duration: 'duration',
      mode: 'mode',
      location: 'location',
      startDate: 'start_date',
      maxParticipants: 'max_participants',
      status: 'status',
    },
    find: (db, id) => findSession(db, id, clock.now()),
    messages: {
      deleted: 'La séance a été supprimée.',
      archived: 'Des clients y sont inscrits, ou l’ont dans leur panier : la séance a été archivée.',
    },
  };
}

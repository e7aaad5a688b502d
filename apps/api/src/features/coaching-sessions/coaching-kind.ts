import { COACHING_MODE_LABELS, type CoachingSession } from '@tokpa/contract';
import {
  type CallableKind,
  type CourseKind,
  type Meeting,
  type SeatKind,
  type SessionWords,
  tellMoved,
} from '#features/courses';
import type { Platform } from '#platform/platform';
import { findSession } from './coaching-sessions.queries.ts';
import { selectSeatHolders } from './enrollments.queries.ts';

export const COACHING_SEATS: SeatKind = {
  table: 'coaching_sessions',
  resource: 'coaching-sessions',
  countTaken: 'coaching_seats_taken',
  notFound: 'coaching_session_not_found',
};

/** The way into a session online is for who has a seat, not for who may get one. */
function meetingOf({ startDate, mode, location }: CoachingSession, isConfirmed: boolean): Meeting {
  const isOnline = mode === 'ONLINE';
  const known = isOnline && !isConfirmed ? '' : location;
  return {
    startDate,
    endDate: null,
    place: [COACHING_MODE_LABELS[mode], known].filter(Boolean).join('\u00a0: '),
    isOnline,
  };
}

const WORDS: SessionWords<CoachingSession> = {
  kind: 'Séance de coaching',
  cancelled: 'annulée',
  pageOf: ({ slug }) => `/coaching/${slug}`,
  meetingOf,
  selectHolders: selectSeatHolders,
  calendarUrlOf: () => null,
};

export function coachingKind(platform: Platform): CourseKind<CoachingSession> {
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
    find: (db, id) => findSession(db, id, platform.clock.now()),
    messages: {
      deleted: 'La séance a été supprimée.',
      archived: 'Des clients y sont inscrits, ou l’ont dans leur panier : la séance a été archivée.',
    },
    tellChanged: (tx, before, after) => tellMoved(platform, tx, { before, after, words: WORDS }),
  };
}

/** A coaching session as the team calls it off. */
export function callableSession(platform: Platform): CallableKind<CoachingSession> {
  return { course: coachingKind(platform), seats: COACHING_SEATS, words: WORDS };
}

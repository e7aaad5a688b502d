import type { Seminar } from '@tokpa/contract';
import {
  type CallableKind,
  type CourseKind,
  type Meeting,
  type SeatKind,
  type SessionWords,
  tellMoved,
} from '#features/courses';
import { API_PREFIX } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { selectSeatHolders } from './registrations.queries.ts';
import { placeInWords } from './seminar-place.ts';
import { findSeminar } from './seminars.queries.ts';

export const SEMINAR_SEATS: SeatKind = {
  table: 'seminars',
  resource: 'seminars',
  countTaken: 'seminar_seats_taken',
  notFound: 'seminar_not_found',
};

/** Where a calendar reads it, found by its id even while it has no page. */
export function calendarUrlOf({ config }: Platform, id: string): string {
  return `${config.publicUrl}${API_PREFIX}/seminars/${id}/agenda.ics`;
}

function meetingOf(seminar: Seminar): Meeting {
  const { startDate, endDate } = seminar;
  return { startDate, endDate, place: placeInWords(seminar), isOnline: false };
}

function seminarWords(platform: Platform): SessionWords<Seminar> {
  return {
    kind: 'Séminaire',
    cancelled: 'annulé',
    pageOf: ({ slug }) => `/seminar/${slug}`,
    meetingOf,
    selectHolders: selectSeatHolders,
    calendarUrlOf: ({ id }) => calendarUrlOf(platform, id),
  };
}

export function seminarKind(platform: Platform): CourseKind<Seminar> {
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
    find: (db, id) => findSeminar(db, id, platform.clock.now()),
    messages: {
      deleted: 'Le séminaire a été supprimé.',
      archived: 'Des personnes y sont inscrites, ou l’ont dans leur panier : le séminaire a été archivé.',
    },
    tellChanged: (tx, before, after) => tellMoved(platform, tx, { before, after, words: seminarWords(platform) }),
  };
}

/** A seminar as the team calls it off. */
export function callableSeminar(platform: Platform): CallableKind<Seminar> {
  return { course: seminarKind(platform), seats: SEMINAR_SEATS, words: seminarWords(platform) };
}

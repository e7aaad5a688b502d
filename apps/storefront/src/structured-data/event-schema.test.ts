import type { CoachingSession } from '@tokpa/contract/coaching-sessions';
import type { Seminar } from '@tokpa/contract/seminars';
import { expect, it } from 'vitest';
import { coachingSchema, seminarSchema } from './event-schema.ts';

const ORIGIN = 'https://boutique.example';
const event = { title: 'Le karité', startDate: '2026-12-15T08:00:00.000Z', picture: null, price: 0 };

it.each([
  [null, 'https://schema.org/EventScheduled'],
  ['2026-12-01T08:00:00.000Z', 'https://schema.org/EventCancelled'],
])('what the team called off at %s is told to machines as %s', (cancelledAt, eventStatus) => {
  const seminar = { ...event, slug: 's', address: '', cancelledAt, maxParticipants: null };
  const session = { ...event, slug: 's', mode: 'ONLINE', cancelledAt };
  expect(seminarSchema(seminar as Seminar, {}, ORIGIN)).toMatchObject({ eventStatus });
  expect(coachingSchema(session as CoachingSession, {}, ORIGIN)).toMatchObject({ eventStatus });
});

import type { CoachingSession } from '@tokpa/contract/coaching-sessions';
import { expect, it } from 'vitest';
import { sessionEntry } from './shown-session.ts';

const SESSION = { startDate: '2026-12-15T08:00:00.000Z', cancelledAt: null, mode: 'ONLINE', coachName: '' };

it('a session that is full says so on its picture, on a ground of its own', () => {
  const badgeOf = (seatsLeft: number) =>
    sessionEntry({ ...SESSION, seatsLeft } as CoachingSession, new Date('2026-12-01T08:00:00.000Z')).badge;
  expect(badgeOf(0)).toEqual({ label: 'Complet', tone: 'solid-terracotta' });
  expect(badgeOf(1)).toBeUndefined();
});

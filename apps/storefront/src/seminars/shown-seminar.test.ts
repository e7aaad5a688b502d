import type { Seminar } from '@tokpa/contract/seminars';
import { expect, it } from 'vitest';
import { whenInWords } from '../ui/when-in-words.ts';
import { closedBecause, seminarEntry, toShownSeminar } from './shown-seminar.ts';

const startDate = '2026-12-15T08:00:00.000Z';
const cancelledAt = null;
const before = new Date('2026-12-01T08:00:00.000Z');

it('says the day once, and both hours in Benin’s time', () => {
  expect(whenInWords({ startDate, endDate: '2026-12-15T15:00:00.000Z' })).toBe(
    '15 décembre 2026, de 09:00 à\u00a016:00',
  );
});

it('says both days of a seminar that lasts several', () => {
  expect(whenInWords({ startDate, endDate: '2026-12-16T15:00:00.000Z' })).toBe(
    'Du 15 décembre 2026 à 09:00 au 16 décembre 2026 à 16:00',
  );
  expect(whenInWords({ startDate, endDate: null })).toBe('15 décembre 2026 à 09:00');
});

it('is closed once it begins, or when every seat is taken', () => {
  expect(closedBecause({ startDate, cancelledAt, seatsLeft: 0 }, before)).toBe('Complet');
  expect(closedBecause({ startDate, cancelledAt, seatsLeft: 1 }, before)).toBeUndefined();
  expect(closedBecause({ startDate, cancelledAt, seatsLeft: null }, before)).toBeUndefined();
  expect(closedBecause({ startDate, cancelledAt, seatsLeft: 9 }, new Date(startDate))).toBe('Date passée');
});

it('says that it is called off, on its page and on its card, whenever it would have been', () => {
  const seminar = { startDate, endDate: null, seatsLeft: 9, cancelledAt: startDate, location: '' } as Seminar;
  for (const now of [before, new Date('2027-01-01T08:00:00.000Z')]) {
    expect(toShownSeminar(seminar, now).closed).toBe('Ce séminaire est annulé');
    expect(seminarEntry(seminar, now).badge?.label).toBe('Annulé');
  }
});

it('its badge lies on the picture with a ground of its own, whatever it says', () => {
  const badgeOf = (seatsLeft: number) =>
    seminarEntry({ startDate, endDate: null, cancelledAt, seatsLeft, location: '' } as Seminar, before).badge;
  expect(badgeOf(0)).toEqual({ label: 'Complet', tone: 'solid-terracotta' });
  expect(badgeOf(3)).toEqual({ label: 'Plus que 3 places', tone: 'solid-terracotta' });
});

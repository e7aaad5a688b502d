import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, isBeninPhone, normaliseBeninPhone, normaliseVisitorPhone } from './phones.ts';

test('a number is understood however it is typed', () => {
  for (const typed of [
    '+2290197000000',
    '0197000000',
    '01 97 00 00 00',
    '01.97.00.00.00',
    '97000000',
    '97 00 00 00',
    '22997000000',
    '+229 97 00 00 00',
    '00229 01 97 00 00 00',
  ]) {
    expect(normaliseBeninPhone(typed), typed).toBe('+2290197000000');
  }
});

test('what is no number of Bénin is left as it was typed, and refused', () => {
  for (const typed of ['+33612345678', '12345', 'abc', '']) {
    expect(normaliseBeninPhone(typed)).toBe(typed);
    expect(isBeninPhone(typed)).toBe(false);
  }
});

test.each([
  ['01 97 00 00 00', '+2290197000000'],
  ['+229 97 00 00 00', '+2290197000000'],
  ['00229 01 97 00 00 00', '+2290197000000'],
  ['22997000000', '+2290197000000'],
  [' 90 12 34 56 ', '90 12 34 56'],
  ['22 90 12 34', '22 90 12 34'],
  ['07 08 09 10 11', '07 08 09 10 11'],
  ['+228 90 12 34 56', '+228 90 12 34 56'],
  ['', ''],
])('%j, of whatever country, is stored as %j', (typed, stored) => {
  expect(normaliseVisitorPhone(typed)).toBe(stored);
});

test('a stored number stays the same when it is read again', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{10}$/), (digits) => {
      const stored = `+229${digits}`;
      expect(normaliseBeninPhone(stored)).toBe(stored);
      expect(normaliseBeninPhone(formatPhone(stored))).toBe(stored);
    }),
  );
});

test('a number is shown in pairs', () => {
  expect(formatPhone('+2290197000000')).toBe('+229\u00a001\u00a097\u00a000\u00a000\u00a000');
});

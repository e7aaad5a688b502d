import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, isBeninPhone, isVisitorPhone, normaliseBeninPhone, normaliseVisitorPhone } from './phones.ts';

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

test.each(['07 08 09 10 11', '0502030405', '06.12.34.56.78', '2291234567', '9700000000'])(
  '%j, ten digits of another country, do not become a number of Bénin without its code',
  (typed) => {
    expect(normaliseBeninPhone(typed)).toBe(typed);
    expect(normaliseBeninPhone(` ${typed} `)).toBe(typed);
  },
);

test('with its code, ten digits are Bénin’s whatever they begin with', () => {
  for (const typed of ['+229 07 08 09 10 11', '00229 0708091011', '2290708091011'])
    expect(normaliseBeninPhone(typed), typed).toBe('+2290708091011');
});

test.each([
  ['01 97 00 00 00', '+2290197000000'],
  ['07 08 09 10 11', '07 08 09 10 11'],
  ['+229 97 00 00 00', '+2290197000000'],
  ['00229 01 97 00 00 00', '+2290197000000'],
  ['22997000000', '+2290197000000'],
  ['97 00 00 00', '+2290197000000'],
  ['97000000', '+2290197000000'],
  [' 90 12 34 56 ', '+2290190123456'],
  ['22 90 12 34', '+2290122901234'],
  ['70 12 34 56', '70 12 34 56'],
  ['+228 90 12 34 56', '+22890123456'],
  ['00228 90.12.34.56', '+22890123456'],
  ['+33 (0)6 12 34 56 78', '+33612345678'],
  ['', ''],
])('%j, of whatever country, is stored as %j', (typed, stored) => {
  expect(normaliseVisitorPhone(typed)).toBe(stored);
});

test.each([
  '97 00 00 00',
  '0197000000',
  '+228 (0) 90.00.00-00',
  '00225 07 08 09 10 11',
  '77 123 45 67',
  '+229 97000000',
])('%j can be a number', (typed) => {
  expect(isVisitorPhone(typed)).toBe(true);
});

test.each([
  '123',
  '97 00 00',
  '+228 90',
  '+229 01 97 00',
  '+229 12 34 56 78',
  '1234567890123456',
  'le soir',
  '97+000000',
])('%j can not be a number', (typed) => {
  expect(isVisitorPhone(typed)).toBe(false);
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

test.each([
  ['+22890123456', '+228 90 12 34 56'],
  ['+2250708091011', '+225 07 08 09 10 11'],
  ['+221771234567', '+221 771 23 45 67'],
  ['+2348031234567', '+234 80 31 23 45 67'],
  ['+33612345678', '+33 612 34 56 78'],
  ['+14155550123', '+14155550123'],
  ['70 12 34 56', '70 12 34 56'],
  ['', ''],
])('the number %j is shown as %j', (stored, shown) => {
  expect(formatPhone(stored).replaceAll('\u00a0', ' ')).toBe(shown);
});

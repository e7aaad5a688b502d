import { expect, test } from 'vitest';
import { backToCourse } from './back-to-course.ts';

const seminar = { resource: 'seminars', idField: 'seminarId' };
const registration = { id: 'r1', seminarId: 's1' };

test('whoever puts somebody down comes back to the seminar, or to the list where their role does not open it', () => {
  expect(backToCourse(seminar, true)('seminar-registrations', 'r1', registration)).toBe('seminars/s1');
  expect(backToCourse(seminar, false)('seminar-registrations', 'r1', registration)).toBe('seminar-registrations');
  expect(backToCourse(seminar, true)('seminar-registrations', 'r1', {})).toBe('seminar-registrations');
});

import { ApiError } from '@tokpa/contract/client';
import { expect, test } from 'vitest';
import { messageOf } from './message-of.ts';

test('the page of a proxy that answers in the shop’s place is a failure in French', () => {
  expect(messageOf(new ApiError(503, undefined))).toBe('Une erreur s’est produite. Veuillez réessayer.');
  expect(messageOf(new ApiError(404, { message: 'Perdu', error: 'not_found' }))).toBe('Perdu');
});

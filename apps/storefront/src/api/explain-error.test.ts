import { ApiError, NetworkError } from '@tokpa/contract/client';
import { describe, expect, it } from 'vitest';
import { explainError, waitInWords } from './explain-error.ts';

const FALLBACK = 'Erreur de connexion';

describe('what a shopper reads when a call fails', () => {
  it('is the shop’s own sentence', () => {
    const refused = new ApiError(409, { message: 'Cet email est déjà utilisé', error: 'email_taken' });
    expect(explainError(refused, FALLBACK)).toBe('Cet email est déjà utilisé');
  });

  it('says how long to wait after too many attempts', () => {
    const refused = new ApiError(429, { message: 'Trop de tentatives.', error: 'too_many_requests' }, '840');
    expect(explainError(refused, FALLBACK)).toBe('Trop de tentatives. Réessayez dans 14 minutes.');
  });

  it('never is a fault’s own words', () => {
    expect(explainError(new TypeError('x is undefined'), FALLBACK)).toBe(FALLBACK);
    expect(explainError(new ApiError(502, '<html>'), FALLBACK)).toBe(FALLBACK);
    expect(explainError(new ApiError(500, { message: '…', error: 'internal_error' }), FALLBACK)).toBe(FALLBACK);
  });

  it('says that the network is away', () => {
    expect(explainError(new NetworkError(new Error('x')), FALLBACK)).toMatch(/réseau/);
  });
});

it.each([
  [1, '1 seconde'],
  [59.2, '60 secondes'],
  [60, '1 minute'],
  [61, '2 minutes'],
])('writes %d seconds as %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});

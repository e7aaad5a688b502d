import { ApiError, NetworkError } from '@tokpa/contract/client';
import { expect, test } from 'vitest';
import { asFormErrors } from './form-errors.ts';

function formErrorsOf(error: unknown): unknown {
  try {
    return asFormErrors(error);
  } catch (thrown) {
    return (thrown as { body?: { errors: unknown } }).body?.errors;
  }
}

test('a refused field is told at its place, however deep, and the sentence of the whole beside', () => {
  const refusal = new ApiError(422, {
    message: 'Un pourcentage va de 1 à 100',
    error: 'validation_failed',
    errors: { value: ['Un pourcentage va de 1 à 100', 'Entier attendu'], 'variations.0.price': ['Trop grand'] },
  });
  expect(formErrorsOf(refusal)).toEqual({
    root: { serverError: 'Un pourcentage va de 1 à 100' },
    value: 'Un pourcentage va de 1 à 100',
    variations: { 0: { price: 'Trop grand' } },
  });
});

test('a form that could not be saved for another reason is not taken for saved', () => {
  expect(formErrorsOf(new ApiError(404, { message: 'Perdu', error: 'not_found' }))).toEqual({
    root: { serverError: 'Perdu' },
  });
  expect(formErrorsOf(new NetworkError('absent'))).toMatchObject({
    root: { serverError: expect.stringContaining('Connexion impossible') as string },
  });
});

test('what neither the shop nor the network said stays what it was', () => {
  expect(() => asFormErrors(new TypeError('absent'))).toThrow(TypeError);
});

import { expect, it } from 'vitest';
import { errorsBelow } from './field-errors.ts';

it('a part of a value hears what is wrong in it, and nothing of the others', () => {
  const errors = { '0.questions.1.answer': 'Ce champ est requis', '0': 'Rubrique', '10.title': 'Trop long' };
  expect(errorsBelow(errors, 0)).toEqual({ 'questions.1.answer': 'Ce champ est requis', '': 'Rubrique' });
  expect(errorsBelow(errorsBelow(errors, 0), 'questions')).toEqual({ '1.answer': 'Ce champ est requis' });
  expect(errorsBelow(errors, 1)).toEqual({});
});

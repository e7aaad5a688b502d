import { expect, it } from 'vitest';
import { altOf, fileProblem, NO_WORDS, wordsOf } from './editor-picture.ts';

const MEGABYTE = 1_048_576;

it('a picture is described, or said to be decorative: nobody forgets it by leaving the field empty', () => {
  expect(altOf(NO_WORDS)).toBeUndefined();
  expect(altOf({ alt: '  ', isDecorative: false })).toBeUndefined();
  expect(altOf({ alt: ' Un étal de gombos ', isDecorative: false })).toBe('Un étal de gombos');
  expect(altOf({ alt: 'Un étal', isDecorative: true })).toBe('');
});

it('a picture of the text is opened with what was said of it: one without any words was never described', () => {
  expect(wordsOf('Un étal')).toEqual({ alt: 'Un étal', isDecorative: false });
  expect(altOf(wordsOf(''))).toBe('');
  expect(altOf(wordsOf(null))).toBeUndefined();
});

it('a picture that the shop would refuse for its weight does not travel first', () => {
  expect(fileProblem(undefined)).toBe('Choisissez une image');
  expect(fileProblem({ size: 10 * MEGABYTE })).toBeUndefined();
  expect(fileProblem({ size: 10 * MEGABYTE + 1 })).toMatch(/^Cette image est trop lourde \(10\sMo\) : 10 Mo au plus$/);
});

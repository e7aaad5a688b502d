import { expect, it } from 'vitest';
import { checkReview } from './check-review.ts';

it('asks for a rating and for words', () => {
  expect(checkReview({ rating: 0, title: '', content: '  ' })).toEqual({
    rating: 'Veuillez sélectionner une note',
    content: 'Veuillez écrire votre avis',
  });
  expect(checkReview({ rating: 4, title: '', content: 'Très bien' })).toEqual({});
});

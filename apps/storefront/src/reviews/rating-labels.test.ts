import { RATING_LABELS as CONTRACT_LABELS } from '@tokpa/contract/reviews';
import { expect, it } from 'vitest';
import { RATING_LABELS } from './rating-labels.ts';

it('calls the ratings as the contract does', () => {
  expect(RATING_LABELS).toEqual(CONTRACT_LABELS);
});

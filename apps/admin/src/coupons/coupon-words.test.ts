import { expect, test } from 'vitest';
import { describeCoupon } from './coupon-words.ts';

test('a coupon is said in one sentence', () => {
  expect(describeCoupon({ type: 'PERCENT', value: 10 })).toBe('10 % de remise sur tous les articles.');
  expect(
    describeCoupon({
      type: 'FIXED',
      value: 500,
      categoryIds: ['a', 'b'],
      minOrderAmount: 5000,
      usageLimit: 1,
      usageLimitPerUser: 1,
      endsAt: '2026-12-31T22:00:00Z',
    }).replaceAll(/[\u00a0\u202f]/g, ' '),
  ).toBe(
    '500 FCFA de remise sur 2 catégories, dès 5 000 FCFA d’achats, 1 utilisation en tout, 1 par client, jusqu’au 31 décembre 2026.',
  );
});

test('a code whose discount is held down to nothing says so', () => {
  expect(describeCoupon({ type: 'PERCENT', value: 10, maxDiscountAmount: 0 })).toMatch(/, 0\sFCFA au plus\.$/u);
});

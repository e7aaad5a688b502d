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
      endsAt: '2026-12-31T22:59:00Z',
    }).replaceAll(/[\u00a0\u202f]/g, ' '),
  ).toBe(
    '500 FCFA de remise sur 2 catégories, dès 5 000 FCFA d’achats, 1 utilisation en tout, 1 par client, jusqu’au 31 décembre 2026.',
  );
});

test('the hour at which a coupon begins or ends is said where its day alone would be taken for another', () => {
  const percent = { type: 'PERCENT', value: 10 } as const;
  expect(describeCoupon({ ...percent, endsAt: '2026-12-30T23:00:00Z' })).toMatch(
    /, jusqu’au 31 décembre 2026 à 00:00\.$/u,
  );
  expect(describeCoupon({ ...percent, startsAt: '2026-12-01T08:30:00Z' })).toMatch(
    /, à partir du 1er décembre 2026 à 09:30\.$/u,
  );
  expect(describeCoupon({ ...percent, startsAt: '2026-11-30T23:00:00Z' })).toMatch(
    /, à partir du 1er décembre 2026\.$/u,
  );
});

test('a personal code says that it serves once, unless it says how often', () => {
  const percent = { type: 'PERCENT', value: 10 } as const;
  const personal = { ...percent, isPersonal: true };
  expect(describeCoupon(personal)).toMatch(/, réservé aux clients choisis, utilisable une fois\.$/u);
  expect(describeCoupon({ ...personal, usageLimitPerUser: null })).toMatch(/, utilisable une fois\.$/u);
  expect(describeCoupon({ ...personal, usageLimitPerUser: 3 })).toMatch(
    /, 3 par client, réservé aux clients choisis\.$/u,
  );
  expect(describeCoupon(percent)).not.toContain('une fois');
});

test('a code whose discount is held down to nothing says so', () => {
  expect(describeCoupon({ type: 'PERCENT', value: 10, maxDiscountAmount: 0 })).toMatch(/, 0\sFCFA au plus\.$/u);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COUPON_TYPES } from '@tokpa/contract';
import { discountOf } from './discount.ts';

const amount = fc.integer({ min: 0, max: 10_000_000 });
const rule = fc.record({
  type: fc.constantFrom(...COUPON_TYPES),
  value: fc.integer({ min: 1, max: 1_000_000 }),
  maxDiscountAmount: fc.option(amount),
});

test('a discount is a whole amount, never more than what it is taken from, nor than its own limit', () => {
  fc.assert(
    fc.property(rule, amount, amount, (made, eligibleAmount, shippingFee) => {
      const fair = made.type === 'PERCENT' ? { ...made, value: (made.value % 100) + 1 } : made;
      const discount = discountOf(fair, { eligibleAmount, shippingFee });
      expect(Number.isInteger(discount)).toBe(true);
      expect(discount).toBeGreaterThanOrEqual(0);
      expect(discount).toBeLessThanOrEqual(fair.type === 'FREE_SHIPPING' ? shippingFee : eligibleAmount);
      expect(discount).toBeLessThanOrEqual(fair.maxDiscountAmount ?? discount);
    }),
  );
});

test('ten per cent of 12 345 FCFA is 1 234: a part of a franc is never given', () => {
  expect(
    discountOf({ type: 'PERCENT', value: 10, maxDiscountAmount: null }, { eligibleAmount: 12_345, shippingFee: 1000 }),
  ).toBe(1234);
});

import { expect, test } from 'vitest';
import { readCallerOrder } from './caller-order-values.ts';

const form = {
  isKnown: false,
  customer: { firstName: 'Sènami', phone: '97 00 00 00', email: ' ' },
  items: [{ itemId: 'p1', variationId: null, quantity: 2 }],
  address: { addressLine1: 'Rue 5', city: 'Cotonou', country: 'Bénin' },
  paymentMethod: 'momo' as const,
  couponCode: ' FETES ',
};

test('a new customer’s telephone is taken as people say it, and what was left empty is not sent', () => {
  expect(readCallerOrder(form)).toEqual({
    customer: { firstName: 'Sènami', lastName: '', phone: '+2290197000000' },
    items: [{ itemId: 'p1', quantity: 2 }],
    address: { addressLine1: 'Rue 5', city: 'Cotonou', country: 'Bénin', landmark: null },
    paymentMethod: 'momo',
    couponCode: 'FETES',
  });
});

test('a customer who is known is named alone', () => {
  expect(readCallerOrder({ ...form, isKnown: true, userId: 'u1' })).toMatchObject({ userId: 'u1' });
  expect(readCallerOrder({ ...form, isKnown: true, userId: 'u1' })).not.toHaveProperty('customer');
});

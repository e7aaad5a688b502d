import { expect, test } from 'vitest';
import { readCallerOrder, readCallerQuote, toAddressFields } from './caller-order-values.ts';

const form = {
  who: 'NEW' as const,
  customer: { firstName: 'Sènami', phone: '97 00 00 00', email: ' ' },
  items: [{ itemId: 'p1', variationId: null, quantity: 2 }],
  address: { addressLine1: 'Rue 5', city: 'Cotonou', country: 'Bénin' },
  paymentMethod: 'momo' as const,
  couponCode: ' FETES ',
};

test('a new customer’s telephone is taken as people say it, and what was left empty is not sent', () => {
  expect(readCallerOrder(form)).toEqual({
    customer: { firstName: 'Sènami', lastName: '', phone: '+2290197000000' },
    items: [{ itemType: 'PRODUCT', itemId: 'p1', quantity: 2 }],
    address: { addressLine1: 'Rue 5', city: 'Cotonou', country: 'Bénin' },
    paymentMethod: 'momo',
    couponCode: 'FETES',
  });
});

test('a customer who is known is named alone', () => {
  expect(readCallerOrder({ ...form, who: 'KNOWN', userId: 'u1' })).toMatchObject({ userId: 'u1' });
  expect(readCallerOrder({ ...form, who: 'KNOWN', userId: 'u1' })).not.toHaveProperty('customer');
});

test('a place in a course goes to no address', () => {
  const items = [{ itemType: 'FORMATION' as const, itemId: 'f1', quantity: 1 }];
  expect(readCallerOrder({ ...form, items })).toMatchObject({ items, address: null });
});

test('a saved address is taken over whole', () => {
  const saved = {
    id: 'a1',
    recipientName: 'Afi',
    phone: null,
    addressLine1: 'Carré 12',
    addressLine2: null,
    landmark: 'Portail vert',
    city: 'Cotonou',
    state: 'Littoral',
    postalCode: null,
    country: 'Bénin',
    isDefault: true,
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
  };
  expect(readCallerOrder({ ...form, address: toAddressFields(saved) }).address).toEqual({
    recipientName: 'Afi',
    addressLine1: 'Carré 12',
    landmark: 'Portail vert',
    city: 'Cotonou',
    state: 'Littoral',
    country: 'Bénin',
  });
});

test('the price is asked once every line has its article', () => {
  expect(readCallerQuote({ ...form, items: [...form.items, { quantity: 1 }] })).toBeUndefined();
  expect(readCallerQuote({ ...form, who: 'KNOWN', userId: 'u1' })).toEqual({
    userId: 'u1',
    items: [{ itemType: 'PRODUCT', itemId: 'p1', quantity: 2 }],
    paymentMethod: 'momo',
    couponCode: 'FETES',
  });
});

test('what the caller was told goes with the order, where it is known', () => {
  expect(readCallerOrder({ ...form, agreedAmount: 9000 })).toMatchObject({ agreedAmount: 9000 });
  expect(readCallerOrder(form)).not.toHaveProperty('agreedAmount');
});

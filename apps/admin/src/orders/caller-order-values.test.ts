import { expect, test } from 'vitest';
import {
  callerEmailProblem,
  missingForPrice,
  OPTION_TO_CHOOSE,
  readCallerOrder,
  readCallerQuote,
  recipientPhoneProblem,
  toAddressFields,
} from './caller-order-values.ts';

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

test('the recipient’s telephone is taken as people say it in the country of the address', () => {
  const sentFor = (phone: string, country: string) =>
    readCallerOrder({ ...form, address: { ...form.address, country, phone } }).address;
  expect(sentFor('97 00 00 00', 'Bénin')).toMatchObject({ phone: '+2290197000000' });
  expect(sentFor('90 11 22 33', 'Togo')).toMatchObject({ phone: '+22890112233' });
  expect(sentFor('00229 01 97 00 00 00', 'Togo')).toMatchObject({ phone: '+2290197000000' });
  expect(sentFor(' ', 'Bénin')).not.toHaveProperty('phone');
});

test('a recipient’s telephone that can not be read is refused in the form of its country, where anything travels', () => {
  const problemFor = (phone: string, country: string) =>
    recipientPhoneProblem({ ...form, address: { ...form.address, country, phone } });
  expect(problemFor('12', 'Togo')).toBe('Format: +228XXXXXXXX');
  expect(problemFor('12', 'Bénin')).toBe('Format: +229XXXXXXXX');
  expect(problemFor('90 11 22 33', 'Togo')).toBeUndefined();
  expect(problemFor('', 'Bénin')).toBeUndefined();
  const items = [{ itemType: 'FORMATION' as const, itemId: 'f1', quantity: 1 }];
  expect(recipientPhoneProblem({ ...form, items, address: { phone: '12', country: 'Togo' } })).toBeUndefined();
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

test('the price is asked once an option is chosen of each article that has some', () => {
  const priced = (variationId: string | null) =>
    readCallerQuote({ ...form, items: [{ itemId: 'p1', variationId, quantity: 2 }] });
  expect(priced(OPTION_TO_CHOOSE)).toBeUndefined();
  expect(priced('v1')?.items).toEqual([{ itemType: 'PRODUCT', itemId: 'p1', variationId: 'v1', quantity: 2 }]);
  expect(priced(null)?.items).toEqual([{ itemType: 'PRODUCT', itemId: 'p1', quantity: 2 }]);
});

test('the price of a new customer is asked with whether they have an email', () => {
  expect(readCallerQuote(form)).toMatchObject({ hasEmail: false });
  expect(readCallerQuote({ ...form, customer: { email: 'senami@exemple.bj' } })).toMatchObject({ hasEmail: true });
});

test('a formation is sold to no new customer without an email', () => {
  const items = [...form.items, { itemType: 'FORMATION' as const, itemId: 'f1', quantity: 1 }];
  expect(callerEmailProblem({ ...form, items })).toBe(
    'Une formation s’ouvre dans le compte du client : indiquez son email.',
  );
  expect(callerEmailProblem(form)).toBeUndefined();
  expect(callerEmailProblem({ ...form, items, customer: { email: 'senami@exemple.bj' } })).toBeUndefined();
  expect(callerEmailProblem({ ...form, items, who: 'KNOWN', userId: 'u1' })).toBeUndefined();
});

test('what the caller was told goes with the order, where it is known', () => {
  expect(readCallerOrder({ ...form, agreedAmount: 9000 })).toMatchObject({ agreedAmount: 9000 });
  expect(readCallerOrder(form)).not.toHaveProperty('agreedAmount');
});

test('where no price can be asked for yet, it is said what lacks: an article, its option or its quantity', () => {
  expect(missingForPrice({ ...form, items: [{}] })).toContain('Choisissez chaque article');
  const [line] = form.items;
  expect(missingForPrice({ ...form, items: [{ ...line, quantity: 0 }] })).toContain('quantité, 1 au moins');
  expect(missingForPrice({ ...form, items: [{ ...line, variationId: OPTION_TO_CHOOSE }] })).toContain('option');
});

import { expect, it } from 'vitest';
import type { MailTemplate } from '#platform/mail/mailer';
import { compileTemplates } from '#platform/mail/templates';
import { orderCancelled } from './emails/order-cancelled.ts';
import { orderReceived } from './emails/order-received.ts';
import { ORDER_SAMPLE } from './emails/order-sample.ts';
import { orderShipped } from './emails/order-shipped.ts';
import { paymentFailedMail } from './emails/payment-failed.ts';
import { paymentReceived } from './emails/payment-received.ts';
import type { OrderMailData } from './order-mails.ts';

const SHOP = {
  name: 'Tokpa',
  tagline: '',
  url: 'https://boutique.example',
  phone: '+2290197000000',
  email: 'bonjour@boutique.example',
  address: '',
};
const BARE = {
  ...ORDER_SAMPLE,
  address: null,
  deliveryDays: null,
  payableUntil: null,
  isCashDue: false,
  note: null,
  refund: null,
  money: null,
  emailInLink: null,
};
const home = ORDER_SAMPLE.address;
const VARIANTS: readonly (readonly [words: string, data: OrderMailData])[] = [
  ['all that it can say', { ...ORDER_SAMPLE, isCashDue: true }],
  ['as little as it can', BARE],
  ['a parcel on its way', { ...BARE, address: home, isUnderway: true }],
  ['a parcel that has come', { ...BARE, address: home, isDelivered: true }],
  ['nothing to pay', { ...BARE, total: 0 }],
  ['a deadline', { ...BARE, payableUntil: ORDER_SAMPLE.payableUntil }],
  ['cash to prepare', { ...BARE, isCashDue: true, address: home }],
  ['the way to a first password', { ...BARE, emailInLink: ORDER_SAMPLE.emailInLink }],
  ['a note', { ...BARE, note: ORDER_SAMPLE.note }],
  ['an address without a number', { ...BARE, address: home && { ...home, phone: null } }],
];
const TEMPLATES: readonly MailTemplate<OrderMailData>[] = [
  orderCancelled,
  orderReceived,
  orderShipped,
  paymentFailedMail,
  paymentReceived,
];
const WITH_ADDRESS = [orderReceived, orderShipped, paymentReceived];

const renders = await compileTemplates(TEMPLATES);
const texts = TEMPLATES.flatMap(({ name }, at) =>
  VARIANTS.map(([words, data]) => ({ name, words, text: renders[at]?.(data, SHOP).text ?? '' })),
);

it.each(texts)('$name with $words, as text, has one empty line between its parts', ({ text }) => {
  expect(text).not.toMatch(/\n{3}/);
  expect(text).toMatch(/[^\n]\n\n- 2 × Miel de l’Atacora.*\n- 1 × Glucomètre.*\n\nSous-total/);
  expect(text).toMatch(/[^\n]\n\n[^\n]+ https:\/\/boutique\.example\/order\//);
});

it('the mail about a parcel that is a part of its order, as text, names what travels, without a total', () => {
  const data = { ...BARE, address: home, parcel: ORDER_SAMPLE.items };
  const text = renders[TEMPLATES.indexOf(orderShipped)]?.(data, SHOP).text ?? '';
  expect(text).not.toMatch(/\n{3}|Sous-total|Total/);
  expect(text).toMatch(/[^\n]\n\n- 2 × Miel de l’Atacora.*\n- 1 × Glucomètre.*\n\nLivraison à/);
});

it('a parcel’s mail, as text, names who gets it, where, and their telephone', () => {
  const all = texts.filter(({ words }) => words === 'all that it can say');
  for (const { name } of WITH_ADDRESS) {
    const text = all.find((one) => one.name === name)?.text;
    expect(text, name).toMatch(/\n\nLivraison à\s: Adjoa Mensah\nRue 12\.345, Cadjèhoun\n/);
    expect(text, name).toMatch(/\nBénin\n\+229\s01\s97\s00\s00\s00\n\n/);
  }
});

import { expect, test } from 'vitest';
import type { CallInput, ItemType } from '@tokpa/contract';
import { createCoachingSession, createFormation, createSeminar } from '#testing/create-course';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { nextNumber } from '#testing/numbering';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
// The first order would wait for its mail's template.
await shop.platform.mailer.prepare();
const desk = shop.client((await createStaff(shop)).token);

const address = { addressLine1: 'Rue 5', city: 'Cotonou', country: 'Bénin' as const };
const newCaller = () => ({ firstName: 'Sènami', phone: `+22901${61_500_000 + nextNumber()}` });
const line = (itemType: ItemType, itemId: string) => ({ itemType, itemId, quantity: 1 });

function take(wish: Omit<CallInput<'POST /orders/caller'>['body'], 'paymentMethod'>) {
  return desk.call('POST /orders/caller', { body: { address, paymentMethod: 'momo', ...wish } });
}

function ask(wish: Omit<CallInput<'POST /orders/caller/quote'>['body'], 'paymentMethod'>) {
  return desk.call('POST /orders/caller/quote', { body: { paymentMethod: 'momo', ...wish } });
}

async function createOnline() {
  const { id } = await createCoachingSession(shop);
  const body = { mode: 'ONLINE' as const, location: 'https://visio.exemple.bj/a1' };
  await desk.call('PUT /coaching-sessions/{id}', { params: { id }, body });
  return line('COACHING_SESSION', id);
}

async function createOnsite() {
  const { id } = await createCoachingSession(shop);
  await desk.call('PUT /coaching-sessions/{id}', { params: { id }, body: { mode: 'ONSITE' } });
  return line('COACHING_SESSION', id);
}

/** Somebody who bought a soap on the telephone and left no email. */
async function createCaller(): Promise<string> {
  const customer = newCaller();
  await take({ customer, items: [line('PRODUCT', (await createProduct(shop)).id)] });
  const { data } = await desk.call('GET /users', { query: { search: customer.phone } });
  return data[0]?.id ?? '';
}

const SENTENCES = {
  formation: 'Une formation s’ouvre dans le compte du client : indiquez son email.',
  online: 'Une séance en ligne s’ouvre dans le compte du client : indiquez son email.',
};

test.each([
  ['a formation', SENTENCES.formation, async () => line('FORMATION', (await createFormation(shop)).id)],
  ['a session online', SENTENCES.online, createOnline],
])(
  '%s is not sold to a caller without an email: the desk hears so with the price and at the order',
  async (_, sentence, create) => {
    const items = [line('PRODUCT', (await createProduct(shop)).id), await create()];
    const refusal = (field: string) => ({
      status: 422,
      code: 'account_email_required',
      message: sentence,
      errors: { [field]: [sentence] },
    });
    const customer = newCaller();
    expect(await refusalOf(ask({ items, hasEmail: false }))).toMatchObject(refusal('customer.email'));
    expect(await refusalOf(take({ items, customer }))).toMatchObject(refusal('customer.email'));
    expect((await desk.call('GET /users', { query: { search: customer.phone } })).data).toEqual([]);

    const userId = await createCaller();
    expect(await refusalOf(ask({ items, userId }))).toMatchObject(refusal('userId'));
    expect(await refusalOf(take({ items, userId }))).toMatchObject(refusal('userId'));
  },
);

test('whoever has an email gets both, and their price is told before anybody has said who calls', async () => {
  const items = [line('FORMATION', (await createFormation(shop, { price: 7000 })).id), await createOnline()];
  expect((await ask({ items })).data.finalAmount).toBe(17_000);
  expect((await ask({ items, hasEmail: true })).data.finalAmount).toBe(17_000);
  const { userId } = await createShopper(shop);
  expect((await ask({ items, userId })).data.finalAmount).toBe(17_000);
  const customer = { ...newCaller(), email: 'avec.adresse@exemple.bj' };
  expect((await take({ items, customer })).data.finalAmount).toBe(17_000);
});

test('a seat where people meet needs no email', async () => {
  const items = [line('SEMINAR', (await createSeminar(shop)).id), await createOnsite()];
  expect((await ask({ items, hasEmail: false })).data.finalAmount).toBe(20_000);
  expect((await take({ items, customer: newCaller() })).data.itemsCount).toBe(2);
});

test('a caller who is given an email later is told there what is open and where they have a seat, with the way into their account', async () => {
  const userId = await createCaller();
  const [open, closed] = [await createFormation(shop, { title: 'Savons' }), await createFormation(shop)];
  await desk.call('POST /formation-enrollments', { body: { formationId: open.id, userId } });
  await desk.call('POST /formation-enrollments', { body: { formationId: closed.id, userId, status: 'PENDING' } });
  const session = await createOnline();
  for (const status of ['CONFIRMED', 'CONFIRMED', 'PENDING'] as const)
    await desk.call('POST /coaching-enrollments', { body: { coachingSessionId: session.itemId, userId, status } });
  const seminar = await createSeminar(shop);
  const over = await createSeminar(shop, { startDate: new Date('2020-01-01T08:00:00Z') });
  for (const seminarId of [seminar.id, seminar.id, over.id])
    await desk.call('POST /seminar-registrations', { body: { seminarId, userId } });

  const email = `plus-tard-${nextNumber()}@exemple.bj`;
  await desk.call('PUT /users/{id}', { params: { id: userId }, body: { email } });
  const mails = await readMails(shop, { to: email });
  expect(mails.map(({ template }) => template).toSorted()).toEqual([
    'coaching-confirmed',
    'formation-open',
    'seminar-confirmed',
  ]);
  const textOf = (template: string) => mails.find((mail) => mail.template === template)?.text;
  expect(textOf('formation-open')).toContain('Savons');
  expect(textOf('formation-open')).toContain(`/forgot-password?email=${encodeURIComponent(email)}`);
  expect(textOf('coaching-confirmed')).toContain('https://visio.exemple.bj/a1');
  expect(textOf('seminar-confirmed')).toContain('Réservé\u00a0: 2 places');

  await desk.call('PUT /users/{id}', { params: { id: userId }, body: { email: `encore-${email}` } });
  expect(await readMails(shop, { to: `encore-${email}` })).toEqual([]);
});

import { expect, test } from 'vitest';
import { createCoachingSession, createFormation } from '#testing/create-course';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { moveOrder } from '#testing/order-course';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
// The first order would wait for its mail's template.
await shop.platform.mailer.prepare();
const desk = shop.client((await createStaff(shop)).token);
const visitor = shop.client();

const address = { addressLine1: 'Rue 5', city: 'Cotonou', country: 'Bénin' as const };
const PASSWORD = 'Soleil-2026';

const wayIn = (email: string) => `/forgot-password?email=${encodeURIComponent(email)}`;
/** Which of the mails to an address say how to choose a password, by their templates. */
async function leadingIn(email: string): Promise<string[]> {
  const mails = await readMails(shop, { to: email });
  const leading = mails.filter(({ html, text }) => html.includes(wayIn(email)) && text.includes(wayIn(email)));
  return leading.map(({ template }) => template);
}

async function orderFor(who: { customer: { firstName: string; phone: string; email: string } } | { userId: string }) {
  const items = [
    { itemId: (await createProduct(shop)).id, quantity: 1 },
    { itemType: 'FORMATION' as const, itemId: (await createFormation(shop)).id, quantity: 1 },
    { itemType: 'COACHING_SESSION' as const, itemId: (await createCoachingSession(shop)).id, quantity: 1 },
  ];
  const { data } = await desk.call('POST /orders/caller', { body: { ...who, address, paymentMethod: 'momo', items } });
  await moveOrder(shop, data.id, 'PAID');
  return data;
}

/** With the code that comes by mail. */
async function choosePassword(email: string): Promise<void> {
  await visitor.call('POST /auth/forgot-password', { body: { email } });
  await shop.platform.jobs.drain();
  const [mail] = await readMails(shop, { to: email, template: 'reset-code' });
  const otp = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  await visitor.call('POST /auth/reset-password', { body: { email, otp, newPassword: PASSWORD } });
}

test('a customer whom the desk writes down is told in each mail how to get into the account, until they have chosen a password', async () => {
  const email = 'premiere.fois@exemple.bj';
  const order = await orderFor({ customer: { firstName: 'Sènami', phone: '+2290161000101', email } });
  expect((await leadingIn(email)).toSorted()).toEqual([
    'coaching-confirmed',
    'formation-open',
    'order-received',
    'payment-received',
  ]);
  const logIn = (password: string) => visitor.call('POST /auth/login', { body: { email, password } });
  for (const password of [PASSWORD, 'null']) {
    expect((await refusalOf(logIn(password))).code).toBe('invalid_credentials');
  }
  await choosePassword(email);
  expect((await logIn(PASSWORD)).user.email).toBe(email);
  await moveOrder(shop, order.id, 'SHIPPED');
  expect(await readMails(shop, { to: email, template: 'order-shipped' })).toHaveLength(1);
  expect(await leadingIn(email)).not.toContain('order-shipped');
});

test('who has chosen a password themselves is not sent to choose one', async () => {
  const { userId, email } = await createShopper(shop);
  await orderFor({ userId });
  expect(await readMails(shop, { to: email, template: 'order-received' })).toHaveLength(1);
  expect(await leadingIn(email)).toEqual([]);
});

test('an account that the desk gives to its owner’s address opens for nobody before they choose a password there', async () => {
  const shopper = await createShopper(shop);
  const email = `rendu-${shopper.email}`;
  await desk.call('PUT /users/{id}', { params: { id: shopper.userId }, body: { email } });
  const logIn = visitor.call('POST /auth/login', { body: { email, password: shopper.password } });
  expect((await refusalOf(logIn)).code).toBe('invalid_credentials');
  await orderFor({ userId: shopper.userId });
  expect(await leadingIn(email)).toContain('order-received');
  await choosePassword(email);
  expect((await visitor.call('POST /auth/login', { body: { email, password: PASSWORD } })).user.email).toBe(email);
});

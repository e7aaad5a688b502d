import { expect, test } from 'vitest';
import type { CallInput } from '@tokpa/contract';
import { createSeminar } from '#testing/create-course';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { moveOrder, orderCourse } from '#testing/order-course';
import { readMails } from '#testing/read-mails';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
// The first order would wait for its mail's template.
await shop.platform.mailer.prepare();
const staff = shop.client((await createStaff(shop)).token);

const confirmedTo = (to: string) => readMails(shop, { to, template: 'seminar-confirmed' });
const change = (id: string, body: NonNullable<CallInput<'PUT /seminar-registrations/{id}'>['body']>) =>
  staff.call('PUT /seminar-registrations/{id}', { params: { id }, body });

async function register(seminarId: string, email: string): Promise<string> {
  const body = { seminarId, fullName: 'Codjo', email };
  return (await staff.call('POST /seminar-registrations', { body })).data.id;
}

test('the confirmation of a seat goes to the address that the team corrects, once', async () => {
  const { id } = await createSeminar(shop, { title: 'Karité' });
  const seat = await register(id, 'codjo@exemple.bi');
  for (let time = 0; time < 2; time += 1) await change(seat, { email: 'codjo@exemple.bj', fullName: 'Codjo Bio' });
  await change(seat, { email: 'Codjo@exemple.bj' });
  const mails = await confirmedTo('codjo@exemple.bj');
  expect(mails.map(({ subject }) => subject)).toEqual(['Votre place pour «\u00a0Karité\u00a0» est confirmée']);
  expect(mails[0]?.text).toContain('À bientôt, Codjo Bio');
  expect(await confirmedTo('codjo@exemple.bi')).toHaveLength(1);
});

test('nothing is confirmed to an address that is put right on a seat that waits, was cancelled, or is over', async () => {
  const startDate = new Date(shop.clock.now().getTime() + 3_600_000);
  const { id } = await createSeminar(shop, { startDate });
  const addresses = ['attend@exemple.bj', 'annulee@exemple.bj', 'finie@exemple.bj'];
  const [waits = '', cancelled = '', over = ''] = await Promise.all(
    addresses.map((email) => register(id, `faux-${email}`)),
  );
  await change(waits, { status: 'PENDING' });
  await change(waits, { email: 'attend@exemple.bj' });
  await change(cancelled, { status: 'CANCELLED' });
  await change(cancelled, { email: 'annulee@exemple.bj' });
  shop.clock.pass(5 * 60);
  await change(over, { email: 'finie@exemple.bj' });
  expect((await Promise.all(addresses.map(confirmedTo))).flat()).toEqual([]);
});

test('a payment is told to its buyer, and to each other address on the seats how many are theirs', async () => {
  const { id: itemId } = await createSeminar(shop);
  const shopper = await createShopper(shop);
  const order = await orderCourse(shop, shopper, { itemType: 'SEMINAR', itemId, quantity: 4 });
  const { data } = await staff.call('GET /seminar-registrations', { query: { orderId: order.id } });
  const [first = '', second = '', third = ''] = data.map((seat) => seat.id);
  await change(first, { fullName: 'Une amie', email: 'amie-du-seminaire@exemple.bj' });
  await change(second, { fullName: 'Une amie', email: 'Amie-du-seminaire@exemple.bj' });
  await change(third, { fullName: 'Sans adresse', email: null });
  await moveOrder(shop, order.id, 'PAID');
  await moveOrder(shop, order.id, 'SHIPPED');
  const placesTold = (mails: Awaited<ReturnType<typeof confirmedTo>>) =>
    mails.map(({ text }) => /Réservé\s: (.*)/u.exec(text)?.[1]);
  expect(placesTold(await confirmedTo(shopper.email))).toEqual(['4 places']);
  const friends = (await readMails(shop, { template: 'seminar-confirmed' })).filter(({ recipient }) =>
    /^amie-du-seminaire@/iu.test(recipient),
  );
  expect(placesTold(friends)).toEqual(['2 places']);
  expect(friends[0]?.text).toContain('Une amie');
  for (const secret of [order.orderNumber, shopper.email, shopper.lastName])
    expect(`${friends[0]?.html} ${friends[0]?.text}`).not.toContain(secret);
});

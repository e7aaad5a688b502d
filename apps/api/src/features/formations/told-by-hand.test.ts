import { expect, test } from 'vitest';
import type { EnrollmentStatus } from '@tokpa/contract';
import { createFormation } from '#testing/create-course';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { moveOrder, orderCourse } from '#testing/order-course';
import { readMails } from '#testing/read-mails';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
// The first order would wait for its mail's template.
await shop.platform.mailer.prepare();
const staff = shop.client((await createStaff(shop)).token);

const mark = (id: string, status: EnrollmentStatus) =>
  staff.call('PUT /formation-enrollments/{id}', { params: { id }, body: { status } });
const remove = (id: string) => staff.call('DELETE /formation-enrollments/{id}', { params: { id } });

/** Which of the two mails went there, oldest first. */
async function toldTo(email: string): Promise<string[]> {
  const mails = await readMails(shop, { to: email });
  return mails.map(({ template }) => template).filter((template) => template.startsWith('formation-'));
}

async function enrol(status: EnrollmentStatus = 'ACTIVE', title = 'Savons') {
  const [formation, { email }] = [await createFormation(shop, { title }), await createShopper(shop)];
  const body = { formationId: formation.id, email, status };
  return { id: (await staff.call('POST /formation-enrollments', { body })).data.id, email };
}

test('a formation that staff close and open again is told each time, to who bought it too', async () => {
  const byHand = await enrol();
  for (const status of ['CANCELLED', 'CANCELLED', 'ACTIVE', 'COMPLETED', 'PENDING', 'ACTIVE'] as const)
    await mark(byHand.id, status);
  const expected = ['formation-open', 'formation-closed', 'formation-open', 'formation-open'];
  expect(await toldTo(byHand.email)).toEqual(expected);

  const shopper = await createShopper(shop);
  const { id: itemId } = await createFormation(shop);
  const order = await orderCourse(shop, shopper, { itemType: 'FORMATION', itemId });
  await moveOrder(shop, order.id, 'PAID');
  const { data } = await shop.client(shopper.token).call('GET /formation-enrollments');
  for (const status of ['CANCELLED', 'ACTIVE'] as const) await mark(data[0]?.id ?? '', status);
  expect(await toldTo(shopper.email)).toEqual(['formation-open', 'formation-closed', 'formation-open']);
});

test('a formation that goes to another account is told to both', async () => {
  const [byHand, other] = [await enrol(), await createShopper(shop)];
  const body = { userId: other.userId };
  await staff.call('PUT /formation-enrollments/{id}', { params: { id: byHand.id }, body });
  expect(await toldTo(byHand.email)).toEqual(['formation-open', 'formation-closed']);
  expect(await toldTo(other.email)).toEqual(['formation-open']);
});

test('a formation that staff close is told with its order, and that its lessons are closed; of money it says nothing', async () => {
  const shopper = await createShopper(shop);
  const { id: itemId } = await createFormation(shop, { title: 'Karité' });
  const order = await orderCourse(shop, shopper, { itemType: 'FORMATION', itemId });
  await moveOrder(shop, order.id, 'PAID');
  const { data } = await shop.client(shopper.token).call('GET /formation-enrollments');
  await mark(data[0]?.id ?? '', 'CANCELLED');
  const [mail] = await readMails(shop, { to: shopper.email, template: 'formation-closed' });
  expect(mail?.subject).toBe('Votre inscription à la formation «\u00a0Karité\u00a0» est annulée');
  expect(mail?.text).toContain(
    `est annulée.\nCommande\u00a0: ${order.orderNumber}\n\nSes leçons ne sont plus ouvertes`,
  );
  expect(mail?.text).not.toMatch(/rembours/iu);
});

test('an enrolment that staff remove is told once, and not where it had been cancelled before', async () => {
  const [open, waiting, cancelled] = [await enrol(), await enrol('PENDING'), await enrol('CANCELLED')];
  const results = await Promise.allSettled([remove(open.id), remove(open.id)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await remove(waiting.id);
  await remove(cancelled.id);
  expect(await toldTo(open.email)).toEqual(['formation-open', 'formation-closed']);
  const [mail] = await readMails(shop, { to: waiting.email });
  expect(mail?.text).not.toContain('leçons');
  expect(await toldTo(cancelled.email)).toEqual([]);
});

test('a shopper who cancels the order of a formation hears of the order alone', async () => {
  const shopper = await createShopper(shop);
  const { id: itemId } = await createFormation(shop);
  const order = await orderCourse(shop, shopper, { itemType: 'FORMATION', itemId });
  await shop.client(shopper.token).call('POST /orders/{id}/cancel', { params: { id: order.id } });
  expect(await toldTo(shopper.email)).toEqual([]);
});

test.each([
  ['ACTIVE', ['formation-open']],
  ['COMPLETED', ['formation-open']],
  ['PENDING', []],
  ['CANCELLED', []],
] as const)('who is enrolled by hand as %s gets these mails: %s', async (status, told) => {
  const { email } = await enrol(status);
  expect(await toldTo(email)).toEqual(told);
});

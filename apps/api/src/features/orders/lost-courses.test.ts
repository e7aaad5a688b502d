import { expect, test } from 'vitest';
import { announcePayment, attentionTo, paymentAttemptOf } from '#testing/announce-payment';
import { createCoachingSession, createFormation, createSeminar } from '#testing/create-course';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { moveOrder, orderCourse } from '#testing/order-course';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
// The first order would wait for its mail's template.
await shop.platform.mailer.prepare();
const staff = shop.client((await createStaff(shop)).token);

async function pay({ id: orderId, finalAmount: amount }: { id: string; finalAmount: number }): Promise<void> {
  const { id: attemptId } = await paymentAttemptOf(shop, orderId);
  await announcePayment(shop, { attemptId, orderId, status: 'PAID', amount });
}

const attentionOf = async ({ id }: { id: string }, attempt = 0) =>
  attentionTo(shop, (await paymentAttemptOf(shop, id, attempt)).id);

test.each([
  ['SEMINAR', createSeminar, '/seminar-registrations'],
  ['COACHING_SESSION', createCoachingSession, '/coaching-enrollments'],
] as const)(
  'the payment of a %s says which of its seats the team had taken away before',
  async (itemType, create, path) => {
    const { id: itemId } = await create(shop, { title: 'Karité' });
    const order = await orderCourse(shop, await createShopper(shop), { itemType, itemId, quantity: 3 });
    const seats = async () => (await staff.call(`GET ${path}`, { query: { orderId: order.id } })).data;
    const [first, second] = await seats();
    await staff.call(`PUT ${path}/{id}`, { params: { id: first?.id ?? '' }, body: { status: 'CANCELLED' } });
    await staff.call(`DELETE ${path}/{id}`, { params: { id: second?.id ?? '' } });
    await pay(order);
    expect((await seats()).map(({ status }) => status).toSorted()).toEqual(['CANCELLED', 'CONFIRMED']);
    expect(await attentionOf(order)).toBe(
      '2 places de « Karité » avaient été annulées avant ce paiement : remboursez-les, ou donnez-les de nouveau.',
    );
  },
);

test('the only seat that was taken away is named also where the team notes the money by hand', async () => {
  const { id: itemId } = await createSeminar(shop, { title: 'Karité' });
  const order = await orderCourse(shop, await createShopper(shop), { itemType: 'SEMINAR', itemId });
  const { data } = await staff.call('GET /seminar-registrations', { query: { orderId: order.id } });
  await staff.call('DELETE /seminar-registrations/{id}', { params: { id: data[0]?.id ?? '' } });
  await moveOrder(shop, order.id, 'PAID');
  expect(await attentionOf(order, 1)).toBe(
    'Une place de « Karité » avait été annulée avant ce paiement : remboursez-la, ou donnez-la de nouveau.',
  );
});

test('a seat that was moved to another day, or given back, needs nobody at its payment', async () => {
  const [here, there] = [await createSeminar(shop), await createSeminar(shop)];
  const order = await orderCourse(shop, await createShopper(shop), {
    itemType: 'SEMINAR',
    itemId: here.id,
    quantity: 2,
  });
  const { data } = await staff.call('GET /seminar-registrations', { query: { orderId: order.id } });
  const [moved = '', back = ''] = data.map(({ id }) => id);
  await staff.call('PUT /seminar-registrations/{id}', { params: { id: moved }, body: { seminarId: there.id } });
  for (const status of ['CANCELLED', 'PENDING'] as const)
    await staff.call('PUT /seminar-registrations/{id}', { params: { id: back }, body: { status } });
  await pay(order);
  expect(await attentionOf(order)).toBe('');
});

test('a formation that the team had cancelled before its payment is named there, with what to do', async () => {
  const { id: itemId } = await createFormation(shop, { title: 'Savons' });
  const shopper = await createShopper(shop);
  const order = await orderCourse(shop, shopper, { itemType: 'FORMATION', itemId });
  const { data } = await shop.client(shopper.token).call('GET /formation-enrollments');
  const params = { id: data[0]?.id ?? '' };
  await staff.call('PUT /formation-enrollments/{id}', { params, body: { status: 'CANCELLED' } });
  await pay(order);
  expect(await attentionOf(order)).toBe(
    'Ce paiement n’ouvre pas la formation « Savons », dont l’inscription avait été annulée ou changée : remboursez-la, ou ouvrez-la.',
  );
});

test('what is paid and had needs nobody', async () => {
  const shopper = await createShopper(shop);
  const client = shop.client(shopper.token);
  await client.call('POST /cart');
  const bodies = [
    { itemType: 'FORMATION' as const, itemId: (await createFormation(shop)).id },
    { itemType: 'SEMINAR' as const, itemId: (await createSeminar(shop)).id, quantity: 2 },
    { itemType: 'COACHING_SESSION' as const, itemId: (await createCoachingSession(shop)).id, quantity: 2 },
  ];
  for (const body of bodies) await client.call('POST /cart/items', { body });
  const { order } = await client.call('POST /orders', { body: { paymentMethod: 'momo' } });
  await pay(order);
  expect(await attentionOf(order)).toBe('');
});

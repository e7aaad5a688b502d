import { expect, test } from 'vitest';
import { createCoachingSession, createFormation, createSeminar } from '#testing/create-course';
import { createOrder } from '#testing/create-order';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { orderCourse } from '#testing/order-course';
import { readMails } from '#testing/read-mails';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
await shop.platform.mailer.prepare();
const staff = shop.client((await createStaff(shop)).token);

test.each([
  ['FORMATION', createFormation, 'GET /formation-enrollments'],
  ['SEMINAR', createSeminar, 'GET /seminar-registrations'],
  ['COACHING_SESSION', createCoachingSession, 'GET /coaching-enrollments'],
] as const)('who bought a %s is found by the number of the order', async (itemType, create, list) => {
  const course = await create(shop);
  const [shopper, other] = [await createShopper(shop), await createShopper(shop)];
  const order = await orderCourse(shop, shopper, { itemType, itemId: course.id, quantity: 1 });
  await orderCourse(shop, other, { itemType, itemId: course.id, quantity: 1 });
  const { data } = await staff.call(list, { query: { search: order.orderNumber.toLowerCase() } });
  expect(data.map(({ userId, orderNumber }) => [userId, orderNumber])).toEqual([[shopper.userId, order.orderNumber]]);
});

test('nobody is told that a course is on its way', async () => {
  const [shopper, formation] = [await createShopper(shop), await createFormation(shop)];
  const { id } = await orderCourse(shop, shopper, { itemType: 'FORMATION', itemId: formation.id, quantity: 1 });
  const parcel = await createOrder(shop, { shopper });
  for (const orderId of [id, parcel.orderId])
    for (const status of ['PAID', 'SHIPPED'])
      await staff.call('PATCH /orders/{id}/status', { params: { id: orderId }, body: { status } });
  const mails = await readMails(shop, { to: shopper.email });
  expect(mails.filter(({ template }) => template === 'order-shipped')).toHaveLength(1);
});

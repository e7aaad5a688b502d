import { expect, test } from 'vitest';
import { createCoachingSession, createFormation, createSeminar } from '#testing/create-course';
import { createOrder } from '#testing/create-order';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { orderCourse } from '#testing/order-course';
import { readMails } from '#testing/read-mails';
import { useTestShop } from '#testing/test-shop';

const PICTURE = {
  src: '/media/0123456789abcdef/960.jpeg',
  alt: 'Une salle',
  width: 960,
  height: 720,
  placeholder: '',
  srcset: { avif: '/media/a 320w', webp: '/media/b 320w', jpeg: '/media/c 320w' },
};

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

test('the mail of a payment promises one at dispatch for a parcel, and leads to the account for a course', async () => {
  const [shopper, formation] = [await createShopper(shop), await createFormation(shop)];
  const course = await orderCourse(shop, shopper, { itemType: 'FORMATION', itemId: formation.id, quantity: 1 });
  const parcel = await createOrder(shop, { shopper });
  for (const id of [course.id, parcel.orderId])
    await staff.call('PATCH /orders/{id}/status', { params: { id }, body: { status: 'PAID' } });
  const mails = await readMails(shop, { to: shopper.email, template: 'payment-received' });
  const said = mails
    .flatMap(({ text, html }) => [text, html])
    .map((words) => [
      words.includes('dès son expédition'),
      words.includes('Nous préparons'),
      words.includes('Ce que vous avez réservé vous attend dans votre compte.'),
    ]);
  expect(said).toEqual([
    [false, false, true],
    [false, false, true],
    [true, true, false],
    [true, true, false],
  ]);
});

test.each([
  ['FORMATION', createFormation, 'formations'],
  ['SEMINAR', createSeminar, 'seminars'],
  ['COACHING_SESSION', createCoachingSession, 'coaching_sessions'],
] as const)(
  'the picture of a %s goes with it into the order, its list and its tracking',
  async (itemType, create, table) => {
    const [shopper, course] = [await createShopper(shop), await create(shop)];
    await shop.platform.db
      .updateTable(table)
      .set({ picture: JSON.stringify(PICTURE) })
      .where('id', '=', course.id)
      .execute();
    const { id } = await orderCourse(shop, shopper, { itemType, itemId: course.id, quantity: 1 });
    const client = shop.client(shopper.token);
    const { data: order } = await client.call('GET /orders/{id}', { params: { id } });
    const { data: listed } = await client.call('GET /orders');
    const picturesOf = ({ orderItems }: typeof order) =>
      orderItems.map(({ formation, seminar, coachingSession }) => (formation ?? seminar ?? coachingSession)?.picture);
    expect([order, ...listed].map(picturesOf)).toEqual([[PICTURE], [PICTURE]]);
    const image = itemType === 'FORMATION' ? PICTURE.src : undefined;
    expect(order.orderItems.map(({ formation }) => formation?.image)).toEqual([image]);
    const { data: tracked } = await client.call('GET /orders/track', { query: { orderId: id } });
    expect(tracked.orderItems.map(({ product }) => [product.images, product.picture])).toEqual([
      [[PICTURE.src], PICTURE],
    ]);
  },
);

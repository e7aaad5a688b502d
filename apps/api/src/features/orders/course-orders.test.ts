import { expect, test } from 'vitest';
import { announcePayment, attentionTo, paymentAttemptOf } from '#testing/announce-payment';
import { createCoachingSession, createFormation, createSeminar } from '#testing/create-course';
import { createOrder } from '#testing/create-order';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { orderCourse } from '#testing/order-course';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { minutesAfter } from '#platform/clock';
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
      words.includes('Ce que vous avez réservé se trouve dans votre compte.'),
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
    const picturesOf = ({ orderItems }: Pick<typeof order, 'orderItems'>) =>
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

const SESSIONS = [
  ['SEMINAR', createSeminar, 'seminars'],
  ['COACHING_SESSION', createCoachingSession, 'coaching_sessions'],
] as const;

const expire = () => shop.platform.jobs.run({ name: 'orders.expire', retryLimit: 0, retryDelaySeconds: 0 }, {});
const inMinutes = (minutes: number) => minutesAfter(shop.clock.now(), minutes);
const lookAt = async (id: string) => (await staff.call('GET /orders/{id}', { params: { id } })).data;

async function pay(orderId: string, amount: number): Promise<string> {
  const { id: attemptId } = await paymentAttemptOf(shop, orderId);
  await announcePayment(shop, { attemptId, orderId, status: 'PAID', amount });
  return attemptId;
}

test.each(SESSIONS)('a %s can be paid until it begins, and no longer', async (itemType, create) => {
  const [shopper, soon, later] = [
    await createShopper(shop),
    await create(shop, { startDate: inMinutes(20) }),
    await create(shop, { startDate: inMinutes(40) }),
  ];
  const client = shop.client(shopper.token);
  await client.call('POST /cart');
  for (const { id } of [later, soon]) await client.call('POST /cart/items', { body: { itemType, itemId: id } });
  const { order } = await client.call('POST /orders', { body: { paymentMethod: 'momo' } });
  expect(order.payableUntil).toBe(inMinutes(20).toISOString());
  expect((await paymentAttemptOf(shop, order.id)).expires_at).toBe(order.payableUntil);
  shop.clock.pass(21);
  const retry = client.call('POST /orders/{id}/payments', { params: { id: order.id }, body: {} });
  expect((await refusalOf(retry)).code).toBe('order_not_payable');
});

test.each(SESSIONS)(
  'a %s that begins later leaves the time that every order has to be paid',
  async (itemType, create) => {
    const { id: itemId } = await create(shop, { startDate: inMinutes(61) });
    const order = await orderCourse(shop, await createShopper(shop), { itemType, itemId });
    expect(order.payableUntil).toBe(inMinutes(60).toISOString());
  },
);

test.each(SESSIONS)('what comes too late for a %s that has begun goes back', async (itemType, create) => {
  const { id: itemId } = await create(shop, { startDate: inMinutes(30) });
  const shopper = await createShopper(shop);
  const { id, finalAmount } = await orderCourse(shop, shopper, { itemType, itemId });
  shop.clock.pass(50);
  await expire();
  const attemptId = await pay(id, finalAmount);
  const order = await lookAt(id);
  expect(order).toMatchObject({ status: 'CANCELLED', refunds: [{ amount: finalAmount }] });
  expect(order.events.at(-1)?.note).toContain('Paiement reçu trop tard, ce qui était réservé a déjà commencé');
  expect(await attentionTo(shop, attemptId)).toContain('déjà commencé');
  const mails = (await readMails(shop, { to: shopper.email })).map(({ template }) => template);
  expect(mails).toContain('refund-announced');
  expect(mails.filter((template) => template.endsWith('-confirmed'))).toEqual([]);
});

test.each(SESSIONS)('what comes too late for a %s that was withdrawn goes back', async (itemType, create, table) => {
  const { id: itemId } = await create(shop);
  const { id, finalAmount } = await orderCourse(shop, await createShopper(shop), { itemType, itemId });
  shop.clock.pass(120);
  await expire();
  await staff.call(`PUT /${table === 'seminars' ? 'seminars' : 'coaching-sessions'}/{id}`, {
    params: { id: itemId },
    body: { status: 'ARCHIVED' },
  });
  await pay(id, finalAmount);
  const order = await lookAt(id);
  expect(order).toMatchObject({ status: 'CANCELLED', refunds: [{ amount: finalAmount }] });
  expect(order.events.at(-1)?.note).toContain('Paiement reçu trop tard, ce qui était réservé n’est plus proposé');
});

test('what comes late for a session without a date still brings its order back', async () => {
  const { id: itemId } = await createCoachingSession(shop);
  await shop.platform.db.updateTable('coaching_sessions').set({ start_date: null }).where('id', '=', itemId).execute();
  const shopper = await createShopper(shop);
  const order = await orderCourse(shop, shopper, { itemType: 'COACHING_SESSION', itemId });
  expect(order.payableUntil).toBe(inMinutes(60).toISOString());
  shop.clock.pass(120);
  await expire();
  await pay(order.id, order.finalAmount);
  expect((await lookAt(order.id)).status).toBe('PAID');
});

test.each([
  ['SEMINAR', createSeminar, 'seminars', 'GET /seminar-registrations'],
  ['COACHING_SESSION', createCoachingSession, 'coaching_sessions', 'GET /coaching-enrollments'],
] as const)(
  'who bought a %s keeps it, and is told once it has no page any more',
  async (itemType, create, table, list) => {
    const [shopper, course] = [await createShopper(shop), await create(shop)];
    await orderCourse(shop, shopper, { itemType, itemId: course.id, quantity: 1 });
    const client = shop.client(shopper.token);
    const hasPage = async () => {
      const { data } = await client.call(list, { query: {} });
      return data.map((one) => ('seminar' in one ? one.seminar : one.coachingSession).isPublished);
    };
    expect(await hasPage()).toEqual([true]);
    await shop.platform.db.updateTable(table).set({ status: 'ARCHIVED' }).where('id', '=', course.id).execute();
    expect(await hasPage()).toEqual([false]);
  },
);

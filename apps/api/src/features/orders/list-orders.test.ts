import { expect, test } from 'vitest';
import { formatPhone, isSessionOver } from '@tokpa/contract';
import { announcePayment, paymentAttemptOf } from '#testing/announce-payment';
import { createCoachingSession, createFormation, createSeminar } from '#testing/create-course';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createShopper, type Shopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { moveOrder, orderCourse } from '#testing/order-course';
import { hostedPath, payOnSandbox } from '#testing/pay-on-sandbox';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { minutesAfter } from '#platform/clock';
import { forgetKeysJob } from './orders.jobs.ts';

const shop = await useTestShop();
const staff = shop.client((await createStaff(shop)).token);

/** A shopper with orders of these amounts (delivery included), the oldest first. */
async function orderFor(amounts: readonly number[]) {
  const shopper = await createShopper(shop);
  const ids: string[] = [];
  for (const amount of amounts) {
    const { id: productId } = await createProduct(shop, { price: amount - 1000 });
    ids.push((await createOrder(shop, { shopper, lines: [{ productId }] })).orderId);
  }
  const client = shop.client(shopper.token);
  const list = async (query: object = {}) => (await client.call('GET /orders', { query })).data.map(({ id }) => id);
  return { shopper, client, ids, list };
}

async function placeAt(orderId: string, instant: string): Promise<void> {
  await shop.platform.db.updateTable('orders').set({ created_at: instant }).where('id', '=', orderId).execute();
}

test('a shopper sees their own orders, the newest first, page by page', async () => {
  const { ids, client } = await orderFor([5000, 6000, 7000]);
  await createOrder(shop);
  const first = await client.call('GET /orders', { query: { limit: 2 } });
  expect(first.data.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
  expect(first.meta).toEqual({ total: 3, pages: 2, page: 1, limit: 2 });
  expect(first.pagination).toMatchObject({
    currentPage: 1,
    totalPages: 2,
    totalItems: 3,
    hasNext: true,
    hasPrev: false,
  });
  const second = await client.call('GET /orders', { query: { limit: 2, page: 2 } });
  expect(second.data.map(({ id }) => id)).toEqual([ids[0]]);
  expect(second.data[0]).toMatchObject({
    finalAmount: 5000,
    orderItems: [{ quantity: 1 }],
    transactions: [{ status: 'PENDING' }],
  });
});

test('orders are sorted by whatever column their list shows, both ways, and by nothing else', async () => {
  const { ids, list, client } = await orderFor([6000, 5000, 7000]);
  const [first = '', second = '', third = ''] = ids;
  expect(await list({ sort: 'createdAt' })).toEqual(ids);
  const shown = { [first]: ['3', 'Éric Zannou'], [second]: ['1', 'Fifamè Ahou'], [third]: ['2', 'Eda Koné'] } as const;
  for (const [id, [order_number, customer_name]] of Object.entries(shown))
    await shop.platform.db.updateTable('orders').set({ order_number, customer_name }).where('id', '=', id).execute();
  await staff.call('PATCH /orders/{id}/status', { params: { id: second }, body: { status: 'SHIPPED' } });
  for (const [column, sorted] of [
    ['createdAt', ids],
    ['orderNumber', [second, third, first]],
    ['customerName', [third, first, second]],
    ['totalAmount', [second, first, third]],
    ['finalAmount', [second, first, third]],
  ] as const) {
    expect(await list({ sort: column }), column).toEqual(sorted);
    expect(await list({ sort: `-${column}` }), column).toEqual([...sorted].toReversed());
  }
  // Of one status the newest first.
  expect(await list({ sort: 'status' })).toEqual([third, first, second]);
  expect(await list({ sort: '-status' })).toEqual([second, first, third]);
  const query = { sort: 'couleur' } as unknown as { sort: 'createdAt' };
  expect((await refusalOf(client.call('GET /orders', { query }))).errors).toEqual({ sort: ['Tri inconnu'] });
});

test('orders are filtered by amount, both ends included', async () => {
  const { ids, list } = await orderFor([5000, 6000, 7000]);
  expect(await list({ minTotal: 6000 })).toEqual([ids[2], ids[1]]);
  expect(await list({ maxTotal: 6000 })).toEqual([ids[1], ids[0]]);
  expect(await list({ minTotal: 6000, maxTotal: 6000 })).toEqual([ids[1]]);
});

test('orders are filtered by status in any letter case and both spellings of cancelled', async () => {
  const { ids, list, client } = await orderFor([5000, 6000]);
  await client.call('POST /orders/{id}/cancel', { params: { id: ids[0] ?? '' } });
  expect(await list({ status: 'canceled' })).toEqual([ids[0]]);
  expect(await list({ status: 'CANCELLED' })).toEqual([ids[0]]);
  expect(await list({ status: 'Processing' })).toEqual([ids[1]]);
  expect(await refusalOf(client.call('GET /orders', { query: { status: 'perdue' } }))).toMatchObject({ status: 422 });
});

test('a day counts from midnight to midnight in Benin', async () => {
  const { ids, list } = await orderFor([5000, 6000, 7000]);
  const [before, during, after] = ids as [string, string, string];
  await placeAt(before, '2026-03-09T22:59:59.999Z');
  await placeAt(during, '2026-03-09T23:00:00.000Z');
  await placeAt(after, '2026-03-10T23:00:00.000Z');
  expect(await list({ startDate: '2026-03-10', endDate: '2026-03-10' })).toEqual([during]);
  expect(await list({ endDate: '2026-03-09' })).toEqual([before]);
  expect(await list({ startDate: '2026-03-10T23:00:00Z' })).toEqual([after]);
  expect(await list({ endDate: '2026-03-09T23:00:00Z' })).toEqual([during, before]);
});

test('staff see all orders and find them by number, name, telephone and mail, accents or not', async () => {
  const shopper = await createShopper(shop, {
    firstName: 'Sènami',
    lastName: 'Zinsou',
    email: 'senami@exemple.bj',
    phone: '+2290196111111',
  });
  const { orderId, order } = await createOrder(shop, { shopper });
  await createOrder(shop);
  const find = async (query: object) => (await staff.call('GET /orders', { query })).data.map(({ id }) => id);
  expect((await find({})).length).toBeGreaterThan(1);
  for (const search of [
    order.orderNumber,
    order.orderNumber.slice(-12),
    'senami z',
    'ZINSOU',
    '0196111111',
    '01 96 11 11 11',
    'senami@exemple',
    'zinsou SENAMI',
    'Sènami  Zinsou',
    `zinsou ${order.orderNumber}`,
    'zinsou 01 96 11 11 11',
    '+229 01 96.11.11.11',
  ]) {
    expect(await find({ search })).toEqual([orderId]);
  }
  for (const search of ['%', 'zinsou kofi', '96 11 11 12']) expect(await find({ search })).toEqual([]);
  expect(await find({ userId: shopper.userId, paymentMethod: 'momo' })).toEqual([orderId]);
  expect(await find({ userId: shopper.userId, paymentMethod: 'cod' })).toEqual([]);
});

test('staff find an order by the number of its invoice, which it says, as when it was paid', async () => {
  const { orderId, checkoutUrl } = await createOrder(shop);
  const read = async () => (await staff.call('GET /orders/{id}', { params: { id: orderId } })).data;
  expect(await read()).toMatchObject({ invoiceNumber: null, paidAt: null });
  await payOnSandbox(shop, checkoutUrl ?? '', 'approve');
  const { invoiceNumber, paidAt } = await read();
  expect(invoiceNumber).toMatch(/^FAC-\d{4}-\d{6}$/u);
  expect(paidAt).not.toBeNull();
  const number = invoiceNumber ?? '';
  for (const search of [
    number,
    number.toLowerCase(),
    ` ${number.replaceAll('-', ' ')} `,
    number.replace(/-0+/u, '-'),
  ]) {
    const { data } = await staff.call('GET /orders', { query: { search } });
    expect(
      data.map(({ id }) => id),
      search,
    ).toEqual([orderId]);
  }
  expect((await staff.call('GET /orders', { query: { search: 'FAC-1999-000001' } })).data).toEqual([]);
});

test('a shopper can not look into the orders of another, whatever is asked', async () => {
  const mine = await orderFor([5000]);
  const theirs = await orderFor([6000]);
  expect(await mine.list({ userId: theirs.shopper.userId, search: 'ORD' })).toEqual(mine.ids);
  const call = mine.client.call('GET /orders/{id}', { params: { id: theirs.ids[0] ?? '' } });
  expect(await refusalOf(call)).toMatchObject({
    status: 404,
    code: 'order_not_found',
    message: "Cette commande n'existe pas ou vous n'avez pas les autorisations pour la voir.",
  });
});

test('a list of twenty orders costs as many questions to the database as a list of one', async () => {
  const { client, shopper } = await orderFor([5000]);
  const count = async () => {
    const asked: string[] = [];
    const { findOrders, countOrders } = await import('./orders.queries.ts');
    const spied = shop.platform.db.withPlugin({
      transformQuery: ({ node }) => {
        asked.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const orders = await findOrders(spied, { userId: shopper.userId }, { page: 1, limit: 50, sort: '-createdAt' });
    await countOrders(spied, { userId: shopper.userId });
    return { asked: asked.length, orders: orders.length };
  };
  const one = await count();
  for (let made = 0; made < 19; made += 1) await createOrder(shop, { shopper });
  const twenty = await count();
  expect([one.orders, twenty.orders]).toEqual([1, 20]);
  expect(twenty.asked).toBe(one.asked);
  expect((await client.call('GET /orders')).data).toHaveLength(10);
});

test('a person gets all their orders and what they spent, and closing the account takes the name off what is over, then and later', async () => {
  const { ids, client, shopper } = await orderFor([5000, 6000]);
  await staff.call('PATCH /orders/{id}/status', { params: { id: ids[0] ?? '' }, body: { status: 'DELIVERED' } });
  await staff.call('PATCH /orders/{id}/status', { params: { id: ids[1] ?? '' }, body: { status: 'PAID' } });
  const third = await createOrder(shop, { shopper });
  const all = await client.call('GET /auth/export');
  expect(all.orders.map((order) => order['id'])).toEqual([third.orderId, ids[1], ids[0]]);
  expect(all.spentAmount).toBe(6000);
  expect(all.addresses).toHaveLength(3);
  await client.call('DELETE /auth/account', { body: { password: shopper.password } });
  const read = async (id: string) => (await staff.call('GET /orders/track', { query: { orderId: id } })).data;
  expect(await read(ids[0] ?? '')).toMatchObject({
    customer: { name: 'Compte supprimé', email: '', phone: '' },
    shippingAddress: null,
  });
  expect((await read(ids[1] ?? '')).customer.name).not.toBe('Compte supprimé');
  expect((await read(third.orderId)).order.status).toBe('CANCELLED');
  await staff.call('PATCH /orders/{id}/status', { params: { id: ids[1] ?? '' }, body: { status: 'DELIVERED' } });
  expect(await read(ids[1] ?? '')).toMatchObject({ customer: { name: 'Compte supprimé', email: '' } });
});

/** What the team reads of an order's customer. */
const nameOn = async (id: string) => (await staff.call('GET /orders/{id}', { params: { id } })).data.customer.name;

test('whoever closes their account keeps their name on an order that owes them money by hand, until it is given', async () => {
  const { orderId, shopper, order } = await createOrder(shop, { status: 'PAID' });
  const params = { id: orderId };
  const { data } = await staff.call('POST /orders/{id}/refunds', { params, body: { amount: 500, reason: 'Abîmé' } });
  await staff.call('PATCH /orders/{id}/status', { params, body: { status: 'DELIVERED' } });
  await shop.client(shopper.token).call('DELETE /auth/account', { body: { password: shopper.password } });
  expect(await nameOn(orderId)).toBe(order.customer.name);
  await staff.call('POST /orders/{id}/refunds/{refundId}/done', {
    params: { ...params, refundId: data.refunds[0]?.id ?? '' },
    body: { reference: 'MTN 4711' },
  });
  expect(await nameOn(orderId)).toBe('Compte supprimé');
});

test('a name goes off an order that is cancelled once the provider has given its money back, not before', async () => {
  const { orderId, shopper, order, checkoutUrl } = await createOrder(shop);
  await payOnSandbox(shop, checkoutUrl ?? '', 'approve');
  await shop.client(shopper.token).call('DELETE /auth/account', { body: { password: shopper.password } });
  await staff.call('POST /orders/{id}/cancel', { params: { id: orderId } });
  expect(await nameOn(orderId)).toBe(order.customer.name);
  await shop.platform.jobs.drain();
  expect(await nameOn(orderId)).toBe('Compte supprimé');
});

test('a name stays on an order while somebody has to look at its payment, and goes when that is settled', async () => {
  const { orderId, shopper, order } = await createOrder(shop, { status: 'PAID' });
  const { id: attemptId } = await paymentAttemptOf(shop, orderId);
  await announcePayment(shop, { attemptId, orderId, status: 'PAID', amount: order.finalAmount });
  await staff.call('PATCH /orders/{id}/status', { params: { id: orderId }, body: { status: 'DELIVERED' } });
  await shop.client(shopper.token).call('DELETE /auth/account', { body: { password: shopper.password } });
  expect(await nameOn(orderId)).toBe(order.customer.name);
  await staff.call('POST /transactions/{id}/settle', { params: { id: attemptId }, body: {} });
  expect(await nameOn(orderId)).toBe('Compte supprimé');
});

const close = ({ token, password }: Shopper) => shop.client(token).call('DELETE /auth/account', { body: { password } });

test('a name goes off an order of a formation with the account: nothing of it is still to come', async () => {
  const [shopper, formation] = [await createShopper(shop), await createFormation(shop)];
  const { id } = await orderCourse(shop, shopper, { itemType: 'FORMATION', itemId: formation.id });
  await moveOrder(shop, id, 'PAID');
  const parcel = await createOrder(shop, { shopper, status: 'PAID' });
  await close(shopper);
  expect(await nameOn(id)).toBe('Compte supprimé');
  expect(await nameOn(parcel.orderId)).toBe(parcel.order.customer.name);
});

test.each([
  ['SEMINAR', createSeminar, null],
  ['SEMINAR', createSeminar, 30],
  ['COACHING_SESSION', createCoachingSession, null],
] as const)(
  'a name stays on an order of a %s until that is over, and goes the night after',
  async (itemType, create, lastsMinutes) => {
    const [shopper, course] = [await createShopper(shop), await create(shop)];
    const { id } = await orderCourse(shop, shopper, { itemType, itemId: course.id });
    await moveOrder(shop, id, 'PAID');
    await close(shopper);
    const { db } = shop.platform;
    for (const minutesAgo of [-60, 1, 60, 179, 180]) {
      const start = minutesAfter(shop.clock.now(), -minutesAgo);
      const end = lastsMinutes === null ? null : minutesAfter(start, lastsMinutes);
      if (itemType === 'SEMINAR') await db.updateTable('seminars').set({ start_date: start, end_date: end }).execute();
      else await db.updateTable('coaching_sessions').set({ start_date: start }).execute();
      await shop.platform.jobs.run(forgetKeysJob, {});
      const times = { startDate: start.toISOString(), endDate: end?.toISOString() ?? null };
      expect((await nameOn(id)) === 'Compte supprimé').toBe(isSessionOver(times, shop.clock.now()));
    }
    expect(await nameOn(id)).toBe('Compte supprimé');
  },
);

test.each(['PAID', 'SHIPPED'] as const)(
  'a name goes off a %s order once all its money is back, not with a part of it, whenever the account is closed',
  async (status) => {
    const bought = async () => {
      const made = await createOrder(shop);
      await payOnSandbox(shop, made.checkoutUrl ?? '', 'approve');
      if (status !== 'PAID') await moveOrder(shop, made.orderId, status);
      return made;
    };
    const giveBack = async (id: string, amount?: number) => {
      const body = { reason: 'Introuvable', ...(amount !== undefined && { amount }) };
      await staff.call('POST /orders/{id}/refunds', { params: { id }, body });
      await shop.platform.jobs.drain();
    };
    const before = await bought();
    await giveBack(before.orderId);
    await close(before.shopper);
    expect(await nameOn(before.orderId)).toBe('Compte supprimé');

    const after = await bought();
    await close(after.shopper);
    await giveBack(after.orderId, 500);
    expect(await nameOn(after.orderId)).toBe(after.order.customer.name);
    await giveBack(after.orderId);
    expect(await nameOn(after.orderId)).toBe('Compte supprimé');
  },
);

test('the orders to prepare are those with a parcel to send whose money was not given back', async () => {
  const paid = await createOrder(shop, { status: 'PAID' });
  const partly = await createOrder(shop, { status: 'PAID' });
  const refunded = await createOrder(shop, { status: 'PAID' });
  const waiting = await createOrder(shop);
  const reader = await createShopper(shop);
  const formation = await createFormation(shop);
  const course = await orderCourse(shop, reader, { itemType: 'FORMATION', itemId: formation.id, quantity: 1 });
  await staff.call('PATCH /orders/{id}/status', { params: { id: course.id }, body: { status: 'PAID' } });
  const refund = (id: string, amount?: number) =>
    staff.call('POST /orders/{id}/refunds', { params: { id }, body: { reason: 'Essai', ...(amount && { amount }) } });
  await refund(partly.orderId, 500);
  await refund(refunded.orderId);
  const { data, meta } = await staff.call('GET /orders', { query: { toPrepare: 'true', limit: 100 } });
  const ids = data.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([paid.orderId, partly.orderId]));
  for (const id of [refunded.orderId, waiting.orderId, course.id]) expect(ids).not.toContain(id);
  expect(meta.total).toBe(data.length);
  const own = shop.client(paid.shopper.token);
  expect((await own.call('GET /orders', { query: { toPrepare: 'true' } })).data).toHaveLength(1);
});

test('the page where an order was paid forgets its payer with the order’s name', async () => {
  const { orderId, shopper, checkoutUrl } = await createOrder(shop);
  await payOnSandbox(shop, checkoutUrl ?? '', 'approve');
  const page = async () => (await shop.app.inject(hostedPath(checkoutUrl ?? ''))).body;
  const payers = () =>
    shop.platform.db
      .selectFrom('sandbox_payments')
      .innerJoin('payment_attempts', 'provider_reference', 'reference')
      .select(['customer_name', 'payer'])
      .where('order_id', '=', orderId)
      .execute();
  expect(await page()).toContain(formatPhone('+2290197000000'));
  expect(await payers()).toEqual([
    { customer_name: expect.stringContaining(shopper.firstName), payer: '+2290197000000' },
  ]);
  await shop.client(shopper.token).call('DELETE /auth/account', { body: { password: shopper.password } });
  await staff.call('PATCH /orders/{id}/status', { params: { id: orderId }, body: { status: 'DELIVERED' } });
  expect(await nameOn(orderId)).toBe('Compte supprimé');
  expect(await payers()).toEqual([{ customer_name: '', payer: null }]);
  expect(await page()).toContain('Paiement approuvé');
  expect(await page()).not.toContain(formatPhone('+2290197000000'));
});

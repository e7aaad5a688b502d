import { describe, expect, it } from 'vitest';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { readPeriod } from './period.ts';

const shop = await useTestShop();
const staff = shop.client((await createStaff(shop)).token);

type Sale = { createdAt: string; paidAt?: string; quantity?: number; productId?: string };

/** An order of another day: what was paid, when. */
async function sell({ createdAt, paidAt, quantity = 1, productId }: Sale) {
  const product = productId ?? (await createProduct(shop, { price: 1000, stock: 100 })).id;
  const { orderId, order } = await createOrder(shop, { lines: [{ productId: product, quantity }] });
  await shop.platform.db
    .updateTable('orders')
    .set({ created_at: createdAt, ...(paidAt && { paid_at: paidAt, status: 'PAID' }) })
    .where('id', '=', orderId)
    .execute();
  return { orderId, amount: order.finalAmount };
}

async function statsOf(from: string, to: string) {
  const { data } = await staff.call('GET /dashboard/stats', { query: { from, to } });
  return data;
}

describe('the figures of a period', () => {
  it('count what was paid in it, each compared with the period before', async () => {
    const { id: productId } = await createProduct(shop, { name: 'Karité', price: 1000, stock: 100 });
    const before = await sell({ createdAt: '2024-03-03T10:00:00Z', paidAt: '2024-03-03T10:05:00Z', productId });
    const first = await sell({
      createdAt: '2024-03-11T10:00:00Z',
      paidAt: '2024-03-11T10:05:00Z',
      quantity: 3,
      productId,
    });
    const second = await sell({ createdAt: '2024-03-12T10:00:00Z', paidAt: '2024-03-12T10:05:00Z' });
    await sell({ createdAt: '2024-03-12T11:00:00Z' });
    const stats = await statsOf('2024-03-08', '2024-03-14');
    expect(stats.period).toMatchObject({ days: 7, previousFrom: '2024-03-01', previousTo: '2024-03-07' });
    const value = first.amount + second.amount;
    expect(stats.revenue).toMatchObject({ value, previous: before.amount });
    expect(stats.orders).toEqual({ value: 3, previous: 1, change: 200 });
    expect(stats.averageBasket).toMatchObject({ value: Math.round(value / 2), previous: before.amount });
    const paid = stats.ordersByStatus.find(({ status }) => status === 'PAID');
    expect(paid).toMatchObject({ value: 2, previous: 1 });
    expect(stats.bestProducts[0]).toMatchObject({
      name: 'Karité',
      quantity: { value: 3, previous: 1, change: 200 },
      revenue: 3000,
    });
    expect(stats.salesPerDay).toHaveLength(7);
    expect(stats.salesPerDay[3]).toEqual({ day: '2024-03-11', orders: 1, revenue: first.amount });
    expect(stats.salesPerDay[0]).toEqual({ day: '2024-03-08', orders: 0, revenue: 0 });
  });

  it('a day begins at midnight in Benin', async () => {
    const late = { createdAt: '2024-05-09T23:30:00Z', paidAt: '2024-05-09T23:30:00Z' };
    const { amount } = await sell(late);
    expect((await statsOf('2024-05-10', '2024-05-10')).salesPerDay).toEqual([
      { day: '2024-05-10', orders: 1, revenue: amount },
    ]);
    expect((await statsOf('2024-05-09', '2024-05-09')).orders).toEqual({ value: 0, previous: 0, change: null });
  });

  it('what was paid back is no revenue', async () => {
    const { orderId, amount } = await sell({ createdAt: '2024-06-10T10:00:00Z', paidAt: '2024-06-10T10:05:00Z' });
    const at = '2024-06-10T10:05:00Z';
    const { id: attemptId } = await shop.platform.db
      .insertInto('payment_attempts')
      .values({ order_id: orderId, provider: 'sandbox', amount, expires_at: at, paid_at: at, status: 'PAID' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await shop.platform.db
      .insertInto('payment_refunds')
      .values({
        attempt_id: attemptId,
        amount: 500,
        reason: 'Essai',
        status: 'DONE',
        created_at: '2024-06-11T10:00:00Z',
        done_at: '2024-06-11T10:00:00Z',
      })
      .execute();
    expect((await statsOf('2024-06-10', '2024-06-12')).revenue.value).toBe(amount - 500);
  });

  it.each([
    ['later', '08', 10, 20],
    ['earlier', '09', 20, 10],
  ])(
    'what came twice, the %s given back, or for an order that was over, is no revenue, and its way back none that is lost',
    async (_, month, kept, doubled) => {
      const moment = { createdAt: `2024-${month}-10T10:00:00Z`, paidAt: `2024-${month}-10T10:05:00Z` };
      const { orderId, amount } = await sell(moment);
      const cancelled = await sell({ createdAt: moment.createdAt });
      const pay = async (order: string, minute: number) => {
        const at = `2024-${month}-10T10:${minute}:00Z`;
        const { id } = await shop.platform.db
          .insertInto('payment_attempts')
          .values({ order_id: order, provider: 'sandbox', amount, expires_at: at, paid_at: at, status: 'PAID' })
          .returning('id')
          .executeTakeFirstOrThrow();
        return id;
      };
      await pay(orderId, kept);
      for (const attemptId of [await pay(orderId, doubled), await pay(cancelled.orderId, 30)]) {
        await shop.platform.db
          .insertInto('payment_refunds')
          .values({
            attempt_id: attemptId,
            amount,
            reason: 'Essai',
            status: 'DONE',
            created_at: moment.paidAt,
            done_at: moment.paidAt,
          })
          .execute();
      }
      expect((await statsOf(`2024-${month}-10`, `2024-${month}-12`)).revenue.value).toBe(amount);
    },
  );

  it('show what is nearly sold out and what waits for somebody', async () => {
    const { id } = await createProduct(shop, { name: 'Presque fini', stock: 1 });
    const { id: soldOut } = await createProduct(shop, { stock: 0 });
    await createProduct(shop, { stock: 1, status: 'DRAFT', name: 'Brouillon' });
    const body = {
      name: 'Afi',
      email: 'afi@exemple.bj',
      subject: 'other' as const,
      message: 'Bonjour',
    };
    await shop.client().call('POST /contact-messages', { body });
    const { data } = await staff.call('GET /dashboard/stats');
    expect(data.lowStock.products).toContainEqual({ id, name: 'Presque fini', stock: 1 });
    expect(data.lowStock.products.map(({ name }) => name)).not.toContain('Brouillon');
    const listed = await staff.call('GET /products', { query: { status: 'PUBLISHED', stock: 'short', limit: 100 } });
    expect(listed.meta.total).toBe(data.lowStock.total);
    expect(listed.data.map((one) => one.id)).toEqual(expect.arrayContaining([id, soldOut]));
    expect(data.messages.waiting).toBeGreaterThan(0);
    expect(data.period.days).toBe(30);
  });

  it('count the products that still sell, though not in each variation, as the list shows them', async () => {
    const gaps = async () => {
      const listed = await staff.call('GET /products', {
        query: { status: 'PUBLISHED', stock: 'variation-out', limit: 100 },
      });
      const { data } = await staff.call('GET /dashboard/stats');
      expect(listed.meta.total).toBe(data.lowStock.withVariationOut);
      return data.lowStock.withVariationOut;
    };
    const before = await gaps();
    const sizes = (small: number, large: number) => ({
      variations: [
        { name: '250 g', stock: small },
        { name: '1 kg', stock: large },
      ],
    });
    await createProduct(shop, sizes(0, 40));
    await createProduct(shop, sizes(0, 0));
    await createProduct(shop, { ...sizes(0, 40), status: 'DRAFT' });
    expect(await gaps()).toBe(before + 1);
  });

  it('count the comments of the blog that wait to be read', async () => {
    const waiting = async () => (await staff.call('GET /dashboard/stats')).data.comments.waiting;
    const before = await waiting();
    const { data: post } = await staff.call('POST /blog-posts', { body: { title: 'Lecture', status: 'PUBLISHED' } });
    const reader = shop.client((await createShopper(shop)).token);
    const { data: comment } = await reader.call('POST /blog-posts/{id}/comments', {
      params: { id: post.id },
      body: { content: 'Merci pour ces conseils !' },
    });
    expect(await waiting()).toBe(before + 1);
    await staff.call('PUT /blog-comments/{id}', { params: { id: comment.id }, body: { status: 'APPROVED' } });
    expect(await waiting()).toBe(before);
  });

  it('a period that ends before it begins, or is endless, is refused at its field', async () => {
    const refused = async (from: string, to: string) =>
      (await refusalOf(staff.call('GET /dashboard/stats', { query: { from, to } }))).errors;
    expect(await refused('2024-02-02', '2024-02-01')).toHaveProperty('to');
    expect(await refused('2020-01-01', '2024-01-01')).toHaveProperty('from');
    expect(await refused('hier', '2024-01-01')).toHaveProperty('from');
  });

  it('the last day that is meant when nothing is said is today in Benin', () => {
    expect(readPeriod({}, new Date('2024-02-29T23:30:00Z'))).toMatchObject({ from: '2024-02-01', to: '2024-03-01' });
  });
});

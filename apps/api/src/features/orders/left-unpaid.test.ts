import { expect, test } from 'vitest';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createStaff } from '#testing/create-staff';
import { planOf } from '#testing/plan-of';
import { useTestShop } from '#testing/test-shop';
import { countOrders } from './orders.queries.ts';

const shop = await useTestShop();
const staff = shop.client((await createStaff(shop)).token);

async function idsOf(query: { leftUnpaid?: string; status?: string }): Promise<string[]> {
  const { data, meta } = await staff.call('GET /orders', { query: { ...query, limit: 100 } });
  expect(meta.total).toBe(data.length);
  return data.map(({ id }) => id);
}

test('orders that left without their money are found as long as it is missing', async () => {
  const sent = await createOrder(shop, { status: 'SHIPPED' });
  const delivered = await createOrder(shop, { paymentMethod: 'card', status: 'DELIVERED' });
  const others = [
    await createOrder(shop),
    await createOrder(shop, { status: 'PAID' }),
    await createOrder(shop, { status: 'CANCELLED' }),
    await createOrder(shop, { paymentMethod: 'cod', status: 'SHIPPED' }),
    await createOrder(shop, { paymentMethod: 'cod', status: 'DELIVERED' }),
  ];
  const found = await idsOf({ leftUnpaid: 'true' });
  expect(found).toEqual(expect.arrayContaining([sent.orderId, delivered.orderId]));
  for (const { orderId } of others) expect(found).not.toContain(orderId);
  expect(await idsOf({ leftUnpaid: 'true', status: 'SHIPPED' })).toContain(sent.orderId);

  await staff.call('POST /orders/{id}/payments/received', { params: { id: sent.orderId }, body: {} });
  expect(await idsOf({ leftUnpaid: 'true' })).not.toContain(sent.orderId);
});

test('a shopper who asks for the orders that left unpaid sees all of theirs, and nobody else’s', async () => {
  const { id: productId } = await createProduct(shop);
  const { orderId, shopper } = await createOrder(shop, { lines: [{ productId }] });
  const { data } = await shop.client(shopper.token).call('GET /orders', { query: { leftUnpaid: 'true' } });
  expect(data.map(({ id }) => id)).toEqual([orderId]);
});

test('orders that left unpaid are counted among themselves, not among all of the shop', async () => {
  const plan = await planOf(shop, (db) => countOrders(db, { leftUnpaid: true }));
  expect(plan).toContain('orders_left_unpaid');
});

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#db/connect';
import { createAddress } from '#testing/create-address';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { fillCart } from '#testing/fill-cart';
import { cutOffWaiting, during } from '#testing/meanwhile';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const { app, platform } = shop;

type Answer = Awaited<ReturnType<typeof app.inject>>;

/** The answer to who needs what is held for longer than a statement may take. */
async function askedInVain(hold: (tx: Db) => Promise<unknown>, ask: () => Promise<Answer>) {
  const asked: Promise<Answer>[] = [];
  await during(shop, hold, async () => {
    asked.push(ask());
    await cutOffWaiting(shop);
    await Promise.allSettled(asked);
  });
  const [answer] = await Promise.all(asked);
  return answer;
}

const TOLD = {
  error: 'overloaded',
  message: 'La boutique est très sollicitée en ce moment. Veuillez réessayer dans quelques instants.',
};

test('who asks for what takes the database too long is told that the shop is busy and when to ask again', async () => {
  const holdCategories = (tx: Db) => sql`lock table categories in access exclusive mode`.execute(tx);
  const read = () => app.inject({ url: '/api/v1/categories' });
  const answer = await askedInVain(holdCategories, read);
  expect([answer?.statusCode, answer?.json()]).toEqual([503, expect.objectContaining(TOLD)]);
  expect(answer?.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
  expect((await read()).statusCode).toBe(200);
});

test('an order that was cut off in its middle is as if it had not been sent, and placed once when it is sent again', async () => {
  const { id: productId } = await createProduct(shop, { stock: 5 });
  const { userId, token } = await createShopper(shop);
  const { id: shippingAddressId } = await createAddress(shop, userId);
  await fillCart(shop, userId, [{ productId, quantity: 2 }]);
  const order = () =>
    app.inject({
      method: 'POST',
      url: '/api/v1/orders',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'clic' },
      payload: { shippingAddressId, paymentMethod: 'cod' },
    });
  // By then the key is taken and the cart is read.
  const holdProduct = (tx: Db) => sql`select from products where id = ${productId} for update`.execute(tx);
  const answer = await askedInVain(holdProduct, order);
  expect([answer?.statusCode, answer?.json(), answer?.headers['retry-after']]).toEqual([
    503,
    expect.objectContaining(TOLD),
    '10',
  ]);
  const [again, third] = [await order(), await order()];
  expect([again.statusCode, third.statusCode]).toEqual([201, 201]);
  const placed = platform.db.selectFrom('orders').select('id').where('user_id', '=', userId);
  expect(await placed.execute()).toHaveLength(1);
  const { stock } = await platform.db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  expect(stock).toBe(3);
});

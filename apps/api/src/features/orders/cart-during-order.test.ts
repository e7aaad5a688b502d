import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#db/connect';
import { createAddress } from '#testing/create-address';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { during, untilWaiting } from '#testing/meanwhile';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();

/** A shopper with one piece of honey in the cart, and what they may do with two devices at once. */
async function goToTill() {
  const { id: honeyId } = await createProduct(shop, { name: 'Miel', price: 1000, stock: 9 });
  const { userId, token } = await createShopper(shop);
  const { id: shippingAddressId } = await createAddress(shop, userId);
  const client = shop.client(token);
  const add = (productId: string) => client.call('POST /cart/items', { body: { productId } });
  const { items } = await add(honeyId);
  return {
    userId,
    honeyId,
    add,
    setHoney: (quantity: number) =>
      client.call('PUT /cart/items/{id}', { params: { id: items[0]?.id ?? '' }, body: { quantity } }),
    order: () => client.call('POST /orders', { body: { shippingAddressId, paymentMethod: 'momo' } }),
    inCart: async () => {
      const cart = await client.call('GET /cart');
      return cart.items.map(({ product, quantity }) => [product.id, quantity]);
    },
  };
}

type Till = Awaited<ReturnType<typeof goToTill>>;

const sold = ({ order }: Awaited<ReturnType<Till['order']>>) =>
  order.orderItems.map(({ product, quantity }) => [product?.id, quantity]);

/** The order has read its cart and waits to write itself down. */
const holdOrders = (tx: Db) => sql`lock table orders in share mode`.execute(tx);
/** The order has begun, and waits for its products. */
const holdProduct = (id: string) => (tx: Db) => sql`select from products where id = ${id} for update`.execute(tx);

/** Orders, and acts when the order stands still at what is held: the act waits for the order, then both go on. */
async function whileOrdering<Done>(till: Till, hold: (tx: Db) => Promise<unknown>, act: () => Promise<Done>) {
  const ordered: ReturnType<Till['order']>[] = [];
  const acted: Promise<PromiseSettledResult<Done>[]>[] = [];
  await during(shop, hold, async () => {
    ordered.push(till.order());
    await untilWaiting(shop);
    acted.push(Promise.allSettled([act()]));
    await untilWaiting(shop, 2);
  });
  return { sold: (await Promise.all(ordered)).flatMap(sold), acted: (await Promise.all(acted)).flat() };
}

test('a piece that is added while the cart is being ordered is in the cart afterwards', async () => {
  const till = await goToTill();
  const ordered = await whileOrdering(till, holdOrders, () => till.add(till.honeyId));
  expect(ordered.sold).toEqual([[till.honeyId, 1]]);
  expect(await till.inCart()).toEqual([[till.honeyId, 1]]);
});

test('who changes a quantity while it is being ordered hears that it has left the cart', async () => {
  const till = await goToTill();
  const ordered = await whileOrdering(till, holdOrders, () => till.setHoney(3));
  expect(ordered.sold).toEqual([[till.honeyId, 1]]);
  expect(ordered.acted).toMatchObject([{ status: 'rejected', reason: { code: 'cart_item_not_found' } }]);
  expect(await till.inCart()).toEqual([]);
});

test('an article that is added when the order has begun stays for the next one', async () => {
  const till = await goToTill();
  const soap = await createProduct(shop, { name: 'Savon' });
  const ordered = await whileOrdering(till, holdProduct(till.honeyId), () => till.add(soap.id));
  expect(ordered.sold).toEqual([[till.honeyId, 1]]);
  expect(await till.inCart()).toEqual([[soap.id, 1]]);
});

test('an order sells nothing that was on its way into the cart when it began', async () => {
  const till = await goToTill();
  const soap = await createProduct(shop, { name: 'Savon' });
  const addSoap = (tx: Db) =>
    sql`
    with cart as (select id from carts where user_id = ${till.userId} for no key update)
    insert into cart_items (cart_id, product_id, quantity) select id, ${soap.id}::uuid, 1 from cart`.execute(tx);
  const started: ReturnType<Till['order']>[] = [];
  await during(shop, addSoap, async () => {
    started.push(till.order());
    await untilWaiting(shop);
  });
  expect((await Promise.all(started)).map(sold)).toEqual([[[till.honeyId, 1]]]);
  expect(await till.inCart()).toEqual([[soap.id, 1]]);
});

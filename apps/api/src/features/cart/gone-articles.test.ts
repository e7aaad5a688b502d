import { expect, test } from 'vitest';
import { createAddress } from '#testing/create-address';
import { createCoachingSession, createFormation, createSeminar } from '#testing/create-course';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { during, untilWaiting } from '#testing/meanwhile';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const owner = shop.client((await createStaff(shop)).token);

type Addition = { productId: string; variationId?: string; quantity?: number };

async function enter() {
  const { userId, token } = await createShopper(shop);
  const { id: shippingAddressId } = await createAddress(shop, userId);
  const client = shop.client(token);
  return {
    userId,
    client,
    add: (body: Addition) => client.call('POST /cart/items', { body }),
    read: () => client.call('GET /cart'),
    order: () => client.call('POST /orders', { body: { shippingAddressId, paymentMethod: 'momo' } }),
    remove: (id: string | undefined) => client.call('DELETE /cart/items/{id}', { params: { id: id ?? '' } }),
  };
}

const removeProduct = (id: string) => owner.call('DELETE /products/{id}', { params: { id } });

const keepOnly = (id: string, kept: readonly { id: string }[]) =>
  owner.call('PUT /products/{id}', { params: { id }, body: { variations: kept.map((one) => ({ id: one.id })) } });

test('a deleted product stays in the cart, marked, until the shopper removes it: nothing else is sold in silence', async () => {
  const { client, add, read, order, remove } = await enter();
  const honey = await createProduct(shop, { name: 'Miel', price: 3000 });
  const soap = await createProduct(shop, { name: 'Savon', price: 1000 });
  await add({ productId: honey.id, quantity: 2 });
  await add({ productId: soap.id });
  const { message } = await removeProduct(honey.id);
  expect(message).toBe('Ce produit a été commandé ou attend dans un panier : il est archivé et n’est plus en vente.');
  expect(await refusalOf(shop.client().call('GET /products/{id}', { params: { id: honey.id } }))).toMatchObject({
    code: 'product_not_found',
  });

  const { items, summary } = await read();
  expect(items.map(({ product, issue }) => [product.name, issue])).toEqual([
    ['Miel', 'unavailable'],
    ['Savon', null],
  ]);
  expect(summary).toEqual({ itemsCount: 1, totalAmount: 1000 });
  const quote = await client.call('POST /orders/quote', { body: { paymentMethod: 'momo' } });
  expect(quote.data.subtotalAmount).toBe(1000);
  expect(await refusalOf(order())).toMatchObject({
    code: 'item_unavailable',
    message: expect.stringContaining('Miel'),
  });
  await remove(items[0]?.id);
  expect((await order()).order.orderItems.map(({ product }) => product?.name)).toEqual(['Savon']);
  expect((await removeProduct(honey.id)).message).toBe('Produit supprimé.');
});

test('a product that was archived or ordered before it is deleted stays in the cart too', async () => {
  const { add, read, order } = await enter();
  const ordered = await createProduct(shop, { name: 'Baume' });
  await add({ productId: ordered.id });
  await order();
  await add({ productId: ordered.id });
  const archived = await createProduct(shop, { name: 'Huile' });
  await add({ productId: archived.id });
  await owner.call('PUT /products/{id}', { params: { id: archived.id }, body: { status: 'ARCHIVED' } });
  await removeProduct(ordered.id);
  await removeProduct(archived.id);
  expect((await read()).items.map(({ product, issue }) => [product.name, issue])).toEqual([
    ['Baume', 'unavailable'],
    ['Huile', 'unavailable'],
  ]);
});

test('variations that their product no longer has stay in the cart by their names and prices, marked', async () => {
  const { add, read, order, remove } = await enter();
  const shea = await createProduct(shop, {
    name: 'Karité',
    variations: [
      { name: '100 g', price: 1000 },
      { name: '250 g', price: 2000 },
      { name: '500 g', price: 3500 },
    ],
  });
  const [small, middle, large] = shea.variations;
  for (const one of [middle, large, small]) await add({ productId: shea.id, variationId: one?.id ?? '', quantity: 2 });
  await keepOnly(shea.id, small ? [small] : []);

  const { items, summary } = await read();
  expect(items.map(({ product, variation, issue }) => [variation?.name, product.price, product.stock, issue])).toEqual([
    ['250 g', 2000, 0, 'unavailable'],
    ['500 g', 3500, 0, 'unavailable'],
    ['100 g', 1000, 10, null],
  ]);
  expect(items.map(({ variation }) => variation?.id)).toEqual([middle?.id, large?.id, small?.id]);
  expect(summary).toEqual({ itemsCount: 2, totalAmount: 2000 });
  expect(await refusalOf(order())).toMatchObject({ status: 409, code: 'item_unavailable' });
  await remove(items[0]?.id);
  await remove(items[1]?.id);
  expect((await order()).order.orderItems.map(({ quantity }) => quantity)).toEqual([2]);
});

test('a variation of the same name that comes later is another article, on a line of its own', async () => {
  const { add, read } = await enter();
  const { id: productId, variations } = await createProduct(shop, { variations: [{ name: '1 kg', price: 900 }] });
  await add({ productId, variationId: variations[0]?.id ?? '' });
  await keepOnly(productId, []);
  const { data } = await owner.call('PUT /products/{id}', {
    params: { id: productId },
    body: { variations: [{ name: '1 kg', price: 800, stock: 5 }] },
  });
  await add({ productId, variationId: data.variations[0]?.id ?? '' });
  const lines = (await read()).items.map(({ variation, product, issue }) => [variation?.name, product.price, issue]);
  expect(lines).toEqual([
    ['1 kg', 900, 'unavailable'],
    ['1 kg', 800, null],
  ]);
  await keepOnly(productId, []);
  expect((await read()).items.map(({ issue }) => issue)).toEqual(['unavailable', 'unavailable']);
  // With its lines the product can still go out of sight.
  await removeProduct(productId);
  expect((await read()).items).toHaveLength(2);
});

test('deleted formations, seminars and coaching sessions stay in the cart, marked', async () => {
  const { client, read } = await enter();
  const { id: formationId } = await createFormation(shop, { title: 'Les bases' });
  const { id: seminarId } = await createSeminar(shop, { title: 'Plantes' });
  const { id: sessionId } = await createCoachingSession(shop, { title: 'Sommeil' });
  for (const body of [
    { itemType: 'FORMATION', itemId: formationId },
    { itemType: 'SEMINAR', itemId: seminarId },
    { itemType: 'COACHING_SESSION', itemId: sessionId },
  ] as const)
    await client.call('POST /cart/items', { body });
  const said = [
    await owner.call('DELETE /formations/{id}', { params: { id: formationId } }),
    await owner.call('DELETE /seminars/{id}', { params: { id: seminarId } }),
    await owner.call('DELETE /coaching-sessions/{id}', { params: { id: sessionId } }),
  ];
  for (const { message } of said) expect(message).toMatch(/panier.*archivé/);
  expect((await read()).items.map(({ product, issue }) => [product.name, issue])).toEqual([
    ['Les bases', 'unavailable'],
    ['Plantes', 'unavailable'],
    ['Sommeil', 'unavailable'],
  ]);
  const refusal = await refusalOf(client.call('POST /orders', { body: { paymentMethod: 'momo' } }));
  expect(refusal.code).toBe('item_unavailable');
});

test('what is on its way into a cart while staff delete it lies there marked', async () => {
  const plain = await createProduct(shop, { name: 'Gari' });
  const choice = await createProduct(shop, { name: 'Thé', variations: [{ name: 'Vert' }, { name: 'Noir' }] });
  const [green, black] = choice.variations;
  const formation = await createFormation(shop, { title: 'Couler' });
  const deletions = [
    { line: { product_id: plain.id }, remove: () => removeProduct(plain.id) },
    {
      line: { product_id: choice.id, variation_id: green?.id ?? '' },
      remove: () => keepOnly(choice.id, black ? [black] : []),
    },
    {
      line: { formation_id: formation.id },
      remove: () => owner.call('DELETE /formations/{id}', { params: { id: formation.id } }),
    },
  ];
  for (const { line, remove } of deletions) {
    const { userId, client, read } = await enter();
    await client.call('POST /cart');
    const cart = await shop.platform.db
      .selectFrom('carts')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const removed: Promise<unknown>[] = [];
    await during(
      shop,
      (tx) =>
        tx
          .insertInto('cart_items')
          .values({ ...line, cart_id: cart.id, quantity: 1 })
          .execute(),
      async () => {
        removed.push(remove());
        await untilWaiting(shop);
      },
    );
    await Promise.all(removed);
    expect((await read()).items.map(({ issue }) => issue)).toEqual(['unavailable']);
  }
});

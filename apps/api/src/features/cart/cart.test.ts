import { expect, test } from 'vitest';
import type { ApiError } from '@tokpa/contract';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { fillCart } from '#testing/fill-cart';
import { during, untilWaiting } from '#testing/meanwhile';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();

async function enter() {
  const shopper = await createShopper(shop);
  const client = shop.client(shopper.token);
  const add = (body: { productId: string; variationId?: string; quantity?: number }) =>
    client.call('POST /cart/items', { body });
  return { shopper, client, add };
}

test('there is no cart until it is made, then an empty one', async () => {
  const { client } = await enter();
  expect(await refusalOf(client.call('GET /cart'))).toMatchObject({ status: 404, code: 'cart_not_found' });
  expect(await client.call('POST /cart')).toEqual({ items: [], summary: { itemsCount: 0, totalAmount: 0 } });
  expect(await client.call('GET /cart')).toEqual({ items: [], summary: { itemsCount: 0, totalAmount: 0 } });
});

test('adding makes the cart by itself and answers all of it', async () => {
  const { add } = await enter();
  const honey = await createProduct(shop, { name: 'Miel', price: 3500, stock: 8 });
  const cart = await add({ productId: honey.id, quantity: 2 });
  expect(cart.summary).toEqual({ itemsCount: 2, totalAmount: 7000 });
  expect(cart.items).toHaveLength(1);
  expect(cart.items[0]).toMatchObject({
    itemType: 'PRODUCT',
    quantity: 2,
    product: { id: honey.id, slug: honey.slug, name: 'Miel', price: 3500, stock: 8, image: null },
    variation: null,
    totalAmount: 7000,
    issue: null,
  });
});

test('adding the same product again adds to its line', async () => {
  const { add } = await enter();
  const { id: productId } = await createProduct(shop);
  await add({ productId });
  const cart = await add({ productId, quantity: 3 });
  expect(cart.items.map(({ quantity }) => quantity)).toEqual([4]);
});

test('ten quick clicks on a first product are ten pieces on one line', async () => {
  const { add, client } = await enter();
  const { id: productId } = await createProduct(shop, { stock: 50 });
  await Promise.all(Array.from({ length: 10 }, () => add({ productId })));
  expect((await client.call('GET /cart')).items.map(({ quantity }) => quantity)).toEqual([10]);
});

test('no piece is lost when many shoppers make their first cart by quick clicks', async () => {
  const { id: productId } = await createProduct(shop, { stock: 50 });
  for (let shopper = 1; shopper <= 12; shopper += 1) {
    const { add, client } = await enter();
    await Promise.all(Array.from({ length: 4 }, () => add({ productId })));
    expect((await client.call('GET /cart')).items.map(({ quantity }) => quantity)).toEqual([4]);
  }
});

test('nobody puts more in the cart than there is, and hears what is left', async () => {
  const { add, client } = await enter();
  const { id: productId } = await createProduct(shop, { name: 'Gari', stock: 5 });
  const refusal = await refusalOf(add({ productId, quantity: 6 }));
  expect(refusal).toMatchObject({
    status: 409,
    code: 'insufficient_stock',
    message: 'Stock insuffisant pour Gari : il en reste 5.',
  });
  await add({ productId, quantity: 3 });
  expect(await refusalOf(add({ productId, quantity: 3 }))).toMatchObject({ code: 'insufficient_stock' });
  expect((await client.call('GET /cart')).summary.itemsCount).toBe(3);
});

test('a product that is sold out can not be added', async () => {
  const { add } = await enter();
  const { id: productId } = await createProduct(shop, { name: 'Gari', stock: 0 });
  expect(await refusalOf(add({ productId }))).toMatchObject({
    status: 409,
    code: 'insufficient_stock',
    message: 'Stock insuffisant pour Gari : il n’en reste plus.',
  });
});

test('a product that is not on sale does not exist for the cart', async () => {
  const { add } = await enter();
  const { id: productId } = await createProduct(shop, { status: 'DRAFT' });
  expect(await refusalOf(add({ productId }))).toMatchObject({ status: 404, code: 'product_not_found' });
});

test('a line never holds more than 999 pieces', async () => {
  const { add } = await enter();
  const { id: productId } = await createProduct(shop, { stock: 5000 });
  await add({ productId, quantity: 999 });
  expect(await refusalOf(add({ productId }))).toMatchObject({
    status: 422,
    message: 'Maximum 999 articles',
    errors: { quantity: ['Maximum 999 articles'] },
  });
});

test('each variation of a product has its own price, stock and line', async () => {
  const { add } = await enter();
  const honey = await createProduct(shop, {
    name: 'Miel',
    variations: [
      { name: '250 g', price: 2000, stock: 3 },
      { name: '1 kg', price: 6000, stock: 1 },
    ],
  });
  const [small, large] = honey.variations;
  await add({ productId: honey.id, variationId: small?.id ?? '', quantity: 2 });
  const cart = await add({ productId: honey.id, variationId: large?.id ?? '' });
  expect(
    cart.items.map(({ variation, product, quantity }) => [variation?.name, product.price, product.stock, quantity]),
  ).toEqual([
    ['250 g', 2000, 3, 2],
    ['1 kg', 6000, 1, 1],
  ]);
  expect(cart.summary).toEqual({ itemsCount: 3, totalAmount: 10_000 });
  expect(await refusalOf(add({ productId: honey.id, variationId: large?.id ?? '' }))).toMatchObject({
    code: 'insufficient_stock',
  });
});

test('who names no variation gets the cheapest that is in stock', async () => {
  const { add } = await enter();
  const honey = await createProduct(shop, {
    variations: [
      { name: '1 kg', price: 6000, stock: 4 },
      { name: '250 g', price: 2000, stock: 0 },
      { name: '500 g', price: 3500, stock: 2 },
    ],
  });
  await add({ productId: honey.id });
  const { items } = await add({ productId: honey.id });
  expect(items.map(({ variation, quantity }) => [variation?.name, quantity])).toEqual([['500 g', 2]]);
  expect(await refusalOf(add({ productId: honey.id }))).toMatchObject({ code: 'insufficient_stock' });
  const gone = await createProduct(shop, { variations: [{ name: 'Bleu', stock: 0 }] });
  expect(await refusalOf(add({ productId: gone.id }))).toMatchObject({ code: 'insufficient_stock' });
});

test('a variation of another product is refused', async () => {
  const { add } = await enter();
  const other = await createProduct(shop, { variations: [{ name: 'Rouge' }] });
  const plain = await createProduct(shop);
  const choice = await createProduct(shop, { variations: [{ name: 'Bleu' }] });
  const variationId = other.variations[0]?.id ?? '';
  expect(await refusalOf(add({ productId: plain.id, variationId }))).toMatchObject({ code: 'product_not_found' });
  expect(await refusalOf(add({ productId: choice.id, variationId }))).toMatchObject({ code: 'variation_required' });
});

test('a quantity is changed, and zero or less removes the line', async () => {
  const { add, client } = await enter();
  const { id: productId } = await createProduct(shop, { stock: 5, price: 1000 });
  const { items } = await add({ productId, quantity: 2 });
  const params = { id: items[0]?.id ?? '' };
  expect((await client.call('PUT /cart/items/{id}', { params, body: { quantity: 5 } })).summary).toEqual({
    itemsCount: 5,
    totalAmount: 5000,
  });
  expect(await refusalOf(client.call('PUT /cart/items/{id}', { params, body: { quantity: 6 } }))).toMatchObject({
    code: 'insufficient_stock',
  });
  expect((await client.call('PUT /cart/items/{id}', { params, body: { quantity: -1 } })).items).toEqual([]);
  expect(await refusalOf(client.call('PUT /cart/items/{id}', { params, body: { quantity: 1 } }))).toMatchObject({
    status: 404,
    code: 'cart_item_not_found',
    message: 'Article non trouvé dans le panier',
  });
});

test('lines whose product has gone or ran short stay, marked', async () => {
  const { shopper, client } = await enter();
  const gone = await createProduct(shop, { status: 'ARCHIVED' });
  const sold = await createProduct(shop, { stock: 0 });
  const short = await createProduct(shop, { stock: 2 });
  const fine = await createProduct(shop, { stock: 2 });
  const split = await createProduct(shop, { variations: [{ name: '250 g' }] });
  const lines = [gone, sold, short, fine, split].map(({ id }) => ({
    productId: id,
    quantity: id === short.id ? 4 : 1,
  }));
  await fillCart(shop, shopper.userId, lines);
  const { items } = await client.call('GET /cart');
  const issues = new Map(items.map(({ product, issue }) => [product.id, issue]));
  expect([gone, sold, short, fine, split].map(({ id }) => issues.get(id))).toEqual([
    'unavailable',
    'out_of_stock',
    'insufficient_stock',
    null,
    'unavailable',
  ]);
});

test('who has too many in the cart comes down step by step', async () => {
  const { shopper, client } = await enter();
  const { id: productId } = await createProduct(shop, { stock: 2 });
  await fillCart(shop, shopper.userId, [{ productId, quantity: 5 }]);
  const { items } = await client.call('GET /cart');
  const params = { id: items[0]?.id ?? '' };
  const cart = await client.call('PUT /cart/items/{id}', { params, body: { quantity: 4 } });
  expect(cart.items[0]).toMatchObject({ quantity: 4, issue: 'insufficient_stock' });
});

test('the price in the cart is the price of the day', async () => {
  const { add, client } = await enter();
  const { id: productId } = await createProduct(shop, { price: 1000 });
  await add({ productId });
  await shop.platform.db.updateTable('products').set({ price: 1200 }).where('id', '=', productId).execute();
  expect((await client.call('GET /cart')).summary.totalAmount).toBe(1200);
});

test('nobody touches a line of another cart', async () => {
  const mine = await enter();
  const theirs = await enter();
  const { id: productId } = await createProduct(shop);
  const { items } = await theirs.add({ productId });
  const params = { id: items[0]?.id ?? '' };
  expect(await refusalOf(mine.client.call('PUT /cart/items/{id}', { params, body: { quantity: 0 } }))).toMatchObject({
    code: 'cart_item_not_found',
  });
  expect(await refusalOf(mine.client.call('DELETE /cart/items/{id}', { params }))).toMatchObject({
    code: 'cart_item_not_found',
  });
  expect((await theirs.client.call('DELETE /cart/items/{id}', { params })).items).toEqual([]);
});

test('emptying the cart leaves it empty', async () => {
  const { add, client } = await enter();
  await add({ productId: (await createProduct(shop)).id });
  await client.call('POST /cart');
  expect((await client.call('GET /cart')).items).toEqual([]);
});

test('a seminar is put in the cart up to its places, a formation once', async () => {
  const { client } = await enter();
  const seminar = await shop.platform.db
    .insertInto('seminars')
    .values({
      slug: 'plantes',
      title: 'Plantes',
      price: 9000,
      start_date: new Date(shop.clock.now().getTime() + 86_400_000),
      max_participants: 2,
      status: 'PUBLISHED',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const formation = await shop.platform.db
    .insertInto('formations')
    .values({ slug: 'bases', title: 'Les bases', price: 20_000, status: 'PUBLISHED' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await client.call('POST /cart/items', { body: { itemType: 'SEMINAR', itemId: seminar.id, quantity: 2 } });
  const more = client.call('POST /cart/items', { body: { itemType: 'SEMINAR', itemId: seminar.id } });
  expect(await refusalOf(more)).toMatchObject({
    code: 'insufficient_stock',
    message: expect.stringMatching(/^Il ne reste que \d places pour « /),
  });
  const cart = await client.call('POST /cart/items', { body: { itemType: 'FORMATION', itemId: formation.id } });
  expect(
    cart.items.map(({ itemType, product }) => [itemType, product.slug, product.name, product.price, product.stock]),
  ).toEqual([
    ['SEMINAR', 'plantes', 'Plantes', 9000, 2],
    ['FORMATION', 'bases', 'Les bases', 20_000, 1],
  ]);
});

test.each([
  ['FORMATION', 'Formation non trouvée'],
  ['COACHING_SESSION', 'Séance de coaching non trouvée'],
  ['SEMINAR', 'Séminaire non trouvé'],
  ['PRODUCT', 'Produit non trouvé'],
] as const)('an unknown %s is called by its name: %s', async (itemType, message) => {
  const { client } = await enter();
  const body = { itemType, itemId: '01890000-0000-7000-8000-000000000000' };
  expect(await refusalOf(client.call('POST /cart/items', { body }))).toMatchObject({ status: 404, message });
});

test('what staff delete while it is being added is refused as what never was there', async () => {
  const { client } = await enter();
  const { db } = shop.platform;
  const plain = await createProduct(shop);
  const choice = await createProduct(shop, { variations: [{ name: 'Rouge' }, { name: 'Bleu' }] });
  const variationId = choice.variations[0]?.id ?? '';
  const course = { title: 'Les bases', price: 20_000, status: 'PUBLISHED' } as const;
  const { id: formationId } = await db
    .insertInto('formations')
    .values({ ...course, slug: 'retiree' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const deletions = [
    { body: { productId: plain.id }, table: 'products', id: plain.id, code: 'product_not_found' },
    {
      body: { productId: choice.id, variationId },
      table: 'product_variations',
      id: variationId,
      code: 'product_not_found',
    },
    {
      body: { itemType: 'FORMATION', itemId: formationId },
      table: 'formations',
      id: formationId,
      code: 'formation_not_found',
    },
  ] as const;
  for (const { body, table, id, code } of deletions) {
    const added: Promise<ApiError>[] = [];
    await during(
      shop,
      (tx) => tx.deleteFrom(table).where('id', '=', id).execute(),
      async () => {
        added.push(refusalOf(client.call('POST /cart/items', { body })));
        await untilWaiting(shop);
      },
    );
    expect(await Promise.all(added)).toMatchObject([{ status: 404, code }]);
  }
});

test('a visitor who adds an article hears that they must log in', async () => {
  const body = { productId: (await createProduct(shop)).id };
  expect(await refusalOf(shop.client().call('POST /cart/items', { body }))).toMatchObject({
    status: 401,
    code: 'login_required',
    message: 'Vous devez être connecté pour ajouter des articles au panier',
  });
});

test('a visitor has no cart', async () => {
  expect(await refusalOf(shop.client().call('GET /cart'))).toMatchObject({ status: 401 });
});

import { describe, expect, it } from 'vitest';
import { createCategory } from '#testing/create-category';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createStaff } from '#testing/create-staff';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();

async function relatedTo(id: string): Promise<string[]> {
  const { data } = await shop.client().call('GET /products/{id}/related', { params: { id } });
  return data.map(({ name }) => name);
}

describe('products that resemble the one on the page', () => {
  it('come from its own shelf by the nearest price, then from the rest of the category, and last what is out of stock', async () => {
    const { id: plants } = await createCategory(shop);
    const { id: teas } = await createCategory(shop, { parentId: plants });
    const { id: spices } = await createCategory(shop, { parentId: plants });
    const kinkeliba = await createProduct(shop, { name: 'Kinkéliba', categoryId: teas, price: 2000 });
    await createProduct(shop, { name: 'Bissap', categoryId: teas, price: 5000 });
    await createProduct(shop, { name: 'Citronnelle', categoryId: teas, price: 1900 });
    await createProduct(shop, { name: 'Verveine', categoryId: teas, price: 2000, stock: 0 });
    await createProduct(shop, { name: 'Gingembre', categoryId: spices, price: 2000 });
    await createProduct(shop, { name: 'Cube', categoryId: spices, price: 2000, status: 'DRAFT' });
    await createProduct(shop, { name: 'Tensiomètre', price: 2000 });
    expect(await relatedTo(kinkeliba.id)).toEqual(['Citronnelle', 'Bissap', 'Gingembre', 'Verveine']);
    expect(await relatedTo(kinkeliba.slug)).toHaveLength(4);
  });

  it('are eight at most', async () => {
    const { id: categoryId } = await createCategory(shop);
    const [first] = await Promise.all(
      Array.from({ length: 12 }, (_, at) => createProduct(shop, { categoryId, price: 1000 + at })),
    );
    expect(await relatedTo(first?.id ?? '')).toHaveLength(8);
  });

  it('show what is left of them after a sale, although the answer is kept', async () => {
    const { id: categoryId } = await createCategory(shop);
    const asked = await createProduct(shop, { categoryId });
    const last = await createProduct(shop, { categoryId, stock: 1 });
    const stockShown = async () =>
      (await shop.client().call('GET /products/{id}/related', { params: { id: asked.id } })).data[0]?.stock;
    expect(await stockShown()).toBe(1);
    await createOrder(shop, { lines: [{ productId: last.id }] });
    await expect.poll(stockShown).toBe(0);
  });

  it('show first what can be bought again, although the answer is kept and did not hold it', async () => {
    const { id: categoryId } = await createCategory(shop);
    const asked = await createProduct(shop, { categoryId, price: 1000 });
    const soldOut = await createProduct(shop, { name: 'Kinkéliba', categoryId, price: 1000, stock: 0 });
    for (let at = 1; at <= 8; at += 1) await createProduct(shop, { categoryId, price: 1000 + at });
    expect(await relatedTo(asked.id)).not.toContain('Kinkéliba');
    const owner = shop.client((await createStaff(shop)).token);
    const back = { params: { id: soldOut.id }, body: { change: 3, reason: 'delivery' as const } };
    await owner.call('POST /products/{id}/stock-movements', back);
    await expect.poll(async () => (await relatedTo(asked.id))[0]).toBe('Kinkéliba');
  });

  it('of a product that does not exist are refused', async () => {
    const call = shop.client().call('GET /products/{id}/related', { params: { id: 'rien-de-tel' } });
    expect(await refusalOf(call)).toMatchObject({ status: 404, code: 'product_not_found' });
  });
});

describe('products asked for by their ids', () => {
  it('come in the order asked, each once, without those that are no longer sold', async () => {
    const [one, other, gone] = await Promise.all([
      createProduct(shop),
      createProduct(shop),
      createProduct(shop, { status: 'ARCHIVED' }),
    ]);
    const ids = [other.id, gone.id, one.id, other.id].join(',');
    const answer = await shop.client().call('GET /products', { query: { ids } });
    expect(answer.data.map(({ id }) => id)).toEqual([other.id, one.id]);
    expect(answer.meta.total).toBe(2);
  });

  it('come to the team in the same way, in whatever state they are, however many a page holds', async () => {
    const owner = shop.client((await createStaff(shop)).token);
    const products = await Promise.all(
      Array.from({ length: 14 }, (_, at) => createProduct(shop, { status: at % 2 === 0 ? 'DRAFT' : 'PUBLISHED' })),
    );
    const asked = products.map(({ id }) => id).toReversed();
    const ids = [...asked, asked[0]].join(',');
    const { data, meta } = await owner.call('GET /products', { query: { ids, status: 'DRAFT', page: 2 } });
    expect(data.map(({ id }) => id)).toEqual(asked);
    expect(meta).toMatchObject({ page: 1, pages: 1, total: 14 });
  });

  it('show the price of now, although the answer is kept', async () => {
    const { id } = await createProduct(shop, { price: 2000 });
    const priceShown = async () => (await shop.client().call('GET /products', { query: { ids: id } })).data[0]?.price;
    expect(await priceShown()).toBe(2000);
    await shop.platform.transact(async (tx) => {
      await tx.updateTable('products').set({ price: 1500 }).where('id', '=', id).execute();
      shop.platform.dropTags(tx, `product:${id}`);
    });
    await expect.poll(priceShown).toBe(1500);
  });

  it.each(['pas-un-id', Array.from({ length: 51 }, () => crypto.randomUUID()).join(',')])(
    'are refused when the list is no list of ids, or too long: %#',
    async (ids) => {
      expect(await refusalOf(shop.client().call('GET /products', { query: { ids } }))).toMatchObject({ status: 422 });
    },
  );
});

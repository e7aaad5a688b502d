import { expect, it } from 'vitest';
import { createCategory } from '#testing/create-category';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const { call } = shop.client();

async function rename(id: string, slug: string): Promise<void> {
  await shop.platform.db.updateTable('products').set({ slug }).where('id', '=', id).execute();
  shop.platform.cache.clear();
}

async function found(slug: string): Promise<string> {
  const { data } = await call('GET /products/{id}', { params: { id: slug } });
  return data.slug;
}

it('a renamed product is found at every address that it ever had', async () => {
  const { id } = await createProduct(shop, { slug: 'miel' });
  await rename(id, 'miel-du-borgou');
  await rename(id, 'miel-de-savane');
  expect(await found('miel')).toBe('miel-de-savane');
  expect(await found('miel-du-borgou')).toBe('miel-de-savane');
  const { data } = await call('GET /reviews', { query: { itemId: 'miel' } });
  expect(data).toEqual([]);
  await rename(id, 'miel');
  expect(await found('miel-de-savane')).toBe('miel');
  expect(await found('miel')).toBe('miel');
});

it('an address that was given to another product is that product’s', async () => {
  const first = await createProduct(shop, { slug: 'savon' });
  await rename(first.id, 'savon-ancien');
  const draft = await createProduct(shop, { slug: 'savon', status: 'DRAFT' });
  expect(await found('savon')).toBe('savon-ancien');
  await shop.platform.db.updateTable('products').set({ status: 'PUBLISHED' }).where('id', '=', draft.id).execute();
  shop.platform.cache.clear();
  expect(await found('savon')).toBe('savon');
});

it('an address shows the reviews of whoever lives there now', async () => {
  const [{ id }, other] = [await createProduct(shop, { slug: 'gingembre' }), await createProduct(shop)];
  const { userId } = await createShopper(shop);
  const review = {
    product_id: id,
    user_id: userId,
    rating: 5,
    content: 'Du gingembre frais',
    status: 'APPROVED' as const,
  };
  await shop.platform.db
    .insertInto('reviews')
    .values({ ...review, verified_purchase: true })
    .execute();
  const owner = shop.client((await createStaff(shop)).token);
  const reviews = async () =>
    (await call('GET /reviews', { query: { itemId: 'gingembre' } })).data.map(({ content }) => content);
  await rename(id, 'gingembre-frais');
  expect(await reviews()).toEqual(['Du gingembre frais']);
  await owner.call('PUT /products/{id}', { params: { id: other.id }, body: { slug: 'gingembre' } });
  expect(await reviews()).toEqual([]);
});

it('an address leads to whoever had it last, and nowhere when that product is gone', async () => {
  const first = await createProduct(shop, { slug: 'huile' });
  await rename(first.id, 'huile-a');
  const second = await createProduct(shop, { slug: 'huile' });
  await rename(second.id, 'huile-b');
  expect(await found('huile')).toBe('huile-b');
  await shop.platform.db.deleteFrom('products').where('id', '=', second.id).execute();
  shop.platform.cache.clear();
  const refusal = await refusalOf(call('GET /products/{id}', { params: { id: 'huile' } }));
  expect(refusal).toMatchObject({ status: 404, code: 'product_not_found' });
});

it('a renamed category is found at its old address, and so are its products', async () => {
  const category = await createCategory(shop, { slug: 'tisanes' });
  await createProduct(shop, { categoryId: category.id, name: 'Kinkéliba' });
  await shop.platform.db.updateTable('categories').set({ slug: 'infusions' }).where('id', '=', category.id).execute();
  shop.platform.cache.clear();
  const { data } = await call('GET /categories/{id}', { params: { id: 'tisanes' } });
  expect(data.slug).toBe('infusions');
  const list = await call('GET /products', { query: { category: 'tisanes' } });
  expect(list.data.map(({ name }) => name)).toEqual(['Kinkéliba']);
  const other = await createCategory(shop, { slug: 'tisanes' });
  expect((await call('GET /categories/{id}', { params: { id: 'tisanes' } })).data.id).toBe(other.id);
  expect((await call('GET /products', { query: { category: 'tisanes' } })).data).toEqual([]);
});

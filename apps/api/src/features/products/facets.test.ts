import { describe, expect, it } from 'vitest';
import { createCategory } from '#testing/create-category';
import { createProduct, type ProductWishes } from '#testing/create-product';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const { call } = shop.client();

const care = await createCategory(shop, { name: 'Soins', position: 1 });
const soaps = await createCategory(shop, { name: 'Savons', parentId: care.id });
const teas = await createCategory(shop, { name: 'Tisanes', position: 2 });
const drinks = await createCategory(shop, { name: 'Boissons', position: 3 });
await createCategory(shop, { name: 'Vide', position: 4 });

async function add(name: string, wishes: ProductWishes, stars?: number): Promise<void> {
  const { id } = await createProduct(shop, { name, ...wishes });
  if (stars === undefined) return;
  await shop.platform.db
    .updateTable('products')
    .set({ rating_sum: stars, reviews_count: 1 })
    .where('id', '=', id)
    .execute();
  shop.platform.cache.clear();
}

await add('Beurre de karité', { categoryId: care.id, price: 3000 }, 5);
await add('Savon de karité', { categoryId: soaps.id, price: 1500 }, 4);
await add('Savon noir', { categoryId: soaps.id, price: 1000, stock: 0 }, 3);
await add('Coffret de karité', { categoryId: care.id, price: 30_000 });
await add('Kinkéliba en glucomètre', { categoryId: teas.id, price: 2500 });
await add('Verre bissac', { categoryId: drinks.id });
for (const size of [1, 2, 3, 4, 5]) await add(`Bissap rouge ${size}`, { categoryId: drinks.id });
await add('Savon caché', { categoryId: soaps.id, price: 1500, status: 'DRAFT' });

async function facets(query: Record<string, unknown> = {}) {
  const { data } = await call('GET /products/facets', { query });
  return data;
}

const counts = (rows: readonly { count: number }[]) => rows.map(({ count }) => count);

async function byCategory(query: Record<string, unknown> = {}): Promise<Record<string, number>> {
  const { categories } = await facets(query);
  return Object.fromEntries(categories.map(({ name, count }) => [name, count]));
}

describe('what a list can be narrowed by', () => {
  it('is counted for the whole shop, drafts left out and empty categories not offered', async () => {
    expect(await byCategory()).toEqual({ Soins: 4, Savons: 2, Tisanes: 1, Boissons: 6 });
    const { prices, ratings, inStock, isExact, spelling } = await facets();
    expect(prices.map(({ min, max, count }) => [min, max, count])).toEqual([
      [0, 1999, 2],
      [2000, 4999, 8],
      [5000, 9999, 0],
      [10_000, 24_999, 0],
      [25_000, null, 1],
    ]);
    expect(ratings).toEqual([
      { minRating: 4, count: 2 },
      { minRating: 3, count: 3 },
    ]);
    expect({ inStock, isExact, spelling }).toEqual({ inStock: 10, isExact: true, spelling: null });
  });

  it('names each category before those below it', async () => {
    const { categories } = await facets();
    expect(categories.map(({ name }) => name)).toEqual(['Soins', 'Savons', 'Tisanes', 'Boissons']);
  });

  it('counts what would be left: all other filters apply, its own does not', async () => {
    const narrowed = await facets({ category: care.slug, maxPrice: 1999 });
    expect(counts(narrowed.prices)).toEqual([2, 1, 0, 0, 1]);
    expect(narrowed.inStock).toBe(1);
    expect(counts(narrowed.ratings)).toEqual([1, 2]);
    expect(await byCategory({ category: care.slug, maxPrice: 1999 })).toEqual({ Soins: 2, Savons: 2 });
    expect(await byCategory({ inStock: 'true', minRating: 4 })).toEqual({ Soins: 2, Savons: 1 });
  });

  it('says the same as the list that it leads to', async () => {
    for (const query of [{ minRating: 4 }, { minRating: 3, inStock: 'true' }, { search: 'karité', minRating: 4 }]) {
      const list = await call('GET /products', { query });
      const { minRating: _, ...others } = query;
      const { ratings } = await facets(others);
      expect(ratings.find(({ minRating }) => minRating === query.minRating)?.count).toBe(list.meta.total);
    }
  });

  it('is counted for a search', async () => {
    const found = await facets({ search: 'karité' });
    expect(counts(found.prices)).toEqual([1, 1, 0, 0, 1]);
    expect(await byCategory({ search: 'karité' })).toEqual({ Soins: 3, Savons: 1 });
    expect(await byCategory({ search: 'karité', category: soaps.id })).toEqual({ Soins: 3, Savons: 1 });
    expect(await byCategory({ search: '🙂' })).toEqual({});
  });

  it('counts what would be left of a search too', async () => {
    const narrowed = await facets({ search: 'karité', category: soaps.id, minRating: 4 });
    expect(counts(narrowed.prices)).toEqual([1, 0, 0, 0, 0]);
    expect({ ratings: counts(narrowed.ratings), inStock: narrowed.inStock }).toEqual({ ratings: [1, 1], inStock: 1 });
    expect(await byCategory({ search: 'karité', category: soaps.id, minRating: 4 })).toEqual({ Soins: 2, Savons: 1 });
    expect(await byCategory({ search: 'karité', maxPrice: 100 })).toEqual({});
    expect((await facets({ search: 'karitte', maxPrice: 100 })).spelling).toEqual({ text: 'karité', isApplied: true });
  });

  it('names the empty categories too where they are asked for, each where it stands in the shop', async () => {
    const { data: some } = await call('GET /products/facets', { query: { maxPrice: 1200 } });
    const { data } = await call('GET /products/facets', { query: { maxPrice: 1200, categories: 'all' } });
    expect(data).toEqual({ ...some, categories: expect.any(Array) });
    expect(data.categories.filter(({ count }) => count > 0)).toEqual(some.categories);
    expect(data.categories.map(({ name }) => name)).toEqual(['Soins', 'Savons', 'Tisanes', 'Boissons', 'Vide']);
  });

  it('comes without the counts by category where nobody asks for them', async () => {
    for (const asked of [
      {},
      { category: care.slug },
      { maxPrice: 2999, inStock: 'true' },
      { search: 'karité' },
      { minPrice: 123 },
    ]) {
      const { data: all } = await call('GET /products/facets', { query: asked });
      const { data } = await call('GET /products/facets', { query: { ...asked, categories: 'none' } });
      expect(data).toEqual({ ...all, categories: [] });
    }
  });

  it('is empty for a category that nobody knows, and an impossible rating is refused', async () => {
    expect(counts((await facets({ category: 'inconnue' })).prices)).toEqual([0, 0, 0, 0, 0]);
    await expect(call('GET /products', { query: { minRating: 6 } })).rejects.toMatchObject({ status: 422 });
  });
});

describe('the spelling that is proposed', () => {
  it('is what a mistyped word found, as the shop writes it', async () => {
    expect((await facets({ search: 'glucomtre' })).spelling).toEqual({ text: 'glucomètre', isApplied: true });
    expect((await facets({ search: 'karitte' })).spelling).toEqual({ text: 'karité', isApplied: true });
  });

  it('leaves out a word that means nothing here, and says that nothing was found with it', async () => {
    const list = await call('GET /products', { query: { search: 'tracteur karitte' } });
    expect(list.data).toEqual([]);
    expect((await facets({ search: 'tracteur karitte' })).spelling).toEqual({ text: 'karité', isApplied: false });
    // The next word is being typed; one letter of it says nothing yet, though words of the shop begin with it.
    expect((await facets({ search: 'karitte b' })).spelling).toEqual({ text: 'karité', isApplied: false });
  });

  it('is silent where the words are found, or nothing is like them', async () => {
    expect((await facets({ search: 'karité' })).spelling).toBeNull();
    expect((await facets({ search: 'tracteur' })).spelling).toBeNull();
  });

  it('is silent where nothing is left of what was typed but single signs', async () => {
    expect((await facets({ search: '<1>x</1>' })).spelling).toBeNull();
    expect((await facets({ search: 'bissap <1>x</1>' })).spelling).toMatchObject({ isApplied: false });
  });

  it('doubts a word that finds little, one slip away from one that finds much more', async () => {
    expect((await facets({ search: 'bissac' })).spelling).toEqual({ text: 'bissap', isApplied: false });
    expect((await facets({ search: 'bissap' })).spelling).toBeNull();
  });

  it('does not read the words another way because a filter leaves nothing', async () => {
    const list = await call('GET /products', { query: { search: 'kinkéliba', category: care.id } });
    expect(list.meta.total).toBe(0);
  });
});

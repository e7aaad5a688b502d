import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Product, PRODUCT_SORTS } from '@tokpa/contract';
import { createCategory } from '#testing/create-category';
import { createProduct } from '#testing/create-product';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const { call } = shop.client();

async function namesIn(category: string, query: Record<string, unknown> = {}): Promise<string[]> {
  const { data } = await call('GET /products', { query: { category, limit: 100, ...query } });
  return data.map(({ name }) => name);
}

describe('the list of products', () => {
  it('is sorted as a French dictionary unless told otherwise', async () => {
    const { id } = await createCategory(shop);
    for (const name of ['Épice', 'Zeste', 'Eau', 'éponge', 'Œuf', 'Abricot'])
      await createProduct(shop, { categoryId: id, name });
    expect(await namesIn(id)).toEqual(['Abricot', 'Eau', 'Épice', 'éponge', 'Œuf', 'Zeste']);
    expect(await namesIn(id, { sort: 'name-desc' })).toEqual(['Zeste', 'Œuf', 'éponge', 'Épice', 'Eau', 'Abricot']);
  });

  it('is sorted by price, by age and by rating', async () => {
    const { id } = await createCategory(shop);
    await createProduct(shop, { categoryId: id, name: 'Moyen', price: 2000, createdAt: new Date('2026-03-01') });
    await createProduct(shop, { categoryId: id, name: 'Cher', price: 9000, createdAt: new Date('2026-01-01') });
    const best = await createProduct(shop, {
      categoryId: id,
      name: 'Petit',
      price: 500,
      createdAt: new Date('2026-02-01'),
    });
    await shop.platform.db
      .updateTable('products')
      .set({ rating_sum: 5, reviews_count: 1 })
      .where('id', '=', best.id)
      .execute();
    expect(await namesIn(id, { sort: 'price-asc' })).toEqual(['Petit', 'Moyen', 'Cher']);
    expect(await namesIn(id, { sort: 'price-desc' })).toEqual(['Cher', 'Moyen', 'Petit']);
    expect(await namesIn(id, { sort: 'newest' })).toEqual(['Moyen', 'Petit', 'Cher']);
    expect((await namesIn(id, { sort: 'rating' }))[0]).toBe('Petit');
  });

  it('is narrowed by price, stock and the shop’s own choice', async () => {
    const { id } = await createCategory(shop);
    await createProduct(shop, { categoryId: id, name: 'Épuisé', price: 1000, stock: 0 });
    await createProduct(shop, { categoryId: id, name: 'Vedette', price: 2000, isFeatured: true });
    await createProduct(shop, { categoryId: id, name: 'Autre', price: 3000 });
    expect(await namesIn(id, { minPrice: 2000 })).toEqual(['Autre', 'Vedette']);
    expect(await namesIn(id, { maxPrice: 2000 })).toEqual(['Épuisé', 'Vedette']);
    expect(await namesIn(id, { minPrice: 1500, maxPrice: 2500 })).toEqual(['Vedette']);
    expect(await namesIn(id, { minPrice: 2500, maxPrice: 1500 })).toEqual([]);
    expect(await namesIn(id, { inStock: 'true' })).toEqual(['Autre', 'Vedette']);
    expect(await namesIn(id, { featured: 'true' })).toEqual(['Vedette']);
  });

  it('of a category holds those of its sub-categories, by id or slug', async () => {
    const top = await createCategory(shop);
    const below = await createCategory(shop, { parentId: top.id });
    await createProduct(shop, { categoryId: top.id, name: 'Dessus' });
    await createProduct(shop, { categoryId: below.id, name: 'Dessous' });
    expect(await namesIn(top.slug)).toEqual(['Dessous', 'Dessus']);
    expect(await namesIn(top.id)).toEqual(['Dessous', 'Dessus']);
    expect(await namesIn(below.slug)).toEqual(['Dessous']);
    expect(await namesIn('inconnue')).toEqual([]);
    expect(await namesIn('all')).toContain('Dessous');
  });

  it('never shows drafts and archived products', async () => {
    const { id } = await createCategory(shop);
    await createProduct(shop, { categoryId: id, status: 'DRAFT' });
    await createProduct(shop, { categoryId: id, status: 'ARCHIVED' });
    expect(await namesIn(id)).toEqual([]);
  });

  it('says how many there are on every page, also beyond the last', async () => {
    const { id } = await createCategory(shop);
    for (let made = 0; made < 5; made += 1) await createProduct(shop, { categoryId: id });
    for (const [page, rows] of [
      [1, 2],
      [3, 1],
      [9, 0],
    ] as const) {
      for (const narrowing of [{}, { minPrice: 1 }, { inStock: 'true' }, { inStock: 'true', minPrice: 1 }]) {
        const answer = await call('GET /products', { query: { category: id, page, limit: 2, ...narrowing } });
        expect(answer.data).toHaveLength(rows);
        expect(answer.meta).toEqual({ total: 5, pages: 3, page, limit: 2 });
        expect(answer.pagination).toMatchObject({ totalItems: 5, hasNext: page < 3, hasPrev: page > 1 });
      }
    }
  });

  it('counts what is in stock apart from what is sold out', async () => {
    const { id } = await createCategory(shop);
    for (const stock of [0, 0, 3, 4, 5]) await createProduct(shop, { categoryId: id, stock });
    const inStock = await call('GET /products', { query: { category: id, inStock: 'true', limit: 1 } });
    expect(inStock.meta).toMatchObject({ total: 3, pages: 3 });
    expect((await call('GET /products', { query: { category: id, limit: 1 } })).meta.total).toBe(5);
  });

  it('shows each product once and in its place, whatever the sort and the size of a page', async () => {
    const category = await createCategory(shop, { name: 'Jumeaux' });
    for (let made = 0; made < 13; made += 1) {
      await createProduct(shop, {
        categoryId: category.id,
        name: 'Jumeau',
        price: 1000 + (made % 2),
        createdAt: new Date('2026-05-05'),
      });
    }
    const inShop = (await call('GET /products', { query: {} })).meta.total;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PRODUCT_SORTS),
        fc.integer({ min: 1, max: 14 }),
        fc.constantFrom(undefined, 'jumeau'),
        fc.constantFrom(undefined, category.id),
        async (sort, limit, search, narrowed) => {
          const list = (range: { page?: number; limit: number }) =>
            call('GET /products', { query: { category: narrowed, sort, search, ...range } });
          const whole = await list({ limit: 100 });
          const { total } = whole.meta;
          const seen: Product[] = [];
          for (let page = 1; page <= Math.ceil(total / limit) + 1; page += 1) {
            const { data, meta } = await list({ page, limit });
            expect(meta.total).toBe(total);
            seen.push(...data);
          }
          expect(seen).toEqual(whole.data);
          expect(new Set(seen.map(({ id }) => id)).size).toBe(total);
          expect(total).toBe((narrowed ?? search) ? 13 : inShop);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('refuses a sort or a page that does not exist', async () => {
    expect(await refusalOf(call('GET /products', { query: { sort: 'prix' as 'name' } }))).toMatchObject({
      status: 422,
    });
    expect(await refusalOf(call('GET /products', { query: { page: 0 } }))).toMatchObject({ status: 422 });
  });
});

describe('a product', () => {
  it('is found by id and slug, with its category at the top and its own below it', async () => {
    const top = await createCategory(shop, { name: 'Soins' });
    const below = await createCategory(shop, { name: 'Savons', parentId: top.id });
    const made = await createProduct(shop, {
      categoryId: below.id,
      name: 'Savon noir',
      originalPrice: 5000,
      variations: [
        { name: '200 g', price: 4000, stock: 3 },
        { name: '100 g', price: 2500, stock: 4 },
      ],
    });
    const { data } = await call('GET /products/{id}', { params: { id: made.slug } });
    expect(data).toMatchObject({
      id: made.id,
      price: 2500,
      stock: 7,
      discountPercent: 50,
      category: { id: top.id, name: 'Soins' },
      subcategory: { id: below.id, name: 'Savons' },
      categoryId: top.id,
      image: null,
      images: [],
    });
    expect(data.variations.map(({ name }) => name)).toEqual(['200 g', '100 g']);
    expect((await call('GET /products/{id}', { params: { id: made.id } })).data).toEqual(data);
  });

  it('names on its page what it is chosen by, in the order of the shop', async () => {
    const made = await createProduct(shop, { variations: [{ options: { Format: '1 kg', Saveur: 'Mangue' } }] });
    const written = ['Saveur', 'Format'].map((name) => ({ name, values: ['Mangue', '1 kg'] }));
    const options = JSON.stringify(written);
    await shop.platform.db.updateTable('products').set({ options }).where('id', '=', made.id).execute();
    const { data } = await call('GET /products/{id}', { params: { id: made.id } });
    expect(data.options?.map(({ name }) => name)).toEqual(['Saveur', 'Format']);
  });

  it('shows the first of its pictures as its image', async () => {
    const made = await createProduct(shop);
    const picture = (name: string) => ({
      src: `/media/${name}/960.jpeg`,
      alt: name,
      width: 960,
      height: 960,
      placeholder: 'data:,',
      srcset: { avif: '', webp: '', jpeg: '' },
    });
    const pictures = JSON.stringify([picture('un'), picture('deux')]);
    await shop.platform.db.updateTable('products').set({ pictures }).where('id', '=', made.id).execute();
    const { data } = await call('GET /products/{id}', { params: { id: made.id } });
    expect(data.image).toBe('/media/un/960.jpeg');
    expect(data.images).toEqual(['/media/un/960.jpeg', '/media/deux/960.jpeg']);
    expect(data.pictures[1]?.alt).toBe('deux');
    expect(data.subcategory).toBeNull();
  });

  it('that is a draft, archived or unknown is not found', async () => {
    const draft = await createProduct(shop, { status: 'DRAFT' });
    const archived = await createProduct(shop, { status: 'ARCHIVED' });
    for (const id of [draft.id, archived.slug, 'rien', 'a\0b', '01890000-0000-7000-8000-000000000000']) {
      const refusal = await refusalOf(call('GET /products/{id}', { params: { id } }));
      expect(refusal).toMatchObject({ status: 404, code: 'product_not_found', message: 'Produit non trouvé' });
    }
  });

  it('shows its new stock as soon as it is sold', async () => {
    const made = await createProduct(shop, { stock: 3 });
    await call('GET /products/{id}', { params: { id: made.id } });
    await shop.platform.transact(async (tx) => {
      await tx.updateTable('products').set({ stock: 2 }).where('id', '=', made.id).execute();
      shop.platform.dropTags(tx, 'products', `product:${made.id}`);
    });
    expect((await call('GET /products/{id}', { params: { id: made.id } })).data.stock).toBe(2);
  });
});

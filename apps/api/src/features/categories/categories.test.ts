import { describe, expect, it } from 'vitest';
import { createCategory } from '#testing/create-category';
import { createProduct } from '#testing/create-product';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const { call } = shop.client();

describe('categories', () => {
  it('are listed in the shop’s own order, each with its sub-categories', async () => {
    const second = await createCategory(shop, { name: 'Soins', position: 2 });
    const first = await createCategory(shop, { name: 'Vitamines', position: 1 });
    const below = await createCategory(shop, { name: 'Minéraux', parentId: first.id });
    const deeper = await createCategory(shop, { name: 'Zinc', parentId: below.id });

    const { data } = await call('GET /categories');
    const ids = data.map(({ id }) => id);
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
    expect(ids).not.toContain(below.id);
    const listed = data.find(({ id }) => id === first.id);
    expect(listed?.subcategories.map(({ id }) => id)).toEqual([below.id]);
    expect(listed?.subcategories[0]?.subcategories.map(({ name }) => name)).toEqual([deeper.name]);
  });

  it('come in pages with the number of all of them', async () => {
    await createCategory(shop);
    await createCategory(shop);
    const all = await call('GET /categories');
    const page = await call('GET /categories', { query: { page: 2, limit: 1 } });
    expect(page.data).toEqual([all.data[1]]);
    expect(page.meta.total).toBe(all.data.length);
    const beyond = await call('GET /categories', { query: { page: 900, limit: 1 } });
    expect(beyond.data).toEqual([]);
    expect(beyond.meta.total).toBe(all.data.length);
  });

  it('are searched at every level, whatever the accents, and sorted as asked', async () => {
    const hair = await createCategory(shop, { name: 'Coiffure zz', position: 9 });
    const braids = await createCategory(shop, { name: 'Tressés ZZ', parentId: hair.id, position: 8 });
    const beads = await createCategory(shop, { name: 'Bijoux', description: 'Perles zz', position: 7 });
    const found = async (query: { search?: string; sort?: 'name' | '-name' | 'createdAt'; limit?: number }) =>
      (await call('GET /categories', { query })).data.map(({ id }) => id);
    expect(await found({ search: 'tresses' })).toEqual([braids.id]);
    expect(await found({ search: 'zz' })).toEqual([beads.id, braids.id, hair.id]);
    expect(await found({ search: 'zz', sort: '-name' })).toEqual([braids.id, hair.id, beads.id]);
    expect(await found({ search: 'zz', sort: 'createdAt' })).toEqual([hair.id, braids.id, beads.id]);
    expect(await found({ search: 'rien de tel' })).toEqual([]);

    const { data, meta } = await call('GET /categories', { query: { search: 'zz', limit: 2 } });
    expect([data.length, meta.total, meta.pages]).toEqual([2, 3, 2]);
    const inTree = (await call('GET /categories', { query: { search: 'coiffure' } })).data[0];
    expect(inTree?.subcategories.map(({ id }) => id)).toEqual([braids.id]);
    const tops = await found({ sort: 'name', limit: 100 });
    expect(tops.indexOf(beads.id)).toBeLessThan(tops.indexOf(hair.id));
    expect(tops).not.toContain(braids.id);
    const unknown = call('GET /categories', { query: { sort: 'couleur' as 'name' } });
    expect((await refusalOf(unknown)).errors).toEqual({ sort: ['Tri inconnu'] });
  });

  it('come without their sub-categories where nobody asks for them, in the same order and with the same counts', async () => {
    const top = await createCategory(shop, { name: 'Maison qq', position: 3 });
    const below = await createCategory(shop, { name: 'Cuisine qq', parentId: top.id });
    const deeper = await createCategory(shop, { name: 'Couteaux qq', parentId: below.id, position: 1 });
    await createProduct(shop, { categoryId: deeper.id });
    await createProduct(shop, { categoryId: below.id });
    for (const asked of [{}, { search: 'qq' }, { sort: '-name' as const }, { limit: 2, page: 2 }]) {
      const trees = await call('GET /categories', { query: asked });
      const alone = await call('GET /categories', { query: { ...asked, subcategories: 'false' } });
      expect(alone.meta).toEqual(trees.meta);
      expect(alone.data).toEqual(trees.data.map((one) => ({ ...one, subcategories: [] })));
    }
    const { data } = await call('GET /categories', { query: { search: 'qq', sort: 'name', subcategories: 'false' } });
    expect(data.map(({ name, productsCount }) => [name, productsCount])).toEqual([
      ['Couteaux qq', 1],
      ['Cuisine qq', 2],
      ['Maison qq', 2],
    ]);
    expect(
      (await call('GET /categories', { query: { search: 'maison qq', subcategories: 'true' } })).data[0],
    ).toMatchObject({
      subcategories: [{ id: below.id }],
    });
  });

  it('are found by id and by slug, and an unknown one is not', async () => {
    const category = await createCategory(shop, { name: 'Miel', slug: 'miel' });
    const bySlug = await call('GET /categories/{id}', { params: { id: 'miel' } });
    expect(bySlug.data.id).toBe(category.id);
    const byId = await call('GET /categories/{id}', { params: { id: category.id } });
    expect(byId).toEqual(bySlug);
    for (const id of ['inconnue', '01890000-0000-7000-8000-000000000000', 'a\0b']) {
      const refusal = await refusalOf(call('GET /categories/{id}', { params: { id } }));
      expect(refusal).toMatchObject({ status: 404, code: 'category_not_found', message: 'Catégorie non trouvée' });
    }
  });

  it('count their published products, those of their sub-categories included', async () => {
    const top = await createCategory(shop);
    const below = await createCategory(shop, { parentId: top.id });
    const moved = await createProduct(shop, { categoryId: top.id });
    await createProduct(shop, { categoryId: below.id });
    await createProduct(shop, { categoryId: below.id, status: 'DRAFT' });
    const archived = await createProduct(shop, { categoryId: below.id });
    const counts = async () => {
      shop.platform.cache.clear();
      const { data } = await call('GET /categories/{id}', { params: { id: top.id } });
      return [data.productsCount, data.subcategories[0]?.productsCount];
    };
    expect(await counts()).toEqual([3, 2]);

    const { db } = shop.platform;
    await db.updateTable('products').set({ status: 'ARCHIVED' }).where('id', '=', archived.id).execute();
    expect(await counts()).toEqual([2, 1]);
    await db.updateTable('products').set({ category_id: below.id }).where('id', '=', moved.id).execute();
    expect(await counts()).toEqual([2, 2]);
    await db.deleteFrom('products').where('id', '=', moved.id).execute();
    expect(await counts()).toEqual([1, 1]);
  });
});

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#db/connect';
import { createCategory } from '#testing/create-category';
import { createProduct } from '#testing/create-product';
import { createStaff } from '#testing/create-staff';
import { during, untilWaiting } from '#testing/meanwhile';
import { useTestShop } from '#testing/test-shop';
import { ORDERS } from './products.queries.ts';
import { selectInOrder } from './search.queries.ts';
import { toSearchWords } from './search-words.ts';
import { nearestWords } from './spelling.ts';

const shop = await useTestShop();
const { call } = shop.client();

async function search(text: string, query: Record<string, unknown> = {}): Promise<string[]> {
  const { data } = await call('GET /products', { query: { search: text, ...query } });
  return data.map(({ name }) => name);
}

beforeAll(async () => {
  const vitamins = await createCategory(shop, { name: 'Vitamines & minéraux' });
  const care = await createCategory(shop, { name: 'Soins naturels' });
  const honey = await createCategory(shop, { name: 'Miels', parentId: care.id });
  const add = (categoryId: string, name: string, more: Parameters<typeof createProduct>[1] = {}) =>
    createProduct(shop, { categoryId, name, ...more });
  await add(vitamins.id, 'Vitamine C 500 mg à l’acérola', { price: 4500 });
  await add(vitamins.id, 'Magnésium marin', { price: 6000, description: 'Se prend avec une vitamine du groupe B.' });
  await add(care.id, 'Huile de coco', { price: 3000, features: ['Pressée à froid', 'Sans œufs'] });
  await add(care.id, 'Savon à l’huile de neem', { price: 1500 });
  await add(honey.id, 'Miel du Borgou', { price: 3500 });
  await add(honey.id, 'Crème aux œufs', { price: 2500 });
  await add(care.id, 'Porte-bébé', { price: 9000 });
  await add(care.id, 'Brouillon de coco', { status: 'DRAFT' });
});

describe('the search', () => {
  it('does not mind accents, case, plurals, ligatures, apostrophes and hyphens', async () => {
    expect((await search('VITAMINES C'))[0]).toBe('Vitamine C 500 mg à l’acérola');
    expect(await search('acerola')).toEqual(['Vitamine C 500 mg à l’acérola']);
    expect(await search('magnésiums')).toEqual(['Magnésium marin']);
    expect(await search('crème œuf')).toEqual(['Crème aux œufs']);
    expect(await search('creme oeufs')).toEqual(['Crème aux œufs']);
    expect(await search("l'huile de coco")).toEqual(['Huile de coco']);
    expect(await search('l’huile de neem')).toEqual(['Savon à l’huile de neem']);
    expect(await search('porte bébé')).toEqual(['Porte-bébé']);
    expect(await search('porte-bebe')).toEqual(['Porte-bébé']);
  });

  it('finds a word while it is being typed', async () => {
    expect(await search('magn')).toEqual(['Magnésium marin']);
    expect(await search('huile co')).toEqual(['Huile de coco']);
    expect(await search('hu co')).toEqual(['Huile de coco']);
  });

  it('puts what is named so before what only speaks of it', async () => {
    expect(await search('vitamine')).toEqual(['Vitamine C 500 mg à l’acérola', 'Magnésium marin']);
    expect(await search('huile')).toEqual(['Huile de coco', 'Savon à l’huile de neem']);
    expect((await search('oeufs'))[0]).toBe('Crème aux œufs');
  });

  it('looks at the names of all categories above the product', async () => {
    expect((await search('soins naturels')).toSorted()).toEqual(
      ['Crème aux œufs', 'Huile de coco', 'Miel du Borgou', 'Porte-bébé', 'Savon à l’huile de neem'].toSorted(),
    );
  });

  it('forgives missing, wrong and swapped letters', async () => {
    expect((await search('vitamne'))[0]).toBe('Vitamine C 500 mg à l’acérola');
    expect((await search('vitmaine'))[0]).toBe('Vitamine C 500 mg à l’acérola');
    expect((await search('mangesium'))[0]).toBe('Magnésium marin');
    expect((await search('meil'))[0]).toBe('Miel du Borgou');
    expect(await search('huyle de coko')).toEqual(['Huile de coco']);
    expect(await search('tracteur')).toEqual([]);
  });

  it('puts a word right by which a product was once called, when it was a slip that is mended', async () => {
    const { id } = await createProduct(shop, { name: 'Fonio déckortiqué' });
    await createProduct(shop, { name: 'Riz décortiqué' });
    await shop.platform.db.updateTable('products').set({ name: 'Fonio' }).where('id', '=', id).execute();
    shop.platform.cache.clear();
    expect(await search('deckortique')).toEqual(['Riz décortiqué']);
  });

  it('keeps to the filters and the sort asked for', async () => {
    expect(await search('huile', { sort: 'price-asc' })).toEqual(['Savon à l’huile de neem', 'Huile de coco']);
    expect(await search('huile', { maxPrice: 2000 })).toEqual(['Savon à l’huile de neem']);
    expect(await search('miel', { category: 'inconnue' })).toEqual([]);
  });

  it('suggests at most as many as asked for and says how many there are', async () => {
    const answer = await call('GET /products', { query: { search: 'soins', limit: 2, page: 1 } });
    expect(answer.data).toHaveLength(2);
    expect(answer.meta).toMatchObject({ total: 5, pages: 3 });
    const beyond = await call('GET /products', { query: { search: 'soins', limit: 2, page: 9 } });
    expect(beyond.data).toEqual([]);
    expect(beyond.meta.total).toBe(5);
  });

  it('finds a product under its new name, its category’s new name and its new price', async () => {
    const category = await createCategory(shop, { name: 'Tisanes' });
    const { id } = await createProduct(shop, { categoryId: category.id, name: 'Kinkéliba', price: 1000 });
    const { db, cache } = shop.platform;
    await db.updateTable('products').set({ name: 'Citronnelle', price: 7000 }).where('id', '=', id).execute();
    await db.updateTable('categories').set({ name: 'Infusions' }).where('id', '=', category.id).execute();
    cache.clear();
    expect(await search('kinkeliba')).toEqual([]);
    expect(await search('citronnelle', { minPrice: 6000 })).toEqual(['Citronnelle']);
    expect(await search('infusion')).toEqual(['Citronnelle']);
    await db.updateTable('products').set({ status: 'ARCHIVED' }).where('id', '=', id).execute();
    cache.clear();
    expect(await search('citronnelle')).toEqual([]);
  });

  it('shows 240 at most, the same whatever the page, and the first of all in another order', async () => {
    const category = await createCategory(shop, { name: 'Foule' });
    const crowd = (name: (at: number) => string) =>
      Array.from({ length: 250 }, (_, at) => ({
        category_id: category.id,
        name: name(at),
        slug: name(at).toLowerCase().replaceAll(' ', '-'),
        price: 5000 - at,
        stock: 1,
      }));
    await shop.platform.db
      .insertInto('products')
      .values([...crowd((at) => `Sirop au bissap ${at}`), { ...crowd(() => 'Bissap en sachet')[0]!, price: 9000 }])
      .execute();
    const first = await call('GET /products', { query: { search: 'bissap', limit: 2 } });
    expect(first.data[0]!.name).toBe('Bissap en sachet');
    const last = await call('GET /products', { query: { search: 'bissap', limit: 100, page: 3 } });
    expect(last.data).toHaveLength(40);
    expect(last.meta.total).toBe(240);
    const beyond = await call('GET /products', { query: { search: 'bissap', limit: 100, page: 4 } });
    expect(beyond).toMatchObject({ data: [], meta: { total: 240 } });
    const cheapest = await call('GET /products', { query: { search: 'bissap', sort: 'price-asc', limit: 2 } });
    expect(cheapest.data.map(({ price }) => price)).toEqual([5000 - 249, 5000 - 248]);
    const begun = await call('GET /products', { query: { search: 'sirop', limit: 3 } });
    expect(begun.data.map(({ name }) => name)).toEqual([
      'Sirop au bissap 0',
      'Sirop au bissap 1',
      'Sirop au bissap 10',
    ]);
    expect(begun.meta.total).toBe(240);
  });

  it('finds a name by its beginning, though its last word has one letter yet', async () => {
    expect(await search('miel du b')).toEqual(['Miel du Borgou']);
    expect(await search('miel du b', { sort: 'price-asc' })).toEqual(['Miel du Borgou']);
    expect(await search('miel du b', { maxPrice: 3000 })).toEqual([]);
  });

  it('finds the beginning of a word that many words begin with', async () => {
    const category = await createCategory(shop, { name: 'Racines' });
    const ends = Array.from({ length: 45 }, (_, at) => String.fromCodePoint(97 + (at % 9), 97 + (at % 5)));
    for (const end of ends) await createProduct(shop, { categoryId: category.id, name: `Racine zo${end}ka` });
    const { meta } = await call('GET /products', { query: { search: 'zo racine zo' } });
    expect(meta.total).toBe(45);
    expect(await search('zoab racine')).toEqual(['Racine zoabka']);
    expect(await search('racine zobb')).toEqual(['Racine zobbka']);
    expect(await search('racines ZOBBKA')).toEqual(['Racine zobbka']);
  });

  it('answers whatever is typed', async () => {
    const hostile = fc.constantFrom(
      "' or 1=1 --",
      'a & b | !c',
      ':* <-> (',
      '%',
      '_',
      '\\',
      '"',
      '🥭🙂',
      '\t\n',
      '\u200B',
      'ﬁ',
      'ß',
      '٣',
      'l’',
      '-',
      'x'.repeat(200),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 60 })),
        fc.constantFrom('relevance' as const, 'price-asc' as const),
        async (text, sort) => {
          const answer = await shop.app.inject({ url: '/api/v1/products', query: { search: text, sort } });
          // U+0000 is no text: the contract refuses it as invalid.
          expect(answer.statusCode).toBe(text.trim().includes('\0') || text.trim().length > 200 ? 422 : 200);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('what is written while the search is read again', () => {
  /** `write` is committed while the category waits to get its new name. */
  async function renameDuring(id: string, name: string, write: (tx: Db) => Promise<unknown>): Promise<void> {
    const staff = shop.client((await createStaff(shop, { role: 'MANAGER' })).token);
    let renamed: Promise<unknown> = Promise.resolve();
    await during(shop, write, async () => {
      renamed = staff.call('PUT /categories/{id}', { params: { id }, body: { name } });
      await untilWaiting(shop);
    });
    await renamed;
    shop.platform.cache.clear();
  }

  it('is found at its new price when its category is renamed at the same moment', async () => {
    const category = await createCategory(shop, { name: 'Encens' });
    const { id } = await createProduct(shop, { categoryId: category.id, name: 'Benjoin', price: 1000 });
    await renameDuring(category.id, 'Fumigations', (tx) =>
      tx.updateTable('products').set({ price: 7000 }).where('id', '=', id).execute(),
    );
    expect(await search('benjoin', { minPrice: 6000 })).toEqual(['Benjoin']);
    expect(await search('fumigation')).toEqual(['Benjoin']);
  });

  it('stays out of sight when it is archived while its category is renamed', async () => {
    const category = await createCategory(shop, { name: 'Gommes' });
    const { id } = await createProduct(shop, { categoryId: category.id, name: 'Oliban' });
    await renameDuring(category.id, 'Oléorésines', (tx) =>
      tx.updateTable('products').set({ status: 'ARCHIVED' }).where('id', '=', id).execute(),
    );
    expect(await search('oliban')).toEqual([]);
    expect(await search('oliban', { sort: 'newest' })).toEqual([]);
  });

  it('is not shown when it is archived after it was found and before it is put in order', async () => {
    const { id } = await createProduct(shop, { name: 'Styrax', status: 'ARCHIVED' });
    expect(await selectInOrder(shop.platform.db, [id], ORDERS.newest, { offset: 0, limit: 5 })).toEqual([]);
  });
});

describe('reading what was typed', () => {
  it('leaves plain words', () => {
    expect(toSearchWords(" L’Œuf d'été, B12 ! ")).toEqual(['l', 'oeuf', 'd', 'ete', 'b12']);
    expect(toSearchWords('🙂 %_')).toEqual([]);
  });

  it('is bounded', () => {
    expect(toSearchWords('mot '.repeat(50))).toHaveLength(8);
    expect(toSearchWords('a'.repeat(200))[0]).toHaveLength(40);
  });
});

describe('correcting a word', () => {
  it('takes the nearest one that the shop knows', () => {
    expect(nearestWords('vitamne', ['vitamine', 'vitalite', 'miel'])).toEqual(['vitamine']);
    expect(nearestWords('meil', ['miel', 'mesure', 'huile'])).toEqual(['miel']);
  });

  it('takes the beginning of a longer word', () => {
    expect(nearestWords('glucomt', ['glucometre', 'huile'])).toEqual(['glucometre']);
  });

  it('takes nothing that is too far, and nothing for a very short word', () => {
    expect(nearestWords('tracteur', ['glucometre', 'karite'])).toEqual([]);
    expect(nearestWords('zx', ['za', 'xa'])).toEqual([]);
  });
});

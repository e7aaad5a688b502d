import { describe, expect, it } from 'vitest';
import { createCategory } from '#testing/create-category';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { fillCart } from '#testing/fill-cart';
import { planOf } from '#testing/plan-of';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { WHOLE_SHOP } from './products.queries.ts';
import { countForStaff, selectForStaff } from './staff-products.queries.ts';

const shop = await useTestShop();
const visitor = shop.client();
const staff = await createStaff(shop, { role: 'MANAGER' });
const { call } = shop.client(staff.token);

const read = async (id: string) => (await call('GET /products/{id}', { params: { id } })).data;
const change = async (id: string, body: object) => (await call('PUT /products/{id}', { params: { id }, body })).data;

describe('a new product', () => {
  it('is on sale at once when nothing is said of its status, sent as JSON or as a form', async () => {
    const category = await createCategory(shop);
    const form = new FormData();
    for (const [name, value] of Object.entries({ name: 'Gari', price: '900', category: category.slug }))
      form.append(name, value);
    const json = { name: 'Tapioca', price: 800, categoryId: category.id };
    const made = [await call('POST /products', { body: json }), await call('POST /products', { body: form })];
    for (const { data } of made) {
      expect(data.status).toBe('PUBLISHED');
      expect((await visitor.call('GET /products/{id}', { params: { id: data.id } })).data.name).toBe(data.name);
    }
    const listed = await visitor.call('GET /products', { query: { category: category.slug } });
    expect(listed.data.map(({ name }) => name)).toEqual(['Gari', 'Tapioca']);
  });

  it('that is a draft is seen by staff only, until it is published: then everybody sees it at once', async () => {
    const category = await createCategory(shop);
    const { data } = await call('POST /products', {
      body: { name: 'Huile de sésame', price: 4500, categoryId: category.id, stock: 12, status: 'DRAFT' },
    });
    expect(data).toMatchObject({ slug: 'huile-de-sesame', price: 4500, stock: 12, status: 'DRAFT', sku: null });
    const hidden = await refusalOf(visitor.call('GET /products/{id}', { params: { id: data.id } }));
    expect(hidden.code).toBe('product_not_found');
    expect((await visitor.call('GET /products', { query: { search: 'sésame' } })).data).toEqual([]);

    await change(data.id, { status: 'PUBLISHED' });
    const seen = await visitor.call('GET /products/{id}', { params: { id: 'huile-de-sesame' } });
    expect(seen.data.id).toBe(data.id);
    expect(seen.data.status).toBeUndefined();
    expect((await visitor.call('GET /products', { query: { search: 'sésame' } })).data).toHaveLength(1);
    const counted = await visitor.call('GET /categories/{id}', { params: { id: category.id } });
    expect(counted.data.productsCount).toBe(1);
  });

  it('is told all that it lacks at once', async () => {
    const errorsOf = async (body: object) => (await refusalOf(call('POST /products', { body: body as never }))).errors;
    const [name, price, categoryId] = [['Le nom est requis'], ['Le prix est requis'], ['La catégorie est requise']];
    expect(await errorsOf({})).toEqual({ name, price, categoryId });
    expect(await errorsOf(new FormData())).toEqual({ name, price, categoryId });
    expect(await errorsOf({ price: 500, category: 'cereales' })).toEqual({ name });
    expect(await errorsOf({ name: 'Gari', variations: [{ name: '1 kg', price: 900 }] })).toEqual({ categoryId });
  });

  it('gets an address of its own when another product has its name', async () => {
    const { id: categoryId } = await createCategory(shop);
    const body = { name: 'Miel d’acacia', price: 1000, categoryId };
    const slugs = await Promise.all([1, 2, 3].map(async () => (await call('POST /products', { body })).data.slug));
    expect(slugs.toSorted()).toEqual(['miel-dacacia', 'miel-dacacia-2', 'miel-dacacia-3']);
  });

  it('is refused without name, price or category, each said at its field', async () => {
    const category = await createCategory(shop);
    const asked = async (body: object) =>
      (await refusalOf(call('POST /products', { body: body as { name: string } }))).errors;
    expect(await asked({ price: 10, categoryId: category.id })).toHaveProperty('name');
    expect(await asked({ name: 'X', categoryId: category.id })).toHaveProperty('price');
    expect(await asked({ name: 'X', price: 10 })).toHaveProperty('categoryId');
    expect(await asked({ name: 'X', price: -1, categoryId: category.id })).toHaveProperty('price');
    expect(await asked({ name: 'X', price: 10.5, categoryId: category.id })).toHaveProperty('price');
    expect(await asked({ name: 'X', price: 10, originalPrice: 10, categoryId: category.id })).toHaveProperty(
      'originalPrice',
    );
    expect(await asked({ name: 'X', price: 10, category: 'nulle-part' })).toHaveProperty('category');
    expect(await asked({ name: 'X', price: 10, categoryId: category.id, slug: 'Pas Bon' })).toHaveProperty('slug');
  });

  it('is created from a form too, every field being text', async () => {
    const category = await createCategory(shop);
    const form = new FormData();
    const fields = {
      name: 'Savon noir',
      price: '1500',
      stock: '3',
      isNew: 'true',
      category: category.slug,
      originalPrice: '',
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('features', 'Naturel');
    form.append('features', 'Sans parfum');
    const { data } = await call('POST /products', { body: form });
    expect(data).toMatchObject({ price: 1500, stock: 3, isNew: true, originalPrice: null });
    expect(data.features).toEqual(['Naturel', 'Sans parfum']);
    expect(data.categoryId).toBe(category.id);
  });
});

describe('a change of a product', () => {
  it('is seen by the public at once, on its page and in lists', async () => {
    const { id, categoryId } = await createProduct(shop, { name: 'Tisane du soir', price: 2000 });
    const page = async () => (await visitor.call('GET /products/{id}', { params: { id } })).data;
    const list = async () => (await visitor.call('GET /products', { query: { category: categoryId } })).data[0];
    expect([(await page()).price, (await list())?.price]).toEqual([2000, 2000]);
    await change(id, { price: 2600, seoTitle: 'Tisane pour dormir' });
    expect([(await page()).price, (await list())?.price]).toEqual([2600, 2600]);
    expect((await page()).seoTitle).toBe('Tisane pour dormir');
    await change(id, { status: 'ARCHIVED' });
    expect((await refusalOf(page())).status).toBe(404);
    expect(await list()).toBeUndefined();
  });

  it('leaves what is not sent', async () => {
    const { id } = await createProduct(shop, { description: 'Doux', features: ['Bio'], originalPrice: 9000, stock: 4 });
    const before = await read(id);
    const after = await change(id, { isFeatured: true });
    expect({ ...after, updatedAt: '' }).toEqual({ ...before, isFeatured: true, updatedAt: '' });
  });

  it('takes the product back as it was read, sub-category and all', async () => {
    const top = await createCategory(shop);
    const below = await createCategory(shop, { parentId: top.id });
    const { id } = await createProduct(shop, { categoryId: below.id });
    const { name, price, categoryId, category, subcategory, image, images } = await read(id);
    const after = await change(id, { name, price, categoryId, category, subcategory, image, images });
    expect(after.subcategory?.id).toBe(below.id);
    expect((await change(id, { categoryId })).subcategory?.id).toBe(below.id);
    expect((await change(id, { subcategory: null })).subcategory).toBeNull();
    const other = await createCategory(shop);
    const refusal = await refusalOf(change(id, { categoryId: other.id, subcategory: below.slug }));
    expect(refusal.errors).toHaveProperty('subcategory');
  });

  it('may move it to another category: both count at once', async () => {
    const [from, to] = [await createCategory(shop), await createCategory(shop)];
    const { id } = await createProduct(shop, { categoryId: from.id });
    const counts = () =>
      Promise.all(
        [from, to].map(
          async (one) => (await visitor.call('GET /categories/{id}', { params: { id: one.id } })).data.productsCount,
        ),
      );
    expect(await counts()).toEqual([1, 0]);
    await change(id, { category: to.slug });
    expect(await counts()).toEqual([0, 1]);
  });

  it('keeps references and addresses apart, and says at which field they clash', async () => {
    const one = await createProduct(shop);
    const two = await createProduct(shop, { variations: [{ name: 'Petit' }] });
    await change(one.id, { sku: 'REF-1' });
    expect(await refusalOf(change(two.id, { sku: 'REF-1' }))).toMatchObject({
      status: 409,
      code: 'sku_taken',
      errors: { sku: [expect.stringContaining('référence')] },
    });
    const variations = [{ id: two.variations[0]?.id, sku: 'REF-1' }];
    expect((await refusalOf(change(two.id, { variations }))).errors).toHaveProperty(['variations.0.sku']);
    expect(await refusalOf(change(two.id, { slug: one.slug }))).toMatchObject({
      status: 409,
      code: 'slug_taken',
      errors: { slug: [expect.any(String)] },
    });
    const unknown = await refusalOf(change('01890000-0000-7000-8000-000000000000', { price: 1 }));
    expect(unknown.code).toBe('product_not_found');
  });

  it('is in the log with what was and what became', async () => {
    const { id } = await createProduct(shop, { price: 100 });
    await change(id, { price: 200 });
    const entry = await shop.platform.db
      .selectFrom('audit_log')
      .selectAll()
      .where('row_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ act: 'update', resource: 'products', staff_name: 'Codjo Agossou' });
    expect([entry.before, entry.after]).toMatchObject([{ price: 100 }, { price: 200 }]);
  });
});

describe('a removed product', () => {
  it('is gone when nobody ordered it', async () => {
    const { id } = await createProduct(shop);
    const { message } = await call('DELETE /products/{id}', { params: { id } });
    expect(message).toBe('Produit supprimé.');
    expect((await refusalOf(read(id))).status).toBe(404);
  });

  it('is archived when it lies in a cart: the shopper finds it there, marked', async () => {
    const { id } = await createProduct(shop);
    const shopper = await createShopper(shop);
    await fillCart(shop, shopper.userId, [{ productId: id }]);
    const { message } = await call('DELETE /products/{id}', { params: { id } });
    expect(message).toContain('archivé');
    expect((await read(id)).status).toBe('ARCHIVED');
    const { items } = await shop.client(shopper.token).call('GET /cart');
    expect(items.map(({ product, issue }) => [product.id, issue])).toEqual([[id, 'unavailable']]);
  });

  it('is archived when it was ordered: the order keeps its line', async () => {
    const { id } = await createProduct(shop, { name: 'Baume' });
    const { orderId } = await createOrder(shop, { lines: [{ productId: id }] });
    expect((await visitor.call('GET /products/{id}', { params: { id } })).data.name).toBe('Baume');
    const { message } = await call('DELETE /products/{id}', { params: { id } });
    expect(message).toContain('archivé');
    expect((await read(id)).status).toBe('ARCHIVED');
    expect((await refusalOf(visitor.call('GET /products/{id}', { params: { id } }))).status).toBe(404);
    const { data: order } = await call('GET /orders/{id}', { params: { id: orderId } });
    expect(order.orderItems[0]?.product?.name).toBe('Baume');
  });
});

describe('a copy of a product', () => {
  it('is a draft without reference and stock, with everything else', async () => {
    const { id } = await createProduct(shop, {
      name: 'Karité',
      features: ['Pur'],
      variations: [
        { name: '100 g', price: 1200, stock: 4 },
        { name: '250 g', price: 2500 },
      ],
    });
    await change(id, { sku: 'KAR' });
    const { data: copy } = await call('POST /products/{id}/duplicate', { params: { id } });
    expect(copy).toMatchObject({
      name: 'Copie de Karité',
      slug: 'copie-de-karite',
      status: 'DRAFT',
      sku: null,
      stock: 0,
    });
    expect(copy.features).toEqual(['Pur']);
    expect(copy.variations.map(({ name, price, stock }) => [name, price, stock])).toEqual([
      ['100 g', 1200, 0],
      ['250 g', 2500, 0],
    ]);
    expect((await read(id)).variations[0]?.stock).toBe(4);
  });
});

describe('the list of the back office', () => {
  it('shows every state, narrowed by state, stock and reference, in its own orders', async () => {
    const { id: categoryId } = await createCategory(shop);
    const draft = await createProduct(shop, { categoryId, status: 'DRAFT', stock: 2, name: 'Zeste' });
    const out = await createProduct(shop, { categoryId, stock: 0, name: 'Abricot' });
    const full = await createProduct(shop, { categoryId, stock: 90, name: 'Mangue' });
    await change(full.id, { sku: 'MG-77' });
    const ids = async (query: object) =>
      (await call('GET /products', { query: { category: categoryId, ...query } })).data.map(({ id }) => id);
    expect(await ids({})).toEqual([out.id, full.id, draft.id]);
    expect(await ids({ status: 'DRAFT' })).toEqual([draft.id]);
    expect(await ids({ stock: 'low' })).toEqual([draft.id]);
    expect(await ids({ stock: 'out' })).toEqual([out.id]);
    expect(await ids({ stock: 'short' })).toEqual([out.id, draft.id]);
    expect(await ids({ sort: 'stock-desc' })).toEqual([full.id, draft.id, out.id]);
    expect(await ids({ search: 'mg-77' })).toEqual([full.id]);
    expect(await ids({ search: '%' })).toEqual([]);
    const page = await call('GET /products', { query: { category: categoryId, page: 9, limit: 1 } });
    expect([page.data, page.meta.total]).toEqual([[], 3]);

    const sizes = [
      { name: 'S', stock: 0 },
      { name: 'L', stock: 9 },
    ];
    const gap = await createProduct(shop, { categoryId, status: 'ARCHIVED', variations: sizes });
    expect(await ids({ stock: 'variation-out' })).toEqual([gap.id]);

    const seen = await visitor.call('GET /products', { query: { category: categoryId, status: 'DRAFT' } });
    expect(seen.data.map(({ id }) => id)).toEqual([out.id, full.id]);
    const refusal = await refusalOf(visitor.call('GET /products', { query: { sort: 'stock-asc' } }));
    expect(refusal).toMatchObject({ status: 422, errors: { sort: ['Tri inconnu'] } });
  });
});

describe('the notes in the back office', () => {
  it('stand from the best to the worst, and the other way round', async () => {
    const { id: categoryId } = await createCategory(shop);
    const rated = async (name: string, notes: { rating_sum: number; reviews_count: number }) => {
      const { id } = await createProduct(shop, { categoryId, name });
      await shop.platform.db.updateTable('products').set(notes).where('id', '=', id).execute();
    };
    await rated('Moyen', { rating_sum: 6, reviews_count: 2 });
    await rated('Meilleur', { rating_sum: 5, reviews_count: 1 });
    await rated('Moins bon', { rating_sum: 2, reviews_count: 1 });
    const names = async (sort: 'rating' | 'rating-asc') =>
      (await call('GET /products', { query: { category: categoryId, sort } })).data.map(({ name }) => name);
    expect(await names('rating')).toEqual(['Meilleur', 'Moyen', 'Moins bon']);
    expect(await names('rating-asc')).toEqual(['Moins bon', 'Moyen', 'Meilleur']);
  });
});

/** How PostgreSQL counts the products that hold these words. */
function planOfCount(words: readonly string[]): Promise<string> {
  const filter = { shown: WHOLE_SHOP, status: undefined, level: undefined, ids: undefined, words };
  return planOf(shop, (db) => countForStaff(db, filter));
}

it('the featured products are listed by their name from an index of them alone, drafts among them', async () => {
  const { id: categoryId } = await createCategory(shop);
  const names = ['Zeste', 'Abricot', 'Échalote'];
  const [zest, apricot] = await Promise.all(names.map((name) => createProduct(shop, { categoryId, name })));
  await change(zest?.id ?? '', { isFeatured: true, status: 'DRAFT' });
  await change(apricot?.id ?? '', { isFeatured: true });
  const { data } = await call('GET /products', { query: { category: categoryId, featured: 'true', sort: 'name' } });
  expect(data.map(({ name }) => name)).toEqual(['Abricot', 'Zeste']);
  const featured = { shown: { ...WHOLE_SHOP, isFeatured: true }, status: undefined, level: undefined, ids: undefined };
  const plan = await planOf(shop, (db) =>
    selectForStaff(db, { ...featured, words: [] }, 'name', { limit: 25, offset: 0 }),
  );
  expect(plan, plan).toContain('products_all_featured on products');
});

describe('a search of the back office', () => {
  it('finds what holds each word, be it of a letter or two, in the name or in a reference', async () => {
    const { id: categoryId } = await createCategory(shop);
    const oil = await createProduct(shop, { categoryId, name: 'Huile de palme rouge' });
    const sized = await createProduct(shop, {
      categoryId,
      name: 'Huile rouge',
      variations: [{ name: 'L', price: 900, stock: 3 }],
    });
    await change(sized.id, { variations: [{ name: 'L', price: 900, stock: 3, sku: 'DE-5' }] });
    await createProduct(shop, { categoryId, name: 'Huile rouge à bruits' });
    const found = async (search: string) =>
      (await call('GET /products', { query: { category: categoryId, search } })).data.map(({ id }) => id);
    expect(await found('huile de')).toEqual([oil.id, sized.id]);
    expect(await found('dé rouge')).toEqual([oil.id, sized.id]);
    expect(await found('DE')).toEqual([oil.id, sized.id]);
    expect(await found('huile 5 de')).toEqual([sized.id]);
  });

  it('reads an index for its long words alone, which alone tell where to look', async () => {
    const lookups = (plan: string) => plan.match(/Index Scan on products_by_words/gu)?.length ?? 0;
    expect(lookups(await planOfCount(['huile', 'rouge']))).toBe(2);
    expect(lookups(await planOfCount(['huile', 'de']))).toBe(1);
  });
});

describe('who may do what with products', () => {
  it('everybody at the shop reads, writers write, managers remove, nobody else', async () => {
    const { id } = await createProduct(shop);
    const acts = async (token?: string) => {
      const client = shop.client(token);
      const tried = [
        client.call('PUT /products/{id}', { params: { id }, body: { isNew: true } }),
        client.call('GET /products/{id}/stock-movements', { params: { id } }),
        client.call('DELETE /products/{id}', { params: { id: '01890000-0000-7000-8000-000000000000' } }),
      ];
      return Promise.all(
        tried.map((one) =>
          one.then(
            () => 200,
            (refusal: { status: number }) => refusal.status,
          ),
        ),
      );
    };
    const tokenOf = async (role: 'OWNER' | 'MANAGER' | 'EDITOR' | 'SUPPORT') =>
      (await createStaff(shop, { role })).token;
    expect(await acts()).toEqual([401, 401, 401]);
    expect(await acts((await createShopper(shop)).token)).toEqual([403, 403, 403]);
    expect(await acts(await tokenOf('SUPPORT'))).toEqual([403, 200, 403]);
    expect(await acts(await tokenOf('EDITOR'))).toEqual([200, 200, 403]);
    expect(await acts(await tokenOf('MANAGER'))).toEqual([200, 200, 404]);
    expect(await acts(await tokenOf('OWNER'))).toEqual([200, 200, 404]);
  });
});

import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { atOnce } from '#testing/meanwhile';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const visitor = shop.client();
const staff = shop.client((await createStaff(shop, { role: 'EDITOR' })).token);

const NOBODY = '01890000-0000-7000-8000-000000000000';

function write(wishes: Partial<Record<string, unknown>> = {}) {
  const body = { title: 'Bissap à la menthe', ...wishes };
  return staff.call('POST /recipes', { body }).then(({ data }) => data);
}

const publish = (wishes: Partial<Record<string, unknown>> = {}) => write({ status: 'PUBLISHED', ...wishes });
const read = (id: string) => visitor.call('GET /recipes/{id}', { params: { id } }).then(({ data }) => data);

describe('a recipe', () => {
  it('comes as a form with lists, numbers and a picture, and is read by its address', async () => {
    const product = await createProduct(shop, { name: 'Fleurs de bissap' });
    const photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#B8432F' } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.append('title', 'Bissap du dimanche');
    form.append('ingredients', '["2 tasses de bissap","1 litre d’eau"]');
    form.append('steps', JSON.stringify(['Rincez.', 'Infusez 15 minutes.']));
    form.append('prepTime', '10');
    form.append('cookTime', '15');
    form.append('servings', '8');
    form.append('difficulty', 'MOYEN');
    form.append('categoryId', '');
    form.append('productIds', product.id);
    form.append('status', 'PUBLISHED');
    form.append('image', new Blob([new Uint8Array(photo)]), 'bissap.jpg');
    const { data: recipe } = await staff.call('POST /recipes', { body: form });
    expect(recipe).toMatchObject({
      slug: 'bissap-du-dimanche',
      ingredients: ['2 tasses de bissap', '1 litre d’eau'],
      steps: ['Rincez.', 'Infusez 15 minutes.'],
      prepTime: 10,
      cookTime: 15,
      servings: 8,
      difficulty: 'MOYEN',
      categoryId: null,
      picture: { alt: 'Bissap du dimanche' },
      products: [{ id: product.id, name: 'Fleurs de bissap', price: 2500, stock: 10, hasVariations: false }],
    });
    expect(await read('bissap-du-dimanche')).toEqual(recipe);
  });

  it('says of what the shop sells for it whether another size costs more', async () => {
    const sizes = (one: number, other: number) => [
      { name: '100 g', price: one },
      { name: '200 g', price: other },
    ];
    const varied = await createProduct(shop, { variations: sizes(1000, 1800) });
    const alike = await createProduct(shop, { variations: sizes(1000, 1000) });
    const { id } = await publish({ productIds: [varied.id, alike.id] });
    const products = (await read(id)).products.map(({ price, hasDearerVariation }) => [price, hasDearerVariation]);
    expect(products).toEqual([
      [1000, true],
      [1000, false],
    ]);
  });

  it('follows the price and the stock of what the shop sells for it, and leaves out what is not for sale', async () => {
    const [shown, hidden] = [await createProduct(shop), await createProduct(shop, { status: 'DRAFT' })];
    const recipe = await publish({ productIds: [hidden.id, shown.id] });
    expect(recipe.productIds).toEqual([hidden.id, shown.id]);
    expect((await read(recipe.id)).products.map(({ id }) => id)).toEqual([shown.id]);
    await shop.platform.transact(async (tx) => {
      await tx.updateTable('products').set({ stock: 3, price: 900 }).where('id', '=', shown.id).execute();
      await tx.updateTable('products').set({ status: 'PUBLISHED' }).where('id', '=', hidden.id).execute();
      shop.platform.dropTags(tx, `product:${shown.id}`, `product:${hidden.id}`);
    });
    expect((await read(recipe.id)).products).toMatchObject([{ id: hidden.id }, { id: shown.id, price: 900, stock: 3 }]);
    const { data: found } = await visitor.call('GET /recipes', { query: { productId: shown.id } });
    expect(found.map(({ id }) => id)).toEqual([recipe.id]);
  });

  it('is a draft for staff alone until it is published; what is not sent stays', async () => {
    const draft = await write({ title: 'Secret de famille', steps: ['Mélangez.'] });
    expect((await refusalOf(read(draft.id))).code).toBe('recipe_not_found');
    const asked = { query: { search: 'secret', status: 'DRAFT' } } as const;
    expect((await visitor.call('GET /recipes', asked)).data).toEqual([]);
    expect((await staff.call('GET /recipes', asked)).data.map(({ id }) => id)).toEqual([draft.id]);
    const { data } = await staff.call('PUT /recipes/{id}', { params: { id: draft.id }, body: { status: 'PUBLISHED' } });
    expect(data).toMatchObject({ steps: ['Mélangez.'], publishedAt: shop.clock.now().toISOString() });
    expect((await visitor.call('GET /recipes', asked)).data.map(({ id }) => id)).toEqual([draft.id]);

    await staff.call('PUT /recipes/{id}', { params: { id: draft.id }, body: { title: 'Révélé' } });
    expect((await read(draft.slug)).title).toBe('Révélé');
    await staff.call('DELETE /recipes/{id}', { params: { id: draft.id } });
    expect((await refusalOf(read(draft.slug))).status).toBe(404);
    expect((await visitor.call('GET /recipes', asked)).data).toEqual([]);
  });

  it.each([
    [{ title: '' }, 'title'],
    [{ ingredients: ['sel', ' '] }, 'ingredients.1'],
    [{ prepTime: -1 }, 'prepTime'],
    [{ servings: 0 }, 'servings'],
    [{ difficulty: 'IMPOSSIBLE' }, 'difficulty'],
    [{ categoryId: NOBODY }, 'categoryId'],
    [{ productIds: [NOBODY] }, 'productIds'],
    [{ image: 'https://ailleurs.test/a.png' }, 'image'],
  ])('with %j is refused next to the field, and nothing of it is kept', async (wrong, field) => {
    const refusal = await refusalOf(write({ title: 'Ratée', ...wrong }));
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, [field]]);
    expect((await staff.call('GET /recipes', { query: { search: 'Ratée' } })).data).toEqual([]);
  });

  it('is written by who writes for the shop', async () => {
    const recipe = await publish();
    const change = (token?: string) =>
      shop.client(token).call('PUT /recipes/{id}', { params: { id: recipe.id }, body: { servings: 6 } });
    const statusFor = async (token?: string) => (await refusalOf(change(token))).status;
    expect(await statusFor()).toBe(401);
    expect(await statusFor((await createShopper(shop)).token)).toBe(403);
    expect(await statusFor((await createStaff(shop, { role: 'SUPPORT' })).token)).toBe(403);
    expect((await change((await createStaff(shop, { role: 'MANAGER' })).token)).data.servings).toBe(6);
  });
});

describe('a category of recipes', () => {
  it('counts the published ones, narrows the list, and stays while it is in use', async () => {
    const { data: drinks } = await staff.call('POST /recipe-categories', { body: { name: 'Boissons' } });
    const recipe = await publish({ categoryId: drinks.id });
    await write({ categoryId: drinks.id });
    const category = () => visitor.call('GET /recipe-categories/{id}', { params: { id: 'boissons' } });
    expect((await category()).data.recipesCount).toBe(1);
    const { data } = await visitor.call('GET /recipes', { query: { category: 'boissons' } });
    expect(data).toMatchObject([{ id: recipe.id, category: { name: 'Boissons' } }]);
    const byId = await visitor.call('GET /recipes', { query: { categoryId: data[0]?.categoryId ?? '' } });
    expect(byId.data).toEqual(data);
    const remove = () => staff.call('DELETE /recipe-categories/{id}', { params: { id: drinks.id } });
    expect(await refusalOf(remove())).toMatchObject({ status: 409, code: 'recipe_category_in_use' });

    await staff.call('PUT /recipe-categories/{id}', { params: { id: drinks.id }, body: { name: 'À boire' } });
    expect((await read(recipe.id)).category?.name).toBe('À boire');
    await shop.platform.db.updateTable('recipes').set({ category_id: null }).execute();
    await remove();
    expect((await refusalOf(category())).code).toBe('recipe_category_not_found');
  });

  it('keeps what two colleagues write of it at the same moment', async () => {
    const { data: sauces } = await staff.call('POST /recipe-categories', { body: { name: 'Sauces' } });
    const change = (body: { name?: string; description?: string }) =>
      staff.call('PUT /recipe-categories/{id}', { params: { id: sauces.id }, body });
    await atOnce(shop, { table: 'recipe_categories', id: sauces.id }, [
      () => change({ name: 'Sauces du jour' }),
      () => change({ description: 'À napper' }),
    ]);
    const { data } = await staff.call('GET /recipe-categories/{id}', { params: { id: sauces.id } });
    expect(data).toMatchObject({ name: 'Sauces du jour', description: 'À napper' });
  });
});

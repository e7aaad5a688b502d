import { describe, expect, it } from 'vitest';
import { FAVOURITES_MAX } from '@tokpa/contract';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();

async function someone() {
  const { token, userId, password } = await createShopper(shop);
  const { call } = shop.client(token);
  return {
    userId,
    password,
    call,
    list: async () => (await call('GET /favorites')).data,
    add: async (...productIds: string[]) => (await call('POST /favorites', { body: { productIds } })).data,
    remove: async (productId: string) => (await call('DELETE /favorites/{productId}', { params: { productId } })).data,
  };
}

const product = async () => (await createProduct(shop)).id;

const setStatus = (id: string, status: 'DRAFT' | 'PUBLISHED') =>
  shop.platform.db.updateTable('products').set({ status }).where('id', '=', id).execute();

describe('the favourites of an account', () => {
  it('take in those of a browser before what was there, each once and in its order', async () => {
    const [first, second, third, fourth] = [await product(), await product(), await product(), await product()];
    const awa = await someone();
    expect(await awa.list()).toEqual([]);
    await awa.add(first);
    expect(await awa.add(second, first, third)).toEqual([second, third, first]);
    expect(await awa.add(fourth)).toEqual([fourth, second, third, first]);
    expect(await awa.list()).toEqual([fourth, second, third, first]);
  });

  it('are one person’s own', async () => {
    const id = await product();
    const [awa, codjo] = [await someone(), await someone()];
    await awa.add(id);
    expect(await codjo.list()).toEqual([]);
    expect(await codjo.remove(id)).toEqual([]);
    expect(await awa.list()).toEqual([id]);
    expect((await refusalOf(shop.client().call('GET /favorites'))).code).toBe('login_required');
  });

  it('are taken away once, and a second time without a complaint', async () => {
    const [kept, gone] = [await product(), await product()];
    const awa = await someone();
    await awa.add(gone, kept);
    expect(await awa.remove(gone)).toEqual([kept]);
    expect(await awa.remove(gone)).toEqual([kept]);
  });

  it('leave out what is not on sale, and show it again once it is', async () => {
    const [onSale, withdrawn] = [await product(), await product()];
    const awa = await someone();
    await awa.add(withdrawn);
    await setStatus(withdrawn, 'DRAFT');
    expect(await awa.add(onSale, '00000000-0000-7000-8000-000000000000')).toEqual([onSale]);
    const codjo = await someone();
    expect(await codjo.add(withdrawn)).toEqual([]);
    await setStatus(withdrawn, 'PUBLISHED');
    expect(await awa.list()).toEqual([onSale, withdrawn]);
    expect(await codjo.list()).toEqual([]);
  });

  it('keep the newest when they are too many', async () => {
    const ids = [];
    for (let at = 0; at <= FAVOURITES_MAX; at += 1) ids.push(await product());
    const [newest = '', ...others] = ids;
    const awa = await someone();
    await awa.add(...others);
    expect(await awa.add(newest)).toEqual([newest, ...others.slice(0, -1)]);
    expect((await refusalOf(awa.add(...ids))).errors).toEqual({ productIds: [`Maximum ${FAVOURITES_MAX} favoris`] });
    expect((await refusalOf(awa.add())).errors).toEqual({ productIds: ['Choisissez au moins un produit'] });
  });

  it('may come from two devices at once', async () => {
    const ids = [await product(), await product(), await product()];
    const awa = await someone();
    await Promise.all([...ids, ...ids.toReversed()].map((id) => awa.add(id)));
    expect((await awa.list()).toSorted()).toEqual(ids.toSorted());
  });

  it('are in the copy of one’s data, and go with the account', async () => {
    const { id, name } = await createProduct(shop);
    const awa = await someone();
    await awa.add(id);
    expect((await awa.call('GET /auth/export')).favourites).toMatchObject([{ product: name }]);
    await awa.call('DELETE /auth/account', { body: { password: awa.password } });
    const left = shop.platform.db.selectFrom('favourites').selectAll().where('user_id', '=', awa.userId);
    expect(await left.execute()).toEqual([]);
  });
});

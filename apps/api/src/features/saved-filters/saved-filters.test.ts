import { expect, it } from 'vitest';
import { SAVED_FILTERS_PER_LIST } from '@tokpa/contract';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();

async function desk() {
  const { token, email, password } = await createStaff(shop, { role: 'SUPPORT' });
  const { call } = shop.client(token);
  return {
    token,
    email,
    password,
    keep: async (name: string, query = 'filter=%7B%7D', list = 'orders') =>
      (await call('PUT /auth/admin/saved-filters', { body: { list, name, query } })).data,
    forget: (id: string) => call('DELETE /auth/admin/saved-filters/{id}', { params: { id } }),
    names: async (list?: string) => {
      const { data } = await call('GET /auth/admin/saved-filters', { query: { list } });
      return data.map(({ name }) => name);
    },
  };
}

it('filters are kept by name for one person and one list, in the order of a French dictionary', async () => {
  const [awa, codjo] = [await desk(), await desk()];
  await awa.keep('Zou');
  const { id } = await awa.keep('À expédier');
  await awa.keep('Écart');
  await awa.keep('Épuisés', '', 'products');
  expect(await awa.names('orders')).toEqual(['À expédier', 'Écart', 'Zou']);
  expect(await awa.names()).toHaveLength(4);
  expect(await codjo.names()).toEqual([]);
  expect((await refusalOf(codjo.forget(id))).code).toBe('saved_filter_not_found');
  await awa.forget(id);
  expect(await awa.names('orders')).toEqual(['Écart', 'Zou']);
});

it('they are there on every device, after signing out and in again', async () => {
  const awa = await desk();
  await awa.keep('À emballer', 'filter=%7B%22status%22%3A%22PAID%22%7D');
  await shop.client(awa.token).call('POST /auth/logout');
  const body = { email: awa.email, password: awa.password };
  const { token } = await shop.client().call('POST /auth/admin/login', { body });
  const { data } = await shop.client(token).call('GET /auth/admin/saved-filters', { query: { list: 'orders' } });
  expect(data).toMatchObject([{ name: 'À emballer', query: 'filter=%7B%22status%22%3A%22PAID%22%7D' }]);
});

it('the same name again takes the place of what it meant before', async () => {
  const awa = await desk();
  const first = await awa.keep('À suivre', 'page=1');
  const second = await awa.keep('À suivre', 'page=2');
  expect([second.id, second.query, await awa.names()]).toEqual([first.id, 'page=2', ['À suivre']]);
});

it('a nameless one is refused, and so are more than anybody can find again', async () => {
  const awa = await desk();
  expect((await refusalOf(awa.keep(' '))).errors).toEqual({ name: ['Donnez un nom à ces filtres'] });
  for (let at = 0; at < SAVED_FILTERS_PER_LIST; at += 1) await awa.keep(`Filtre ${at}`);
  expect((await refusalOf(awa.keep('Un de trop'))).code).toBe('saved_filters_full');
  expect(await awa.names()).toHaveLength(SAVED_FILTERS_PER_LIST);
  await awa.keep('Filtre 7', 'page=3');
});

it('a customer has none', async () => {
  const { token } = await createShopper(shop);
  expect((await refusalOf(shop.client(token).call('GET /auth/admin/saved-filters'))).status).toBe(403);
});

import { expect, test } from 'vitest';
import { createAddress } from '#testing/create-address';
import { createShopper } from '#testing/create-shopper';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { MOST_ADDRESSES } from './shipping-addresses.ts';

const shop = await useTestShop();

const AT_HOME = { addressLine1: 'Rue 12.345', city: 'Cotonou', country: 'Bénin' } as const;

async function enter() {
  const shopper = await createShopper(shop);
  const client = shop.client(shopper.token);
  const list = async () => (await client.call('GET /shipping-addresses')).data;
  const add = async (wishes: object = {}) =>
    (await client.call('POST /shipping-addresses', { body: { ...AT_HOME, ...wishes } })).data;
  return { shopper, client, list, add };
}

test('the first address becomes the default, the next ones only when asked', async () => {
  const { add, list } = await enter();
  const first = await add();
  expect(first.isDefault).toBe(true);
  expect((await add()).isDefault).toBe(false);
  const third = await add({ isDefault: true });
  expect(third.isDefault).toBe(true);
  expect((await list()).filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([third.id]);
});

test('an address keeps everything that was typed, and what was left empty is nothing', async () => {
  const { add } = await enter();
  const address = await add({ landmark: 'Derrière la pharmacie', recipientName: 'Koffi', phone: '', postalCode: '' });
  expect(address).toMatchObject({
    ...AT_HOME,
    landmark: 'Derrière la pharmacie',
    recipientName: 'Koffi',
    phone: null,
    postalCode: null,
  });
});

test('the list shows the default first, then the newest', async () => {
  const { add, list } = await enter();
  const first = await add();
  const second = await add();
  const third = await add();
  expect((await list()).map(({ id }) => id)).toEqual([first.id, third.id, second.id]);
});

test('another address can be made the default, and the default can not be given up for none', async () => {
  const { add, client, list } = await enter();
  const first = await add();
  const second = await add();
  await client.call('PUT /shipping-addresses/{id}', { params: { id: second.id }, body: { isDefault: true } });
  expect((await list()).map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [second.id, true],
    [first.id, false],
  ]);
  await client.call('PUT /shipping-addresses/{id}', { params: { id: second.id }, body: { isDefault: false } });
  expect((await list())[0]).toMatchObject({ id: second.id, isDefault: true });
});

test('changing one field leaves the others', async () => {
  const { add, client } = await enter();
  const { id } = await add({ landmark: 'Près du marché' });
  const { data } = await client.call('PUT /shipping-addresses/{id}', { params: { id }, body: { city: 'Ouidah' } });
  expect(data).toMatchObject({ city: 'Ouidah', landmark: 'Près du marché', isDefault: true });
});

test('a commune of Benin is never kept with the department of another, however both are written', async () => {
  const { add, client } = await enter();
  const sentence = 'Cotonou est dans un autre département\u00a0: Littoral';
  expect(await refusalOf(add({ city: 'cotonou', state: 'borgou' }))).toMatchObject({
    status: 422,
    message: sentence,
    errors: { state: [sentence] },
  });
  const { id } = await add({ state: 'Littoral' });
  const change = (body: object) => client.call('PUT /shipping-addresses/{id}', { params: { id }, body });
  expect((await refusalOf(change({ state: 'Mono' }))).errors).toEqual({ state: [sentence] });
  expect((await refusalOf(change({ city: 'Parakou' }))).errors).toHaveProperty('state');
  expect((await change({ city: 'Parakou', state: 'Borgou' })).data).toMatchObject({ city: 'Parakou', state: 'Borgou' });
  expect((await change({ city: 'Godomey', state: 'Atlantique' })).data.city).toBe('Godomey');
  expect((await change({ city: 'Cotonou', state: 'Grand Cotonou' })).data.state).toBe('Grand Cotonou');
  expect((await change({ state: 'Mono', country: 'Togo' })).data).toMatchObject({ state: 'Mono', country: 'Togo' });
});

test('an address from before departments were looked at can still be made the default', async () => {
  const { shopper, client } = await enter();
  const { id } = await createAddress(shop, shopper.userId, { city: 'Cotonou', isDefault: false });
  await shop.platform.db.updateTable('shipping_addresses').set({ state: 'Borgou' }).where('id', '=', id).execute();
  const body = { isDefault: true, landmark: 'Portail vert' };
  const { data } = await client.call('PUT /shipping-addresses/{id}', { params: { id }, body });
  expect(data).toMatchObject({ isDefault: true, landmark: 'Portail vert', state: 'Borgou' });
});

test('deleting the default makes the newest one the default', async () => {
  const { add, client, list } = await enter();
  const first = await add();
  await add();
  const newest = await add();
  const answer = await client.call('DELETE /shipping-addresses/{id}', { params: { id: first.id } });
  expect(answer.message).toBe('Adresse supprimée.');
  expect((await list()).map(({ id, isDefault }) => [id, isDefault])[0]).toEqual([newest.id, true]);
});

test('two tabs that set two defaults at the same moment leave exactly one', async () => {
  const { add, client, list } = await enter();
  const ids: string[] = [];
  for (let made = 0; made < 4; made += 1) ids.push((await add()).id);
  const changes = Array.from({ length: 12 }, (_, turn) => ({
    params: { id: ids[turn % ids.length] ?? '' },
    body: { isDefault: true },
  }));
  await Promise.all(changes.map((change) => client.call('PUT /shipping-addresses/{id}', change)));
  expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test('first addresses added at the same moment leave exactly one default', async () => {
  const { add, list } = await enter();
  await Promise.all([add({ isDefault: true }), add(), add({ isDefault: true }), add()]);
  expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test('nobody reads, changes or deletes an address of another', async () => {
  const { client } = await enter();
  const other = await createShopper(shop);
  const params = { id: (await createAddress(shop, other.userId)).id };
  const refusals = await Promise.all([
    refusalOf(client.call('GET /shipping-addresses/{id}', { params })),
    refusalOf(client.call('PUT /shipping-addresses/{id}', { params, body: { city: 'Parakou' } })),
    refusalOf(client.call('DELETE /shipping-addresses/{id}', { params })),
  ]);
  expect(refusals.map(({ status, code }) => [status, code])).toEqual(
    Array.from({ length: 3 }, () => [404, 'address_not_found']),
  );
  expect((await shop.client(other.token).call('GET /shipping-addresses')).data[0]?.city).toBe('Cotonou');
});

test('an account holds fifty addresses and no more', async () => {
  const { shopper, add } = await enter();
  for (let made = 0; made < MOST_ADDRESSES; made += 1)
    await createAddress(shop, shopper.userId, { isDefault: made === 0 });
  expect(await refusalOf(add())).toMatchObject({ status: 409, code: 'too_many_addresses' });
});

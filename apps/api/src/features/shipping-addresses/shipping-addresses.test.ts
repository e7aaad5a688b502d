import { expect, test } from 'vitest';
import { createAddress } from '#testing/create-address';
import { createShopper } from '#testing/create-shopper';
import { during, untilWaiting } from '#testing/meanwhile';
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

test('an address may be sent back whole: what was changed is written, what is the shop’s own to say is not', async () => {
  const { add, client, list } = await enter();
  const other = await add();
  const { id } = await add({ landmark: 'Près du marché', recipientName: 'Koffi' });
  const { data: read } = await client.call('GET /shipping-addresses/{id}', { params: { id } });
  const body = { ...read, city: 'Ouidah' };
  const { data: changed } = await client.call('PUT /shipping-addresses/{id}', { params: { id }, body });
  expect(changed).toEqual({ ...read, city: 'Ouidah', updatedAt: changed.updatedAt });

  const long = '2001-01-01T00:00:00.000Z';
  await client.call('PUT /shipping-addresses/{id}', {
    params: { id },
    body: { id: other.id, createdAt: long, updatedAt: long },
  });
  expect(await list()).toEqual([other, { ...changed, updatedAt: expect.not.stringContaining(long) as string }]);
  const userId = (await createShopper(shop)).userId;
  expect(
    await refusalOf(
      client.call('PUT /shipping-addresses/{id}', { params: { id }, body: { ...read, userId } as object }),
    ),
  ).toMatchObject({ status: 422, message: 'Champ inconnu : userId' });
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

test('an address added in another tab while the account is being closed is refused, and none is left', async () => {
  const { shopper, client, add, list } = await enter();
  const { id } = await add();
  const acts: Promise<unknown>[] = [];
  await during(
    shop,
    (tx) => tx.updateTable('shipping_addresses').set({ city: 'Parakou' }).where('id', '=', id).execute(),
    async () => {
      acts.push(client.call('DELETE /auth/account', { body: { password: shopper.password } }));
      await untilWaiting(shop);
      acts.push(refusalOf(add()));
      await untilWaiting(shop, 2);
    },
  );
  expect(await Promise.all(acts)).toMatchObject([{ message: expect.any(String) }, { code: 'unauthorized' }]);
  expect((await refusalOf(list())).code).toBe('unauthorized');
  const left = shop.platform.db.selectFrom('shipping_addresses').select('id').where('user_id', '=', shopper.userId);
  expect(await left.execute()).toEqual([]);
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

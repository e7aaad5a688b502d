import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { createProduct } from '#testing/create-product';
import { useTestShop } from '#testing/test-shop';

// The bench sends the same statements by the bare driver, and says how near to that the shop comes. A copy of one that the shop
// no longer sends would measure another shop: copy it anew from what this test prints.
const FOLDER = path.resolve(import.meta.dirname, '../../../bench/src/writes/sql');
// The bench writes these itself; the last three are the process's own.
const AROUND = new Set([
  'begin',
  'commit',
  'select pg_notify($1, $2)',
  'select "maintenance_since" from "shop_state"',
  'select 1',
  'set default_transaction_read_only = on',
]);
const OF_JOBS = /\bjobs\./;

const inOneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ');
const names = new Map(
  readdirSync(FOLDER).map((file) => [
    inOneLine(readFileSync(path.join(FOLDER, file), 'utf8')),
    path.basename(file, '.sql'),
  ]),
);

const shop = await useTestShop();

/** The statements that reach the driver meanwhile: those that the bench knows by their names there, others as they are. */
async function sentDuring(work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const texts = sent.mock.calls.map(([asked]) =>
      inOneLine(typeof asked === 'string' ? asked : (asked as { text: string }).text),
    );
    return texts.filter((text) => !AROUND.has(text) && !OF_JOBS.test(text)).map((text) => names.get(text) ?? text);
  } finally {
    sent.mockRestore();
  }
}

const REGISTRATION = {
  firstName: 'Awa',
  lastName: 'Dossou',
  email: 'awa@exemple.bj',
  password: 'secret1',
  phoneNumber: '+2290197000000',
};

it('what the bench calls the statements of a whole checkout is what the shop sends', async () => {
  const { id: productId } = await createProduct(shop);
  let token = '';
  const registration = await sentDuring(async () => {
    ({ token } = await shop.client().call('POST /auth/register', { body: REGISTRATION }));
  });
  expect(registration).toEqual(['insert-user', 'insert-session', 'read-settings', 'insert-mail']);
  const { call } = shop.client(token);
  let addressId = '';
  const writing = await sentDuring(async () => {
    const body = { addressLine1: 'Rue 1', city: 'Cotonou', country: 'Bénin' };
    ({ id: addressId } = (await call('POST /shipping-addresses', { body })).data);
  });
  expect(writing).toEqual([
    'find-session',
    'lock-address-book',
    'count-addresses',
    'clear-default-address',
    'insert-address',
  ]);
  const addition = await sentDuring(() => call('POST /cart/items', { body: { productId, quantity: 1 } }));
  expect(addition).toEqual(['find-session', 'find-offer', 'add-to-line', 'read-cart']);
  const order = await sentDuring(() =>
    call('POST /orders', {
      body: { shippingAddressId: addressId, paymentMethod: 'momo' },
      headers: { 'idempotency-key': 'one' },
    }),
  );
  expect(order).toEqual([
    'find-session',
    'insert-key',
    'lock-buyer',
    'cart-lines',
    'read-settings',
    'insert-order',
    'read-settings',
    'insert-mail',
    'set-key-order',
    'insert-attempt',
    'open-sandbox-payment',
    'update-attempt',
    'start-payment',
    'read-order',
  ]);
  expect(new Set([...registration, ...writing, ...addition, ...order])).toEqual(new Set(names.values()));
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { createAddress } from '#testing/create-address';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { useTestShop } from '#testing/test-shop';

// The bench sends the same statements by the bare driver, and says how near to that the shop comes. A copy of one that the shop
// no longer sends would measure another shop: copy it anew from what this test prints.
const FOLDER = path.resolve(import.meta.dirname, '../../../bench/src/writes/sql');
// The bench writes these itself; the last one is the process's own, at its start.
const AROUND = new Set(['begin', 'commit', 'select pg_notify($1, $2)', 'select "maintenance_since" from "shop_state"']);

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
    return texts.filter((text) => !AROUND.has(text)).map((text) => names.get(text) ?? text);
  } finally {
    sent.mockRestore();
  }
}

it('what the bench calls the statements of an addition to the cart and of an order is what the shop sends', async () => {
  const { userId, token } = await createShopper(shop);
  const address = await createAddress(shop, userId);
  const { id: productId } = await createProduct(shop);
  const { call } = shop.client(token);
  const addition = await sentDuring(() => call('POST /cart/items', { body: { productId, quantity: 1 } }));
  expect(addition).toEqual(['find-session', 'find-offer', 'add-to-line', 'read-cart']);
  const order = await sentDuring(() =>
    call('POST /orders', { body: { shippingAddressId: address.id, paymentMethod: 'momo' } }),
  );
  expect(order).toEqual([
    'find-session',
    'lock-buyer',
    'cart-lines',
    'read-settings',
    'insert-order',
    'read-settings',
    'insert-mail',
    'insert-attempt',
    'insert-sandbox-payment',
    'find-sandbox-payment',
    'update-attempt',
    'start-payment',
    'read-order',
  ]);
  expect(new Set([...addition, ...order])).toEqual(new Set(names.values()));
});

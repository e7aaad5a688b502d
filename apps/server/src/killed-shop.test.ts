import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createClient } from '@tokpa/contract/client';
import { KillableShop } from './testing/killable-shop.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const PATIENCE = { timeout: 30_000, interval: 100 };

let shop: KillableShop;

beforeAll(async () => {
  shop = await KillableShop.create({ port: 3391 });
  await shop.start();
}, 90_000);

afterAll(() => shop.remove());

async function createProduct(stock: number): Promise<string> {
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `with category as (insert into categories (slug, name) values ('miels', 'Miels')
       on conflict (slug) do update set name = excluded.name returning id)
     insert into products (category_id, slug, name, price, stock)
     select id, 'miel-' || gen_random_uuid(), 'Miel de forêt', 2500, $1 from category returning id`,
    [stock],
  );
  return rows[0]?.id ?? '';
}

/** A shopper with an order that waits for its payment on the hosted page. */
async function orderToPay(productId: string) {
  const visitor = createClient({ baseUrl: `${shop.url}/api/v1` });
  const { token } = await visitor.call('POST /auth/register', {
    body: {
      firstName: 'Awa',
      lastName: 'Dossou',
      email: `awa-${randomBytes(6).toString('hex')}@example.com`,
      password: 'secret1',
      phoneNumber: '+2290197000000',
    },
  });
  const shopper = createClient({ baseUrl: `${shop.url}/api/v1`, token: () => token });
  await shopper.call('POST /cart/items', { body: { productId, quantity: 1 } });
  const address = await shopper.call('POST /shipping-addresses', {
    body: { addressLine1: 'Rue 1', city: 'Cotonou', country: 'Bénin' },
  });
  const placed = await shopper.call('POST /orders', {
    body: { shippingAddressId: address.data.id, paymentMethod: 'momo' },
  });
  const page = placed.checkout_url ?? '';
  await fetch(`${page}/payer`, { method: 'POST', headers: FORM, body: 'operator=mtn&phone=0197000000' });
  return { shopper, orderId: placed.order.id, page };
}

test('a shop that is killed while a payment comes in has the order paid once it is back, and once only', async () => {
  const productId = await createProduct(10);
  for (const killedAfterMs of [0, 5, 20]) {
    const { shopper, orderId, page } = await orderToPay(productId);
    const decided = fetch(`${page}/decision`, {
      method: 'POST',
      headers: FORM,
      body: 'decision=approve',
      redirect: 'manual',
    }).catch(() => 'the shop died before it could answer');
    await new Promise((resolve) => setTimeout(resolve, killedAfterMs));
    await shop.kill();
    await decided;
    await shop.start();
    const { rows } = await shop.database.pool.query<{ status: string }>(
      `select status from sandbox_payments where merchant_reference in (select id::text from payment_attempts where order_id = $1)`,
      [orderId],
    );
    // Killed before the payer's answer was written: the payer answers again.
    if (rows[0]?.status !== 'approved') {
      await fetch(`${page}/decision`, { method: 'POST', headers: FORM, body: 'decision=approve', redirect: 'manual' });
    }
    await vi.waitFor(async () => {
      const { data } = await shopper.call('GET /orders/{id}', { params: { id: orderId } });
      expect(data.status).toBe('PAID');
      expect(data.transactions.map(({ status }) => status)).toEqual(['PAID']);
      expect(data.events.filter(({ status }) => status === 'PAID')).toHaveLength(1);
    }, PATIENCE);
  }
  const { rows } = await shop.database.pool.query<{ stock: number }>('select stock from products where id = $1', [
    productId,
  ]);
  expect(rows).toEqual([{ stock: 7 }]);
}, 120_000);

import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createClient } from '@tokpa/contract/client';
import { connect, type Database } from '@tokpa/api';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServerUrl: string;
    templateDatabase: string;
  }
}

const PORT = 3391;
const URL_OF_SHOP = `http://127.0.0.1:${PORT}`;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const PATIENCE = { timeout: 30_000, interval: 100 };

const template = inject('templateDatabase');
const name = `${template}_killed_${randomBytes(4).toString('hex')}`;
const serverUrl = inject('databaseServerUrl');
const databaseUrl = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
let server: Database;
let shopDatabase: Database;
let dataDir = '';
let child: ChildProcess | undefined;

async function startShop(): Promise<void> {
  child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(PORT),
      HOST: '127.0.0.1',
      PUBLIC_URL: URL_OF_SHOP,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  await vi.waitFor(async () => expect((await fetch(`${URL_OF_SHOP}/readyz`)).ok).toBe(true), PATIENCE);
}

async function killShop(): Promise<void> {
  const gone = new Promise((resolve) => child?.once('exit', resolve));
  child?.kill('SIGKILL');
  await gone;
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tokpa-killed-'));
  server = connect(serverUrl, { max: 1 });
  await server.pool.query(`create database ${name} template ${template}`);
  shopDatabase = connect(databaseUrl, { max: 2 });
  await startShop();
});

afterAll(async () => {
  await killShop();
  await shopDatabase.close();
  await server.pool.query(`drop database ${name} with (force)`);
  await server.close();
  await rm(dataDir, { recursive: true });
});

async function createProduct(stock: number): Promise<string> {
  const { rows } = await shopDatabase.pool.query<{ id: string }>(
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
  const visitor = createClient({ baseUrl: `${URL_OF_SHOP}/api/v1` });
  const { token } = await visitor.call('POST /auth/register', {
    body: {
      firstName: 'Awa',
      lastName: 'Dossou',
      email: `awa-${randomBytes(6).toString('hex')}@example.com`,
      password: 'secret1',
      phoneNumber: '+2290197000000',
    },
  });
  const shopper = createClient({ baseUrl: `${URL_OF_SHOP}/api/v1`, token: () => token });
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
    await killShop();
    await decided;
    await startShop();
    const { rows } = await shopDatabase.pool.query<{ status: string }>(
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
  const { rows } = await shopDatabase.pool.query<{ stock: number }>('select stock from products where id = $1', [
    productId,
  ]);
  expect(rows).toEqual([{ stock: 7 }]);
}, 120_000);

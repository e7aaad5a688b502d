import { startTemporaryDatabase } from './db/embed-temporary.ts';
import { migrate } from './db/migrate.ts';
import { openTestShop } from './testing/test-shop.ts';
import { createShopper } from './testing/create-shopper.ts';
import { createProduct } from './testing/create-product.ts';
import { createAddress } from './testing/create-address.ts';
import pg from 'pg';

const db = await startTemporaryDatabase();
await migrate(db.url);
const shop = await openTestShop(db.url);
const statements: string[] = [];
let spy = false;
const original = pg.Client.prototype.query;
(pg.Client.prototype as { query: unknown }).query = function (this: unknown, ...args: unknown[]) {
  if (spy) statements.push(typeof args[0] === 'string' ? args[0] : String((args[0] as { text?: string }).text));
  return (original as (...a: unknown[]) => unknown).apply(this, args);
};
const products = [];
for (let i = 0; i < 60; i += 1) products.push(await createProduct(shop, { stock: 1_000_000 }));
const N = Number(process.argv[2] ?? 800);
const shoppers = [];
for (let i = 0; i < N; i += 1) { const s = await createShopper(shop); shoppers.push({ ...s, address: (await createAddress(shop, s.userId)).id }); }
async function timed(name: string, work: (i: number) => Promise<unknown>, concurrency = 8) {
  let next = 0; const began = performance.now(); const cpu = process.cpuUsage();
  await Promise.all(Array.from({ length: concurrency }, async () => { while (next < N) { const i = next++; await work(i); } }));
  const s = (performance.now() - began) / 1000; const used = process.cpuUsage(cpu);
  console.log(name, Math.round(N / s), '/s', ((used.user + used.system) / 1000 / N).toFixed(2), 'ms cpu each (node)');
}
const pick = (i: number, k: number) => products[(i * 7 + k * 13) % products.length]!.id;
spy = true; await shop.client(shoppers[0]!.token).call('POST /cart/items', { body: { productId: pick(0, 9) } }); spy = false;
console.log('add to cart statements', statements.splice(0).map((s) => s.trim().slice(0, 60).replaceAll(/\s+/g, ' ')));
for (const k of [0, 1, 2]) await timed(`add ${k}`, (i) => shop.client(shoppers[i]!.token).call('POST /cart/items', { body: { productId: pick(i, k) } }));
spy = true; await shop.client(shoppers[0]!.token).call('POST /orders', { body: { shippingAddressId: shoppers[0]!.address, paymentMethod: 'momo' } }); spy = false;
console.log('order statements', statements.splice(0).map((s) => s.trim().slice(0, 70).replaceAll(/\s+/g, ' ')));
await shop.client(shoppers[0]!.token).call('POST /cart/items', { body: { productId: pick(0, 0) } });
const order = await shop.platform.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
const { sql } = await import('kysely');
const captured: [string, unknown[]][] = [];
(pg.Client.prototype as { query: unknown }).query = function (this: unknown, ...args: unknown[]) {
  const [a, b] = args; if (typeof a === 'string' && Array.isArray(b)) captured.push([a, b]);
  return (original as (...x: unknown[]) => unknown).apply(this, args);
};
await shop.client(shoppers[0]!.token).call('POST /orders', { body: { shippingAddressId: shoppers[0]!.address, paymentMethod: 'momo' } });
const client = new pg.Client({ connectionString: db.url }); await client.connect();
for (const [text, values] of captured) {
  if (!/^\s*(with|select|insert|update)/i.test(text) || /jobs\.|pg_notify/i.test(text)) continue;
  let best: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    await client.query('begin');
    try { const { rows } = await client.query(`explain (analyze, summary) ${text}`, values); best = rows.map((r: Record<string, string>) => String(r['QUERY PLAN'])); } catch (e) { best = [String(e)]; }
    await client.query('rollback');
  }
  console.log(text.trim().slice(0, 50).replaceAll(/\s+/g, ' '), '=>', best.filter((l) => /Time|rror/.test(l)).join(' | '));
}
await client.end();
void order; void sql;
await timed('place order', (i) => shop.client(shoppers[i]!.token).call('POST /orders', { body: { shippingAddressId: shoppers[i]!.address, paymentMethod: 'momo' } }));
await shop.close(); await db.stop();

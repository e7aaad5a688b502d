import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KillableShop } from './testing/killable-shop.ts';

// What the API's own hostile tests do not reach: pages, pictures, files for machines, the provider's page, the button in mails.
const BESIDE_PAGES = [
  '/admin',
  '/admin/:a',
  '/admin/assets/:a',
  '/assets/:a',
  '/media/:a',
  '/media/:a/:b',
  '/sw.js',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/:a',
  '/feeds/products.xml',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/docs',
  '/api/v1/openapi.json',
  '/api/v1/newsletter/one-click',
  '/sandbox-pay/:a',
  '/sandbox-pay/:a/payer',
  '/sandbox-pay/:a/decision',
  '/_root.data',
  '/product/:a.data',
  '/__manifest',
  '/:a',
  '/:a/:b/:a',
];
const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
const PARAMETERS = [
  'q',
  'search',
  'page',
  'sort',
  'category',
  'minPrice',
  'maxPrice',
  'rating',
  'token',
  'code',
  'orderNumber',
  '_routes',
  'p',
];
const TEXTS = [
  `'; DROP TABLE users; --`,
  `<script>alert(1)</script>`,
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '\r\nSet-Cookie: a=b',
  'http://169.254.169.254/',
  '-1',
  '1e309',
  '99999999999999999999',
  '00000000-0000-0000-0000-000000000000',
  'مرحبا 🇧🇯',
  'a'.repeat(9000),
  'x'.repeat(250),
  '',
  '.',
  '..',
  'beurre',
];
// No text can be written so.
const BROKEN = [
  '%',
  '%f',
  '%ff',
  '%c0%af',
  '%00',
  '%u0041',
  '%E0%A4%A',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/',
  '//',
  '[]',
  '{}|^`',
];

let shop: KillableShop;
let product: { id: string; slug: string };
let pages: string[];

/** The storefront's own addresses: `/product/:a` and the like. */
async function readPages(): Promise<string[]> {
  const routes = await readFile(path.join(import.meta.dirname, '../../storefront/src/routes.ts'), 'utf8');
  const found = [...routes.matchAll(/route\('([^'*]+)'/gu)];
  return ['/', ...found.map(([, pattern = '']) => `/${pattern.replaceAll(/:\w+\??/gu, ':a')}`)];
}

beforeAll(async () => {
  shop = await KillableShop.create({ port: 3398 });
  await shop.start();
  pages = await readPages();
  const { rows } = await shop.database.pool.query<typeof product>(
    `with category as (insert into categories (slug, name) values ('soins', 'Soins') returning id)
     insert into products (category_id, slug, name, price, stock)
     select id, 'beurre-de-karite', 'Beurre de karité', 2500, 5 from category returning id, slug`,
  );
  product = rows[0] as typeof product;
}, 90_000);

afterAll(() => shop.remove());

/** As raw as Node's own client lets it pass. */
async function statusOf(method: string, address: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const asked = request(shop.url, { method, path: address, headers: method === 'POST' ? form : {} }, (answer) => {
    text(answer).then(() => resolve(answer.statusCode ?? 0), reject);
  });
  asked.on('error', reject);
  asked.end(method === 'POST' ? 'List-Unsubscribe=One-Click' : undefined);
  return promise;
}

const piece = fc.oneof(
  fc.constantFrom(...TEXTS).map((hostile) => encodeURIComponent(hostile.toWellFormed())),
  fc.constantFrom(...TEXTS).map((hostile) => hostile.replaceAll(/[^\u0021-\u007E]/gu, '')),
  fc.constantFrom(...BROKEN),
  fc.constantFrom('real-id', 'real-slug'),
  fc.string({ unit: 'binary' }).map((any) => encodeURIComponent(any.toWellFormed())),
);

test('whatever address is asked for, the shop answers or refuses, and goes on', async () => {
  const templates = [...pages, ...BESIDE_PAGES];
  const seen = new Map<number, number>();
  const known = (text: string) => text.replace('real-id', product.id).replace('real-slug', product.slug);
  const asked = fc.record({
    template: fc.constantFrom(...templates),
    method: fc.constantFrom(...METHODS),
    a: piece,
    b: piece,
    query: fc.array(fc.tuple(fc.constantFrom(...PARAMETERS), piece), { maxLength: 3 }),
  });
  const asks = fc.asyncProperty(asked, async ({ template, method, a, b, query }) => {
    const search = query.map(([name, value]) => `${name}=${known(value)}`).join('&');
    const address = template.replaceAll(':a', known(a)).replaceAll(':b', known(b)) + (search && `?${search}`);
    const status = await statusOf(method, address);
    seen.set(status, (seen.get(status) ?? 0) + 1);
    expect(status, `${method} ${address}`).toBeLessThan(500);
  });
  await fc.assert(asks, { numRuns: Number(process.env['HOSTILE_RUNS'] ?? 600), seed: 20_261_123 });
  // Not only its doors were tried.
  expect(seen.get(200)).toBeGreaterThan(50);
  expect(seen.get(404)).toBeGreaterThan(50);
  expect((await fetch(`${shop.url}/readyz`)).ok).toBe(true);
}, 120_000);

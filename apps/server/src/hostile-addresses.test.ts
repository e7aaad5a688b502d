import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '@tokpa/contract/client';
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
  '/api/v1/newsletter/one-click?token=:a',
  '/newsletter/unsubscribe?token=:a',
  '/stock-alerts/unsubscribe?token=:a',
  '/after-payment?id=:a&status=:a',
  '/api/v1/seminars/:a/agenda.ics',
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
  'etape',
  'moyen',
];
// What the provider's pages read, and what a mail program posts.
const FIELDS = [
  'operator',
  'phone',
  'cardNumber',
  'cardExpiry',
  'cardCvc',
  'decision',
  'List-Unsubscribe',
  '__proto__',
  '',
];
const ANSWERS = [
  'mtn',
  'moov',
  'card',
  '01 97 00 00 00',
  '4111 1111 1111 1111',
  '4000 0000 0000 0002',
  '12/39',
  '123',
  'approve',
  'decline',
  'cancel',
  'One-Click',
];
const FORM = 'application/x-www-form-urlencoded';
const TYPES = [
  FORM,
  `${FORM}; charset=utf-16`,
  'application/json',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain',
  'nonsense',
  '',
];
const FORM_DOORS = ['/sandbox-pay/:a/payer', '/sandbox-pay/:a/decision', '/api/v1/newsletter/one-click?token=:a'];
const PAYMENTS = 12;
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
/** What is in the shop, by the names that addresses are made with. */
const real = new Map<string, string>();
let pages: string[];

/** The storefront's own addresses: `/product/:a` and the like. */
async function readPages(): Promise<string[]> {
  const routes = await readFile(path.join(import.meta.dirname, '../../storefront/src/routes.ts'), 'utf8');
  const found = [...routes.matchAll(/route\('([^'*]+)'/gu)];
  return ['/', ...found.map(([, pattern = '']) => `/${pattern.replaceAll(/:\w+\??/gu, ':a')}`)];
}

async function createProduct(): Promise<string> {
  const { rows } = await shop.database.pool.query<{ id: string; slug: string }>(
    `with category as (insert into categories (slug, name) values ('soins', 'Soins') returning id)
     insert into products (category_id, slug, name, price, stock)
     select id, 'beurre-de-karite', 'Beurre de karité', 2500, 500 from category returning id, slug`,
  );
  const [{ id, slug } = { id: '', slug: '' }] = rows;
  real.set('real-id', id).set('real-slug', slug);
  return id;
}

/** Orders that wait for their payment: the tokens of their pages. */
async function createPayments(productId: string): Promise<void> {
  const baseUrl = `${shop.url}/api/v1`;
  const awa = { firstName: 'Awa', lastName: 'Dossou', email: 'awa@exemple.bj', phoneNumber: '+2290197000000' };
  const { token } = await createClient({ baseUrl }).call('POST /auth/register', {
    body: { ...awa, password: 'secret1' },
  });
  const client = createClient({ baseUrl, token: () => token });
  const { data: address } = await client.call('POST /shipping-addresses', {
    body: { addressLine1: 'Rue 1', city: 'Cotonou', country: 'Bénin' },
  });
  for (let made = 0; made < PAYMENTS; made += 1) {
    await client.call('POST /cart/items', { body: { productId } });
    const { checkout_url: page = '' } = await client.call('POST /orders', {
      body: { shippingAddressId: address.id, paymentMethod: 'momo' },
    });
    real.set(`real-payment-${made}`, new URL(page).pathname.split('/').at(-1) ?? '');
  }
}

async function createSubscriber(): Promise<void> {
  await shop.database.pool.query(
    `insert into newsletter_subscribers (email, token, status, confirmed_at) values ('abla@exemple.bj', $1, 'CONFIRMED', now())`,
    ['nws_essai'],
  );
  real.set('real-subscriber', 'nws_essai');
}

beforeAll(async () => {
  shop = await KillableShop.create({ port: 3398 });
  await shop.start();
  pages = await readPages();
  await createPayments(await createProduct());
  await createSubscriber();
}, 90_000);

afterAll(() => shop.remove());

type Body = { type: string; content: string | Buffer };

/** As raw as Node's own client lets it pass. */
async function statusOf(method: string, address: string, { type, content }: Body): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const isPosted = method === 'POST';
  const headers = isPosted && type !== '' ? { 'content-type': type } : {};
  const asked = request(shop.url, { method, path: address, headers }, (answer) => {
    text(answer).then(() => resolve(answer.statusCode ?? 0), reject);
  });
  asked.on('error', reject);
  asked.end(isPosted ? content : undefined);
  return promise;
}

const hostileText = fc.oneof(
  fc.constantFrom(...TEXTS).map((hostile) => encodeURIComponent(hostile.toWellFormed())),
  fc.constantFrom(...TEXTS).map((hostile) => hostile.replaceAll(/[^\u0021-\u007E]/gu, '')),
  fc.constantFrom(...BROKEN),
  fc.string({ unit: 'binary' }).map((any) => encodeURIComponent(any.toWellFormed())),
);
const payment = fc.nat(PAYMENTS - 1).map((at) => `real-payment-${at}`);
const piece = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.constantFrom('real-id', 'real-slug', 'real-subscriber') },
  { weight: 1, arbitrary: payment },
);

const field = fc.tuple(
  fc.constantFrom(...FIELDS),
  fc.oneof(fc.constantFrom(...ANSWERS).map(encodeURIComponent), hostileText),
);
const form = fc
  .array(field, { maxLength: 8 })
  .map((fields) => ({ type: FORM, content: fields.map(([name, value]) => `${name}=${value}`).join('&') }));
/** A payer who means it: one of the right answers in each field. */
const meant = fc
  .record({
    operator: fc.constantFrom('mtn', 'moov', 'celtis', 'card'),
    phone: fc.constantFrom('01 97 00 00 00', '97000000', '1'),
    cardNumber: fc.constantFrom('4111 1111 1111 1111', '4000 0000 0000 0002', '1'),
    cardExpiry: fc.constantFrom('12/39', '13/39'),
    cardCvc: fc.constantFrom('123', '12'),
    decision: fc.constantFrom('approve', 'decline', 'cancel', 'steal'),
  })
  .map((fields) => ({ type: FORM, content: new URLSearchParams(fields).toString() }));
const other = fc.record({
  type: fc.constantFrom(...TYPES),
  content: fc.oneof(
    fc.constantFrom('', '{', '{}', 'null', '{"decision":"approve"}', '{"__proto__":{"decision":"approve"}}', '--x\r\n'),
    fc.constantFrom('decision=approve&decision=cancel', 'decision[]=approve', '&&&===', `phone=${'9'.repeat(5000)}`),
    fc.constantFrom(`decision=${'x'.repeat(2_000_000)}`, Buffer.from([0xff, 0xfe, 0x3d, 0x00, 0x26, 0xc0, 0xaf])),
    fc.json(),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  ),
});
const body: fc.Arbitrary<Body> = fc.oneof(form, meant, other);

type Asked = { method: string; address: string; body: Body };

const known = (written: string) => written.replaceAll(/real-[a-z]+(?:-\d+)?/gu, (name) => real.get(name) ?? name);

/** Asks for what it is given, and throws at a 5xx. Resolves with how often each status came. */
async function askAll(asks: fc.Arbitrary<Asked>, runs: number): Promise<Map<number, number>> {
  const seen = new Map<number, number>();
  const holds = fc.asyncProperty(asks, async ({ method, address, body }) => {
    const status = await statusOf(method, known(address), body);
    seen.set(status, (seen.get(status) ?? 0) + 1);
    expect(status, `${method} ${address}`).toBeLessThan(500);
  });
  await fc.assert(holds, { numRuns: runs, seed: 20_261_123 });
  expect((await fetch(`${shop.url}/readyz`)).ok).toBe(true);
  return seen;
}

const RUNS = Number(process.env['HOSTILE_RUNS'] ?? 600);

test('whatever address is asked for, the shop answers or refuses, and goes on', async () => {
  const asks = fc
    .record({
      template: fc.constantFrom(...pages, ...BESIDE_PAGES),
      method: fc.constantFrom(...METHODS),
      a: piece,
      b: piece,
      query: fc.array(fc.tuple(fc.constantFrom(...PARAMETERS), piece), { maxLength: 3 }),
      body,
    })
    .map(({ template, method, a, b, query, body }) => {
      const search = query.map(([name, value]) => `${name}=${value}`).join('&');
      const address = template.replaceAll(':a', () => a).replaceAll(':b', () => b);
      return { method, address: address + (search && `${address.includes('?') ? '&' : '?'}${search}`), body };
    });
  const seen = await askAll(asks, RUNS);
  // Not only its doors were tried.
  expect(seen.get(200)).toBeGreaterThan(50);
  expect(seen.get(404)).toBeGreaterThan(50);
}, 120_000);

test('whatever is posted to the pages of a payment and to the button in mails, the shop answers or refuses, and goes on', async () => {
  const asks = fc
    .record({
      template: fc.constantFrom(...FORM_DOORS),
      a: fc.oneof(payment, fc.constant('real-subscriber'), piece),
      body,
    })
    .map(({ template, a, body }) => ({ method: 'POST', address: template.replace(':a', () => a), body }));
  const seen = await askAll(asks, RUNS / 2);
  // Choices were taken (303), wrong ones shown again (422), strange bodies refused (400, 413, 415).
  for (const status of [200, 303, 404, 413, 415, 422])
    expect(seen.get(status), `answers of ${status}`).toBeGreaterThan(0);
  const { rows } = await shop.database.pool.query<{ paid: boolean; refused: boolean; left: boolean }>(
    `select exists (select from payment_attempts where status = 'PAID') as paid,
       exists (select from payment_attempts where status in ('FAILED', 'CANCELLED')) as refused,
       exists (select from newsletter_subscribers where status = 'UNSUBSCRIBED') as left`,
  );
  expect(rows).toEqual([{ paid: true, refused: true, left: true }]);
}, 120_000);

test.each([
  ['http://mandataire.example/', 200],
  ['http://mandataire.example/search?q=miel', 200],
  ['https://mandataire.example/api/v1/products', 200],
  ['*', 404],
  ['mandataire.example:443', 400],
])('%s, as a proxy is asked, is %i', async (address, status) => {
  expect(await statusOf('GET', address, { type: '', content: '' })).toBe(status);
});

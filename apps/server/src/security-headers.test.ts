import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';
import { KillableShop } from './testing/killable-shop.ts';

// The second answer of a page comes from memory, past the framework.
const ADDRESSES = [
  '/',
  '/',
  '/produits-qui-nexistent-pas',
  '/admin',
  '/api/v1/products',
  '/api/v1/orders',
  // No address at all to the router, and a name longer than any.
  '/api/v1/products/%zz',
  `/api/v1/products/${'x'.repeat(3000)}`,
  '/robots.txt',
];
const TWO_YEARS = 'max-age=63072000; includeSubDomains';

let behindTls: KillableShop;
let onPlainHttp: KillableShop;

beforeAll(async () => {
  const env = {
    PUBLIC_URL: 'https://boutique.exemple.bj',
    ALLOW_SANDBOX_IN_PRODUCTION: 'yes-i-know',
    RATE_LIMIT: 'on',
    TRUST_PROXY: '1',
  };
  behindTls = await KillableShop.create({ port: 3396, env });
  onPlainHttp = await KillableShop.create({ port: 3397 });
  await Promise.all([behindTls.start(), onPlainHttp.start()]);
}, 90_000);

afterAll(() => Promise.all([behindTls.remove(), onPlainHttp.remove()]));

async function headersOf(shop: KillableShop, address: string): Promise<Headers> {
  const answer = await fetch(shop.url + address);
  await answer.arrayBuffer();
  return answer.headers;
}

test('a shop behind TLS has browsers come back by TLS only; one on plain HTTP does not lock itself out', async () => {
  for (const address of ADDRESSES) {
    expect((await headersOf(behindTls, address)).get('strict-transport-security'), address).toBe(TWO_YEARS);
    expect((await headersOf(onPlainHttp, address)).has('strict-transport-security'), address).toBe(false);
  }
});

test('a trial on this machine leaves the other addresses of localhost alone, also behind TLS', () => {
  const headers = securityHeaders({ publicUrl: 'https://localhost', isPublicProduction: false });
  expect(headers.json['strict-transport-security']).toBeUndefined();
  expect(headers.others['strict-transport-security']).toBeUndefined();
});

test('no answer is shown in another site’s frame, taken for another type, or tells another site where its visitor was', async () => {
  for (const address of ADDRESSES) {
    const headers = await headersOf(onPlainHttp, address);
    expect(headers.get('x-content-type-options'), address).toBe('nosniff');
    expect(headers.get('referrer-policy'), address).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-frame-options'), address).toBe('DENY');
    expect(headers.get('content-security-policy'), address).toContain("frame-ancestors 'none'");
  }
});

test('the API’s JSON loads nothing, whatever would show it, and carries none of what is for pages', async () => {
  for (const address of ['/api/v1/products', '/api/v1/products', '/api/v1/orders']) {
    const headers = await headersOf(onPlainHttp, address);
    expect(headers.get('content-security-policy'), address).toBe("default-src 'none'; frame-ancestors 'none'");
    for (const name of ['permissions-policy', 'cross-origin-opener-policy', 'origin-agent-cluster'])
      expect(headers.has(name), `${name} of ${address}`).toBe(false);
    expect(headers.get('cross-origin-resource-policy'), address).toBe('same-origin');
  }
  for (const address of ['/', '/admin', '/api/docs']) {
    const headers = await headersOf(onPlainHttp, address);
    expect(headers.get('permissions-policy'), address).toContain('camera=()');
    expect(headers.get('cross-origin-opener-policy'), address).toBe('same-origin');
  }
});

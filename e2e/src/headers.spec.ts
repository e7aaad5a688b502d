import { expect, test } from './fixtures.ts';

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

test('every answer says what a browser may do with it, and personal ones are kept nowhere @desktop', async ({
  request,
  shopper,
  product,
}) => {
  const pages = ['/', '/products', `/product/${product.slug}`, '/checkout', '/admin', '/nulle-part'];
  for (const path of [...pages, '/api/v1/products', '/robots.txt']) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject(EVERYWHERE);
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
  // What is no document carries what matters for it alone.
  expect((await request.get('/favicon.svg')).headers()).toMatchObject({ 'x-content-type-options': 'nosniff' });
  for (const path of pages) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy, path).toMatch(/script-src 'self'(?: 'sha256-[^']+')*;/);
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toContain("object-src 'none'");
  }
  for (const path of ['/api/v1/shipping-addresses', '/api/v1/orders', '/api/v1/auth/profile']) {
    const answer = await request.get(path, { headers: { authorization: `Bearer ${shopper.token}` } });
    expect([answer.status(), answer.headers()['cache-control']], path).toEqual([200, 'no-store']);
  }
  expect((await request.get('/checkout')).headers()['cache-control']).toBe('no-store');
});

test('a page that is made anew is the same to the letter, so that whoever has it need not load it again @desktop', async ({
  request,
}) => {
  // Kept nowhere: each answer is made for its asker.
  const [one, other] = [await request.get('/login'), await request.get('/login')];
  expect(one.headers()['cache-control']).toBe('no-store');
  expect(await one.text()).toBe(await other.text());
  expect(one.headers()['content-security-policy']).toBe(other.headers()['content-security-policy']);
  expect(await one.text()).not.toContain('nonce=');
});

import { expect, test } from 'vitest';
import { createShopper } from '#testing/create-shopper';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const json = { 'content-type': 'application/json' };

function refusalOf(answer: { statusCode: number; json(): unknown }) {
  const body = answer.json() as { message: string; error: string; requestId: string; errors?: Record<string, string[]> };
  expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(body.message).not.toBe('');
  return { status: answer.statusCode, ...body };
}

test('a body that is no JSON is refused in French', async () => {
  const answer = await shop.app.inject({ method: 'POST', url: '/api/v1/auth/login', headers: json, payload: '{"email":' });
  expect(refusalOf(answer)).toMatchObject({ status: 400, error: 'malformed_request', message: 'La requête est illisible.' });
});

test('a body of another kind is refused', async () => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: { 'content-type': 'text/xml' },
    payload: '<a/>',
  });
  expect(refusalOf(answer)).toMatchObject({ status: 415, error: 'unsupported_media_type' });
});

test('a body beyond a megabyte is refused', async () => {
  const payload = JSON.stringify({ email: 'x'.repeat(1_100_000) });
  const answer = await shop.app.inject({ method: 'POST', url: '/api/v1/auth/login', headers: json, payload });
  expect(refusalOf(answer)).toMatchObject({ status: 413, error: 'payload_too_large' });
});

test('an unknown field is refused, a wrong one is named', async () => {
  const payload = { email: 'a@b.co', password: 'x', isAdmin: true };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
  expect(refusalOf(answer)).toMatchObject({ status: 422, error: 'validation_failed', errors: { isAdmin: ['Champ inconnu'] } });
});

test('an unknown query parameter is ignored, a page that can not be is refused', async () => {
  expect((await shop.app.inject({ url: '/api/v1/products?utm_source=x' })).statusCode).toBe(200);
  for (const query of ['page=0', 'page=x', 'limit=0', 'limit=101', 'minPrice=-1', 'sort=random']) {
    const answer = await shop.app.inject({ url: `/api/v1/products?${query}` });
    expect(refusalOf(answer), query).toMatchObject({ status: 422, error: 'validation_failed' });
  }
});

test('an address where nothing is, and one where only the method is wrong', async () => {
  expect(refusalOf(await shop.app.inject({ url: '/api/v1/rien' }))).toMatchObject({ status: 404, error: 'not_found' });
  const wrong = await shop.app.inject({ method: 'DELETE', url: '/api/v1/products' });
  expect(refusalOf(wrong)).toMatchObject({ status: 405, error: 'method_not_allowed' });
  expect(wrong.headers['allow']).toBe('GET');
});

test('a call that needs a session is refused without one, and with one of the wrong kind', async () => {
  expect(refusalOf(await shop.app.inject({ url: '/api/v1/cart' }))).toMatchObject({ status: 401, error: 'unauthorized' });
  const { token } = await createShopper(shop);
  const answer = await shop.app.inject({
    method: 'PATCH',
    url: '/api/v1/orders/00000000-0000-7000-8000-000000000000/status',
    headers: { authorization: `Bearer ${token}` },
    payload: { status: 'SHIPPED' },
  });
  expect(refusalOf(answer)).toMatchObject({ status: 403, error: 'forbidden' });
});

test('a client that says JSON and sends nothing is understood', async () => {
  const { token } = await createShopper(shop);
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/cart',
    headers: { ...json, authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(201);
});

test('an id that can be nobody’s is not found, in the words of what was asked', async () => {
  const { token } = await createShopper(shop);
  const answer = await shop.app.inject({ url: '/api/v1/orders/42', headers: { authorization: `Bearer ${token}` } });
  expect(refusalOf(answer)).toMatchObject({
    status: 404,
    message: "Cette commande n'existe pas ou vous n'avez pas les autorisations pour la voir.",
  });
});

test('a field that tries to reach the prototype is refused', async () => {
  const payload = '{"email":"a@b.co","password":"x","__proto__":{"isAdmin":true}}';
  const answer = await shop.app.inject({ method: 'POST', url: '/api/v1/auth/login', headers: json, payload });
  expect(answer.statusCode).toBe(400);
});

import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { listen } from '#testing/pay-on-sandbox';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const json = { 'content-type': 'application/json' };

function refusalOf(answer: { statusCode: number; json(): unknown }) {
  const body = answer.json() as {
    message: string;
    error: string;
    requestId: string;
    errors?: Record<string, string[]>;
  };
  expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(body.message).not.toBe('');
  return { status: answer.statusCode, ...body };
}

test('a body that is no JSON is refused in French', async () => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: json,
    payload: '{"email":',
  });
  expect(refusalOf(answer)).toMatchObject({
    status: 400,
    error: 'malformed_request',
    message: 'La requête est illisible.',
  });
});

test('a body of another kind is refused', async () => {
  for (const type of ['text/xml', 'text/plain', 'application/x-www-form-urlencoded']) {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { 'content-type': type },
      payload: '{"email":"a@b.co","password":"x"}',
    });
    expect(refusalOf(answer), type).toMatchObject({ status: 415, error: 'unsupported_media_type' });
  }
});

const ADDRESS = '{"addressLine1":"derrière l’église","city":"Cotonou","country":"Bénin"}';

test.each([
  ['in UTF-8, without a word of it', json, Buffer.from(ADDRESS), 201],
  ['in UTF-8, as it says', { 'content-type': 'application/json; Charset="UTF-8"' }, Buffer.from(ADDRESS), 201],
  ['in Latin-1', json, Buffer.from(ADDRESS.replace('’', "'"), 'latin1'), 400],
  ['in Latin-1, as it says', { 'content-type': 'application/json;charset=iso-8859-1' }, Buffer.from('{}'), 415],
  ['packed', { ...json, 'content-encoding': 'gzip' }, gzipSync(ADDRESS), 415],
  [
    'as a form of other letters',
    { 'content-type': 'multipart/form-data; boundary=x; charset=iso-8859-1' },
    '--x--',
    415,
  ],
])('an address that comes %s keeps its accents or is refused', async (_, type, payload, status) => {
  const { token } = await createShopper(shop);
  const headers = { ...type, authorization: `Bearer ${token}` };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/v1/shipping-addresses', headers, payload });
  const { data } = await shop.client(token).call('GET /shipping-addresses');
  expect([answer.statusCode, data.map(({ addressLine1 }) => addressLine1)]).toEqual([
    status,
    status === 201 ? ['derrière l’église'] : [],
  ]);
});

test('a body beyond a megabyte is refused', async () => {
  const payload = JSON.stringify({ email: 'x'.repeat(1_100_000) });
  const answer = await shop.app.inject({ method: 'POST', url: '/api/v1/auth/login', headers: json, payload });
  expect(refusalOf(answer)).toMatchObject({ status: 413, error: 'payload_too_large' });
});

test('an unknown field is refused, a wrong one is named', async () => {
  const payload = { email: 'a@b.co', password: 'x', isAdmin: true };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
  expect(refusalOf(answer)).toMatchObject({
    status: 422,
    error: 'validation_failed',
    message: 'Champ inconnu : isAdmin',
    errors: { isAdmin: ['Champ inconnu'] },
  });
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
  const wrong = await shop.app.inject({ method: 'DELETE', url: '/api/v1/orders/track' });
  expect(refusalOf(wrong)).toMatchObject({ status: 405, error: 'method_not_allowed' });
  expect(wrong.headers['allow']).toBe('GET, HEAD, OPTIONS');
});

test.each(['/api/v1/openapi.json', '/api/docs', '/api/docs/'])(
  'what describes the API at %s is only read',
  async (url) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await shop.app.inject({ method, url });
      expect(refusalOf(answer), method).toMatchObject({ status: 405, error: 'method_not_allowed' });
      expect(answer.headers['allow']).toBe('GET, HEAD, OPTIONS');
    }
    expect((await shop.app.inject({ method: 'OPTIONS', url })).headers['allow']).toBe('GET, HEAD, OPTIONS');
    expect(refusalOf(await shop.app.inject({ method: 'POST', url: '/api/v1/openapi-json' }))).toMatchObject({
      status: 404,
    });
  },
);

test('what can be done at an address is told to whoever asks', async () => {
  const answer = await shop.app.inject({ method: 'OPTIONS', url: '/api/v1/cart/items' });
  expect([answer.statusCode, answer.headers['allow'], answer.body]).toEqual([204, 'POST, OPTIONS', '']);
  expect((await shop.app.inject({ method: 'OPTIONS', url: '/api/v1/orders' })).headers['allow']).toBe(
    'POST, GET, HEAD, OPTIONS',
  );
  expect((await shop.app.inject({ method: 'OPTIONS', url: '/api/v1/rien' })).statusCode).toBe(404);
});

test('a name as long as a page is nobody’s', async () => {
  for (const length of [101, 300, 1999, 5000]) {
    const answer = await shop.app.inject({ url: `/api/v1/products/${'x'.repeat(length)}` });
    expect(refusalOf(answer), String(length)).toMatchObject({ status: 404 });
  }
});

test('a field of the search form that was left empty was not filled in', async () => {
  const answer = await shop.app.inject({ url: '/api/v1/products?maxPrice=&category=&page=&featured=&sort=' });
  expect(answer.statusCode).toBe(200);
  const { token } = await createShopper(shop);
  const orders = await shop.app.inject({
    url: '/api/v1/orders?status=&minTotal=&startDate=&paymentMethod=',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(orders.statusCode).toBe(200);
});

test('a page number is written in plain digits', async () => {
  for (const page of ['1e3', '0x10', '%2B1', '1.0']) {
    expect(refusalOf(await shop.app.inject({ url: `/api/v1/products?page=${page}` }))).toMatchObject({ status: 422 });
  }
});

test('what is sent where nothing is read is refused, and nothing happens', async () => {
  const { token } = await createShopper(shop);
  const { id: productId } = await createProduct(shop);
  await shop.client(token).call('POST /cart/items', { body: { productId } });
  const ask = (payload?: object) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/v1/cart',
      headers: { authorization: `Bearer ${token}` },
      ...(payload ? { payload } : {}),
    });
  expect(refusalOf(await ask({ items: [{ productId }] }))).toMatchObject({
    status: 422,
    message: 'Champ inconnu : items',
  });
  expect((await shop.client(token).call('GET /cart')).items).toHaveLength(1);
  expect((await ask({})).statusCode).toBe(201);
  expect((await ask()).statusCode).toBe(201);
});

async function sendRaw(bytes: string): Promise<{ head: string; body: string }> {
  await listen(shop);
  const { port } = shop.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body };
}

test.each([
  ['bytes that are no request', 'bonjour\r\n\r\n', 400, 'malformed_request'],
  ['a method that nobody knows', 'BREW /api/v1/products HTTP/1.1\r\nHost: a\r\n\r\n', 405, 'method_not_allowed'],
  [
    'a method that no address knows',
    'PROPFIND /api/v1/products HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    405,
    'method_not_allowed',
  ],
  [
    'headers beyond all measure',
    `GET /api/v1/products HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
])('%s: refused in the one shape of every refusal', async (_, bytes, status, code) => {
  const { head, body } = await sendRaw(bytes);
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head.toLowerCase()).toContain('content-type: application/json; charset=utf-8');
  expect(refusalOf({ statusCode: status, json: () => JSON.parse(body) as unknown })).toMatchObject({ error: code });
});

test('a call that needs a session is refused without one, and with one of the wrong kind', async () => {
  expect(refusalOf(await shop.app.inject({ url: '/api/v1/cart' }))).toMatchObject({
    status: 401,
    error: 'login_required',
    message: 'Veuillez vous connecter pour continuer.',
  });
  const dead = await shop.app.inject({ url: '/api/v1/cart', headers: { authorization: 'Bearer usr_perdu' } });
  expect(refusalOf(dead)).toMatchObject({
    status: 401,
    error: 'unauthorized',
    message: 'Session expirée. Veuillez vous reconnecter.',
  });
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

test('a fault says what could not be done, in the specification’s words, and nothing of the fault', async () => {
  const { token } = await createShopper(shop);
  const read = () =>
    shop.app.inject({ method: 'GET', url: '/api/v1/cart', headers: { authorization: `Bearer ${token}` } });
  await sql`alter table carts rename to carts_away`.execute(shop.platform.db);
  const answer = await read();
  await sql`alter table carts_away rename to carts`.execute(shop.platform.db);
  expect(refusalOf(answer)).toMatchObject({
    status: 500,
    error: 'internal_error',
    message: 'Erreur lors de la récupération du panier',
  });
  expect(answer.body).not.toContain('carts');
  expect((await read()).statusCode).toBe(404);
});

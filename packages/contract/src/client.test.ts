import { expect, test } from 'vitest';
import { ApiError, callPath, createClient, NetworkError } from './client.ts';

function answering(status: number, body: unknown, headers: Record<string, string> = {}) {
  const calls: { url: string; init: RequestInit }[] = [];
  const client = createClient({
    token: () => 'usr_1',
    fetch: async (url, init) => {
      calls.push({ url, init });
      return Response.json(body, { status, headers });
    },
  });
  return { client, calls };
}

test('a call fills in the path and leaves out what was not asked', () => {
  expect(callPath('/products/{id}', { params: { id: 'miel de forêt' } })).toBe('/products/miel%20de%20for%C3%AAt');
  expect(callPath('/products', { query: { page: 2, search: undefined, category: '' } })).toBe('/products?page=2');
});

test('a call sends the token and the body as JSON', async () => {
  const { client, calls } = answering(200, { items: [], summary: { itemsCount: 0, totalAmount: 0 } });
  await client.call('PUT /cart/items/{id}', { params: { id: 'a' }, body: { quantity: 2 } });
  expect(calls[0]?.url).toBe('/api/v1/cart/items/a');
  expect(calls[0]?.init).toMatchObject({
    method: 'PUT',
    body: '{"quantity":2}',
    headers: { authorization: 'Bearer usr_1', 'content-type': 'application/json' },
  });
});

test('a refusal keeps its sentence, its code and its fields', async () => {
  const refusal = {
    message: 'Trop de tentatives.',
    error: 'too_many_requests',
    errors: { email: ['x'] },
    requestId: 'r',
  };
  const { client } = answering(429, refusal, { 'retry-after': '30' });
  const error = await client.call('GET /cart').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 429,
    code: 'too_many_requests',
    message: 'Trop de tentatives.',
    errors: { email: ['x'] },
    retryAfterSeconds: 30,
  });
});

test('an answer that is not the API’s still says its status', async () => {
  const client = createClient({ fetch: async () => new Response('<html>', { status: 502 }) });
  await expect(client.call('GET /cart')).rejects.toThrow('HTTP error! status: 502');
});

test('no network is said in French', async () => {
  const client = createClient({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
  await expect(client.call('GET /cart')).rejects.toThrow(NetworkError);
});

/** As a browser hands out an answer whose connection ends in its middle. */
function brokenOff(status: number): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"items":['));
    },
    pull(controller) {
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}

test.each([200, 400])('an answer of %i that breaks off in its middle is none', async (status) => {
  const client = createClient({ fetch: async () => brokenOff(status) });
  await expect(client.call('GET /cart')).rejects.toThrow(NetworkError);
});

test('an answer that ends in its middle without a word is none either', async () => {
  const headers = { 'content-type': 'application/json' };
  const client = createClient({ fetch: async () => new Response('{"items":[', { headers }) });
  await expect(client.call('GET /cart')).rejects.toThrow(NetworkError);
});

test('a refusal whose text is none of ours still says its status', async () => {
  const headers = { 'content-type': 'application/json' };
  const client = createClient({ fetch: async () => new Response('{"mess', { status: 404, headers }) });
  await expect(client.call('GET /cart')).rejects.toMatchObject({ name: 'ApiError', status: 404 });
});

test('a call that its caller gives up while the answer comes in says so, and not that the network is away', async () => {
  const given = new AbortController();
  const client = createClient({
    fetch: async () => {
      const answer = new Response('{}', { headers: { 'content-type': 'application/json' } });
      answer.json = () => {
        given.abort();
        return Promise.reject(new DOMException('given up', 'AbortError'));
      };
      return answer;
    },
  });
  await expect(client.call('GET /cart', { signal: given.signal })).rejects.toThrow('given up');
});

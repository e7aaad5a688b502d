import { expect, test } from 'vitest';
import { contract } from '@tokpa/contract';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

test('every call of the contract is answered by some feature', () => {
  const missing = Object.keys(contract).filter((key) => {
    const [method, path = ''] = key.split(' ');
    return !shop.app.hasRoute({ method: method as Method, url: `/api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}` });
  });
  expect(missing).toEqual([]);
});

test('every call that needs a session refuses whoever has none', async () => {
  for (const [key, endpoint] of Object.entries(contract)) {
    if (endpoint.access === 'public') continue;
    const [method, path = ''] = key.split(' ');
    const url = `/api/v1${path.replaceAll(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000')}`;
    for (const authorization of ['', 'Bearer ', 'Bearer usr_unknown', 'Basic YTpi']) {
      const answer = await shop.app.inject({ method: method as Method, url, headers: { authorization } });
      expect(answer.statusCode, `${key} with « ${authorization} »`).toBe(401);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  }
});

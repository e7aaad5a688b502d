import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KillableShop } from './testing/killable-shop.ts';

let shop: KillableShop;

beforeAll(async () => {
  shop = await KillableShop.create({ port: 3405 });
  await shop.start();
}, 90_000);

afterAll(() => shop.remove());

test('somebody who sends half a request and no more does not keep a shop from leaving in good order', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': '1000' };
  const half = request(`${shop.url}/api/v1/auth/login`, { method: 'POST', headers });
  const broken = new Promise((resolve) => half.once('error', resolve));
  half.write('{');
  // It is there: another one that came after it is answered.
  expect((await fetch(`${shop.url}/healthz`)).ok).toBe(true);
  const began = performance.now();
  expect(await shop.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000);
  await broken;
}, 30_000);

import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop({}, { headers: { json: { 'x-common': 'json' }, others: { 'x-common': 'others' } } });
await shop.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = shop.app.server.address() as AddressInfo;

async function answerTo(path: string): Promise<[number, string | null]> {
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/api/v1${path}`);
  return [status, headers.get('x-common')];
}

test.each([
  ['what is there', '/products', 200, 'json'],
  ['what is there, from memory', '/products', 200, 'json'],
  ['what is not', '/products/nothing', 404, 'json'],
  ['what only others may see', '/orders', 401, 'json'],
  ['the description for machines', '/openapi.json', 200, 'others'],
  ['what nobody answers', '/nothing', 404, 'others'],
  ['an address that cannot be read', '/products/%zz', 400, 'others'],
  ['a name longer than any', `/products/${'x'.repeat(3000)}`, 404, 'others'],
])('the headers of every answer come with %s', async (_, path, status, which) => {
  expect(await answerTo(path)).toEqual([status, which]);
});

test('they come with what a closed shop says', async () => {
  const { maintenance, transact, clock } = shop.platform;
  const close = async (isOn: boolean) => {
    await transact((tx) => maintenance.set(tx, isOn, clock.now()));
    await maintenance.refresh();
  };
  await close(true);
  try {
    expect(await answerTo('/products')).toEqual([503, 'json']);
  } finally {
    await close(false);
  }
});

test('they come with what is said to bytes that are no request', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write('no HTTP at all\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('\r\nx-common: others\r\n');
});

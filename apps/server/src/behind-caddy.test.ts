import { type IncomingMessage, request, type RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createClient } from '@tokpa/contract/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasCaddy, startCaddy } from './testing/caddy.ts';
import { KillableShop } from './testing/killable-shop.ts';

const BROWSERS = 'gzip, deflate, br, zstd';
const OWNER = { ADMIN_EMAIL: 'proprietaire@example.com', ADMIN_PASSWORD: 'Essai-2026!' };
const METRICS_TOKEN = 'un-jeton-pour-les-mesures';
const PORT = 3416;
const MEGABYTE = 1_048_576;
const MESSAGES_PER_ADDRESS = 20;

let shop: KillableShop;
let caddy: Awaited<ReturnType<typeof startCaddy>>;

type Answer = { status: number | undefined; headers: string[]; body: Buffer };

/** Those of the shop, in its order, as often as they came. */
function headersOf({ rawHeaders }: IncomingMessage): string[] {
  const named = rawHeaders.flatMap((name, at) =>
    at % 2 === 0 ? [`${name.toLowerCase()}: ${rawHeaders[at + 1]}`] : [],
  );
  return named.filter((header) => !/^(?:server|via|date|connection|keep-alive):/.test(header)).toSorted();
}

function ask(url: string, { body, ...options }: RequestOptions & { body?: string } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const read = (answer: IncomingMessage) =>
      buffer(answer).then(
        (content) => resolve({ status: answer.statusCode, headers: headersOf(answer), body: content }),
        reject,
      );
    request(url, { agent: false, ...options }, (answer) => void read(answer))
      .on('error', reject)
      .end(body);
  });
}

const askAsBrowser = (url: string) => ask(url, { headers: { 'accept-encoding': BROWSERS } });

const valueOf = ({ headers }: Answer, name: string) =>
  headers.find((header) => header.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';

describe.skipIf(!hasCaddy())('behind ops/Caddyfile', () => {
  beforeAll(async () => {
    const env = { ...OWNER, METRICS_TOKEN, PUBLIC_URL: `http://127.0.0.1:${PORT}`, RATE_LIMIT: 'on', TRUST_PROXY: '1' };
    shop = await KillableShop.create({ port: 3415, env });
    await shop.start();
    caddy = await startCaddy(new URL(shop.url), PORT);
  }, 90_000);

  afterAll(async () => {
    await caddy.stop();
    await shop.remove();
  });

  test('pages, answers and files come as the shop gave them: compressed once, each header once, kept as long', async () => {
    const page = await ask(`${caddy.url}/`);
    const [asset = ''] = /\/assets\/[^"]+\.js/.exec(page.body.toString()) ?? [];
    for (const path of ['/', '/products', '/api/v1/products', '/robots.txt', '/sw.js', '/nulle-part', asset]) {
      const through = await askAsBrowser(caddy.url + path);
      expect(through, path).toEqual(await askAsBrowser(shop.url + path));
    }
    const kept = await askAsBrowser(caddy.url + asset);
    expect(valueOf(kept, 'cache-control')).toContain('immutable');
    expect(valueOf(kept, 'content-encoding')).toBe('br');
  });

  test('who has a page, an answer or the worker already is told that it is unchanged', async () => {
    for (const path of ['/products', '/api/v1/products', '/sw.js']) {
      const etag = valueOf(await askAsBrowser(caddy.url + path), 'etag');
      const headers = { 'accept-encoding': BROWSERS, 'if-none-match': etag };
      const { status, body } = await ask(caddy.url + path, { headers });
      expect([etag !== '', status, body.length], path).toEqual([true, 304, 0]);
    }
  });

  test('a file as large as the shop takes comes through whole, and a larger one is refused in the shop’s words', async () => {
    const body = { email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD };
    const { token } = await createClient({ baseUrl: `${caddy.url}/api/v1` }).call('POST /auth/admin/login', { body });
    const send = async (bytes: number) => {
      const form = new FormData();
      form.set('name', 'Miels');
      form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'miel.png');
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${caddy.url}/api/v1/categories`, { method: 'POST', headers, body: form });
      return [answer.status, ((await answer.json()) as { error: string }).error];
    };
    expect(await send(10 * MEGABYTE)).toEqual([422, 'validation_failed']);
    expect(await send(10 * MEGABYTE + 1)).toEqual([413, 'payload_too_large']);
  });

  test('each visitor is counted by the address from which Caddy sees them, whatever they claim', async () => {
    // A robot's, of which nothing is kept.
    const message = { name: 'Awa', email: 'awa@example.com', subject: 'other', message: 'Bonjour, une question.' };
    const body = JSON.stringify({ ...message, website: 'https://robot.example' });
    let claims = 0;
    const write = async (localAddress: string) => {
      claims += 1;
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${claims}` };
      return (await ask(`${caddy.url}/api/v1/contact-messages`, { method: 'POST', localAddress, headers, body }))
        .status;
    };
    const statuses: unknown[] = [];
    for (let sent = 0; sent <= MESSAGES_PER_ADDRESS; sent += 1) statuses.push(await write('127.0.0.2'));
    expect(statuses).toEqual([...Array.from({ length: MESSAGES_PER_ADDRESS }, () => 201), 429]);
    expect(await write('127.0.0.3')).toBe(201);
  });

  test('figures are for those inside, and who asks for a socket gets the page', async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    expect((await ask(`${shop.url}/metrics`, { headers })).status).toBe(200);
    expect((await ask(`${caddy.url}/metrics`, { headers })).status).toBe(404);
    const upgrade = { connection: 'Upgrade', upgrade: 'websocket' };
    expect((await ask(`${caddy.url}/`, { headers: upgrade })).status).toBe(200);
  });
});

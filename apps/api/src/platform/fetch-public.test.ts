import { readdir, readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { fetchPublic, FetchRefusal } from './fetch-public.ts';
import { isPublicAddress } from './public-addresses.ts';

const answers: Record<string, RequestListener> = {
  '/back': (request, response) => void response.writeHead(302, { location: `http://${request.headers.host}/a` }).end(),
  '/a': (_, response) => void response.end('bytes'),
  '/far': (_, response) => void response.writeHead(302, { location: '/a' }).end(),
  '/inside': (_, response) => void response.writeHead(302, { location: 'http://[::1]/secret' }).end(),
  '/file': (_, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/round': (_, response) => void response.writeHead(302, { location: '/round' }).end(),
  '/large': (_, response) => void response.end(Buffer.alloc(5000)),
  '/slow': () => undefined,
};
const server = createServer((request, response) => answers[request.url ?? '']?.(request, response));
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const { port } = server.address() as AddressInfo;

/** This test's own server is the one closed address that is allowed. */
const fetchHere = (path: string, within: { timeoutMs?: number } = {}) =>
  fetchPublic(`http://127.0.0.1:${port}${path}`, {
    isAllowed: (address) => address === '127.0.0.1',
    isPortAllowed: () => true,
    maxBytes: 1000,
    ...within,
  });
const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'fetched',
    (error: unknown) => (error instanceof FetchRefusal ? error.message : 'failed'),
  );

describe('a file of somebody else', () => {
  it('is fetched, also where it has moved to', async () => {
    expect((await fetchHere('/a')).toString()).toBe('bytes');
    expect((await fetchHere('/far')).toString()).toBe('bytes');
  });

  it('is not fetched from closed networks, by whatever name or redirect', async () => {
    for (const address of [
      'http://127.0.0.1/a',
      'http://localhost/a',
      'http://2130706433/a',
      'http://0x7f.1/a',
      'http://[::1]/a',
      'http://[::ffff:10.0.0.1]/a',
      'http://169.254.169.254/latest/meta-data',
      'https://10.1.2.3/a',
      'http://1.1.1.1:5432/a',
    ])
      expect(await reasonOf(fetchPublic(address))).toContain('internet public');
    expect(await reasonOf(fetchHere('/inside'))).toContain('internet public');
    expect(await reasonOf(fetchHere('/file'))).toContain('http:// ou https://');
    for (const address of ['file:///etc/passwd', 'gopher://exemple.bj', 'rien', ''])
      expect(await reasonOf(fetchPublic(address))).toContain('http:// ou https://');
    expect(await reasonOf(fetchPublic('http://moi:secret@exemple.bj/a'))).toContain('mot de passe');
  });

  it('is not fetched from a closed network in whatever way its number is written', async () => {
    const byte = fc.nat(255);
    const closed = fc.oneof(
      fc.tuple(fc.constantFrom(0, 10, 127), byte, byte, byte),
      fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
      fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
      fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
      fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
    );
    await fc.assert(
      fc.asyncProperty(closed, async ([a, b, c, d]) => {
        const number = ((a * 256 + b) * 256 + c) * 256 + d;
        const hex = (part: number) => part.toString(16).padStart(2, '0');
        const pairs = `${hex(a)}${hex(b)}:${hex(c)}${hex(d)}`;
        const written = [
          `${a}.${b}.${c}.${d}`,
          `${a}.${b}.${c}.${d}.`,
          String(number),
          `0x${number.toString(16)}`,
          `0${number.toString(8)}`,
          `${a}.${b}.${c * 256 + d}`,
          `0x${hex(a)}.0${b.toString(8)}.${c}.${d}`,
          `%3${String(a)[0]}${String(a).slice(1)}.${b}.${c}.${d}`,
          `[::ffff:${a}.${b}.${c}.${d}]`,
          `[::ffff:0:${pairs}]`,
          `[::${pairs}]`,
          `[64:ff9b::${pairs}]`,
          `[64:ff9b:1::${pairs}]`,
          `[2002:${pairs}::]`,
          `[2001:0:${pairs}::1]`,
          `[fe80::5efe:${pairs}]`,
        ];
        for (const host of written)
          expect(await reasonOf(fetchPublic(`http://${host}/a`)), host).toContain('internet public');
      }),
      { numRuns: 60 },
    );
  });

  it('comes from the very address that was looked at, although its name leads elsewhere a moment later', async () => {
    let lookUps = 0;
    // As a server of names does that has something in mind: here first, then where only the shop gets.
    const turning = (path: string) =>
      fetchPublic(`http://images.exemple.bj:${port}${path}`, {
        isAllowed: (address) => address === '127.0.0.1',
        isPortAllowed: () => true,
        lookUp: (_host, _options, answer) => {
          lookUps += 1;
          answer(null, [{ address: lookUps === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }]);
        },
      });
    expect((await turning('/a')).toString()).toBe('bytes');
    expect(lookUps).toBe(1);
    lookUps = 0;
    expect(await reasonOf(turning('/back'))).toContain('internet public');
    expect(lookUps).toBe(2);
  });

  it('is not fetched from a name that has a closed address among its open ones', async () => {
    const both = fetchPublic('http://images.exemple.bj/a', {
      lookUp: (_host, _options, answer) =>
        answer(null, [
          { address: '41.86.224.1', family: 4 },
          { address: 'fd00::1', family: 6 },
        ]),
    });
    expect(await reasonOf(both)).toContain('internet public');
  });

  it('is bounded in size, time and redirects', async () => {
    expect(await reasonOf(fetchHere('/large'))).toContain('trop lourd');
    expect(await reasonOf(fetchHere('/slow', { timeoutMs: 300 }))).toContain('trop de temps');
    expect(await reasonOf(fetchHere('/round'))).toContain('toujours plus loin');
  });
});

it('only what the internet routes is public', () => {
  const open = ['1.1.1.1', '41.86.224.1', '2606:4700::1111'];
  const closed = [
    '0.0.0.0',
    '100.64.0.1',
    '172.31.0.1',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    'fe80::1',
  ];
  expect([...open, ...closed].filter(isPublicAddress)).toEqual(open);
  expect(['fd00::1', '::ffff:1.1.1.1', '64:ff9b::a00:1', '2002:a00:1::', 'exemple.bj'].some(isPublicAddress)).toBe(
    false,
  );
});

// Whom the shop asks by its own configuration: its payment provider, its mail server, its own address in the sandbox.
const BY_CONFIGURATION = ['fedapay-api.ts', 'sandbox-events.ts', 'mail-lane.ts', 'transport.ts', 'files.ts'];
const ASKING =
  /\bfetch\(|\b(?:get|request|connect|createConnection)\b[^;]*from 'node:(?:https?|http2|net|tls)'|\bimport\('nodemailer|createTransport\(\{|new S3Driver|from '(?:undici|axios|got)'/;

it('nothing else of the shop asks anybody by an address', async () => {
  const folders = ['../../../api/src', '../../../server/src'].map((one) => path.join(import.meta.dirname, one));
  const asking: string[] = [];
  for (const folder of folders) {
    const files = (await readdir(folder, { recursive: true })).filter(
      (file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('testing/'),
    );
    for (const file of files) {
      if (ASKING.test(await readFile(path.join(folder, file), 'utf8'))) asking.push(path.basename(file));
    }
  }
  expect(asking.toSorted()).toEqual([...BY_CONFIGURATION, 'fetch-public.ts'].toSorted());
});

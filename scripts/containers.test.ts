import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');

test('the shop in its container is run by the same words as everywhere else', async () => {
  const given = JSON.parse(await read('apps/server/node-arguments.json')) as string[];
  const command = /^CMD (\[.*\])$/m.exec(await read('ops/Dockerfile'))?.[1];
  expect(JSON.parse(command ?? 'null')).toEqual(['node', ...given]);
});

/** The variables that both processes of the shop are given. */
async function readTold(): Promise<string[]> {
  const [, shop = ''] = /^x-shop:([\s\S]*?)^services:/m.exec(await read('ops/compose.yaml')) ?? [];
  const [, environment = ''] = /^ {2}environment:\n((?: {4}.*\n)+)/m.exec(shop) ?? [];
  return [...environment.matchAll(/^ {4}(\w+):/gm)].map(([, name = '']) => name);
}

test('the containers are told nothing that the shop does not read', async () => {
  const told = await readTold();
  const config = await read('apps/api/src/config.ts');
  expect(told.length).toBeGreaterThan(10);
  expect(told.filter((name) => !new RegExp(`\\b${name}\\b`).test(config))).toEqual([]);
});

test('the README names every variable that the shop reads', async () => {
  const names = [...(await read('apps/api/src/config.ts')).matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm)].map(
    ([, name = '']) => name,
  );
  const readme = await read('README.md');
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

// The image says where a process listens and keeps what is its own, and that this is production; the others are for tests alone.
const NOT_FOR_CONTAINERS = ['PORT', 'HOST', 'DATA_DIR', 'NODE_ENV', 'FEDAPAY_API_URL', 'RATE_LIMIT'];

test('whatever the README lets a shop be told, its containers can be told too', async () => {
  const [, settings = ''] = /^## Configuration$([\s\S]*?)^## /m.exec(await read('README.md')) ?? [];
  const rows = settings.split('\n').filter((line) => line.startsWith('| `'));
  const names = rows.flatMap((row) => (row.split('|')[1] ?? '').match(/[A-Z][A-Z\d_]+/g) ?? []);
  const told = await readTold();
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !told.includes(name) && !NOT_FOR_CONTAINERS.includes(name))).toEqual([]);
});

test('whatever the containers can be told has a line in the example of their settings, and no more has one', async () => {
  const asked = [...(await read('ops/compose.yaml')).matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = '']) => name);
  const lines = [...(await read('ops/.env.example')).matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
  expect(asked.length).toBeGreaterThan(20);
  expect(lines.toSorted()).toEqual([...new Set(asked)].toSorted());
});

test('containers without SMTP_URL have no mail server, not a mailbox that takes every mail of a real shop', async () => {
  expect(await read('ops/compose.yaml')).toContain('SMTP_URL: ${SMTP_URL:-}\n');
  expect(await read('ops/.env.example')).toMatch(/^SMTP_URL=smtp:\/\/mails:1025$/m);
});

test.each(['https://boutique.example', 'https://boutique.example/'])(
  'Caddy is told the address of the whole shop by PUBLIC_URL=%s',
  async (SITE) => {
    const proxy = /^ {2}proxy:\n([\s\S]*?)^ {2}\w+:/m.exec(await read('ops/compose.yaml'))?.[1] ?? '';
    const [, words = ''] = /^ {4}command: \['sh', '-c', '(.*)'\]$/m.exec(proxy) ?? [];
    const told = await new Promise<string>((resolve) => {
      // Compose writes a dollar as two. What the shell would become says what it was told instead.
      const script = words.replaceAll('$$', '$').replace(/exec caddy .*/, 'exec printenv SITE');
      execFile('sh', ['-c', script], { env: { ...process.env, SITE } }, (_fault, stdout) => resolve(stdout));
    });
    expect(told).toBe('https://boutique.example\n');
  },
);

test('during an update every hashed file is given by whichever process has it, the back office’s too', async () => {
  const caddy = await read('ops/Caddyfile');
  const [, paths = ''] = /^\t@assets path (.+)$/m.exec(caddy) ?? [];
  expect(paths.split(' ')).toEqual(['/assets/*', '/admin/assets/*']);
  const [, handled = ''] = /^\thandle @assets \{\n([\s\S]*?)^\t\}/m.exec(caddy) ?? [];
  expect(handled).toMatch(/\{\$SHOP_1.*\{\$SHOP_2[\s\S]*@missing status 404[\s\S]*\{\$SHOP_2.*\{\$SHOP_1/);
});

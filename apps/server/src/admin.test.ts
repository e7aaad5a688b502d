import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveAdmin } from './admin.ts';

const app = fastify();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tokpa-admin-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Back-office</title>');
  await writeFile(path.join(folder, 'assets', 'index-abc.js'), 'export {};');
  await writeFile(path.join(folder, '.sources'), 'hash');
  serveAdmin(app, folder);
  await app.ready();
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test.each(['/admin', '/admin/', '/admin/login', '/admin/orders/1/show?x=1', '/admin/.sources'])(
  '%s is the one page, asked for again each time and kept out of search engines',
  async (url) => {
    const answer = await app.inject(url);
    expect(answer.body).toContain('<title>Back-office</title>');
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
  },
);

test('a built file is kept for ever, and one that is not there is not the page', async () => {
  const found = await app.inject('/admin/assets/index-abc.js');
  expect(found.headers['cache-control']).toContain('immutable');
  expect((await app.inject('/admin/assets/index-old.js')).statusCode).toBe(404);
  expect((await app.inject('/admin/assets/..%2F.sources')).body).not.toBe('hash');
});

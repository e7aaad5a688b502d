import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApi, createPlatform } from '@tokpa/api';
import { loadConfig } from '@tokpa/api/start';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';
import { serveStaticFiles } from './static-files.ts';
import { useOwnDatabase } from './testing/own-database.ts';

const PICTURE = '0123456789abcdef/320.jpeg';

const { url: databaseUrl, database } = await useOwnDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'tokpa-static-'));
const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl, DATA_DIR: folder });
const platform = await createPlatform(config, { database, databaseUrl });
const app = buildApi(platform, { headers: securityHeaders(config) });

beforeAll(async () => {
  await writeFile(path.join(folder, 'sw.js'), 'export {};');
  await mkdir(path.join(folder, 'assets'));
  for (const ending of ['', '.br']) await writeFile(path.join(folder, `assets/page.js${ending}`), 'export {};');
  await platform.files.put(PICTURE, 'pixels');
  serveStaticFiles(app, platform, folder);
  await app.ready();
});

afterAll(async () => {
  await app.close();
  platform.mailer.stop();
  await rm(folder, { recursive: true });
});

test('a picture of the shop shows in mails, on comparison sites and in blogs; what the shop itself runs on stays its own', async () => {
  const picture = await app.inject(`/media/${PICTURE}`);
  expect([picture.statusCode, picture.body]).toEqual([200, 'pixels']);
  expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect((await app.inject('/sw.js')).headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('of the headers of a script, ten of which come with a page, none is longer than it must be', async () => {
  const { headers } = await app.inject({ url: '/assets/page.js', headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-type']).toBe('text/javascript');
  expect(headers['cache-control']).toBe('max-age=31536000, immutable');
  expect(headers).not.toHaveProperty('connection');
});

import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { buildApi, createPlatform, loadConfig } from '@tokpa/api';
import { createPages, loadBuild } from '@tokpa/storefront';
import { servePages } from './pages.ts';
import { useOwnDatabase } from './testing/own-database.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor' | 'major' }) => void;

const { url: databaseUrl, database } = await useOwnDatabase();
const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl, CACHE_MB: '0', RATE_LIMIT: 'off' });
const platform = await createPlatform(config, { database, databaseUrl });
const app = buildApi(platform);
servePages(app, platform, createPages(await loadBuild(), () => undefined));
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

afterAll(async () => {
  agent.destroy();
  await app.close();
  platform.mailer.stop();
});

function ask(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get({ port, path, agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume().once('end', resolve);
    });
    request.once('error', reject);
  });
}

const ASKED = 60;

/** What small collections, of which there are many, leave of each answer for the next full one, of which there are to be few; in KB. */
async function leftOver(path: string): Promise<number> {
  const kilobytes = () => {
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 1024;
  };
  for (let warming = 0; warming < 40; warming += 1) await ask(path);
  collect({ type: 'major' });
  const before = kilobytes();
  for (let asked = 0; asked < ASKED; asked += 1) {
    await ask(path);
    await setImmediate();
    if (asked % 5 === 0) collect({ type: 'minor' });
  }
  for (let times = 0; times < 3; times += 1) collect({ type: 'minor' });
  return (kilobytes() - before) / ASKED;
}

test.each([
  ['/', 40],
  ['/api/v1/products', 10],
])('what %s was made of is gone with the next small collection', async (path, most) => {
  const left = await leftOver(path);
  console.log(path, left);
  expect(left).toBeLessThan(most);
});

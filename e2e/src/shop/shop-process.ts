import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../../..');
const node24 = path.join(root, 'node_modules', '.bin', 'node');
const LOOK_EVERY_MS = 250;
const FIRST_PORT = 20_000;
const PORTS = 10_000;
// The first run of all draws the demo shop's pictures.
const READY_WITHIN_MS = 15 * 60_000;

export const dataDir = path.join(root, 'var', 'e2e');

export type ShopProcess = { url: string; stop(): Promise<void> };

/** Below those that the system gives to outgoing calls: one of these may take it before the shop, which starts for seconds, listens there. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, FIRST_PORT + PORTS);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

/** Not what the person at the terminal has set for a shop of their own. */
function environment(port: number, given: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG, TMPDIR } = process.env;
  return {
    PATH,
    HOME,
    LANG,
    TMPDIR,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    ...given,
  };
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined);
  return answer?.ok ?? false;
}

async function untilReady(shop: ChildProcess, url: string, logFile: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(url))) {
    if (shop.exitCode !== null) throw new Error(`The shop did not start:\n${readFileSync(logFile, 'utf8')}`);
    if (Date.now() > deadline) throw new Error(`The shop was not ready in time; see ${logFile}`);
    await pause(LOOK_EVERY_MS);
  }
}

/** Runs the built shop as `npm start` does, in `DATA_DIR` where that is among its settings. Resolves once it answers. */
export async function startShop(settings: Record<string, string>): Promise<ShopProcess> {
  const folder = settings['DATA_DIR'] ?? dataDir;
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const logFile = path.join(folder, 'shop.log');
  const log = openSync(logFile, 'w');
  const given = JSON.parse(readFileSync(path.join(root, 'apps/server/node-arguments.json'), 'utf8')) as string[];
  // The channel tells the shop when these tests are gone, however they ended.
  const shop = spawn(node24, given, {
    cwd: root,
    env: environment(port, settings),
    stdio: ['ignore', log, log, 'ipc'],
    detached: true,
  });
  async function stop(): Promise<void> {
    if (shop.exitCode !== null) return;
    shop.kill('SIGTERM');
    await once(shop, 'exit');
  }
  try {
    await untilReady(shop, url, logFile);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

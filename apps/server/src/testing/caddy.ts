import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, vi } from 'vitest';

const CADDYFILE = path.join(import.meta.dirname, '../../../../ops/Caddyfile');
const START = { timeout: 30_000, interval: 50 };

/** Whether Caddy is on this machine; where it is not, that is said, for nothing is seen behind it then. */
export function hasCaddy(): boolean {
  const isHere = spawnSync('caddy', ['version']).status === 0;
  if (!isHere) process.stdout.write('No test behind ops/Caddyfile was run: there is no `caddy` on this machine.\n');
  return isHere;
}

/** Caddy as the compose file runs it, in front of one process of the shop. Without TLS, for which it would write to this machine's certificates. */
export async function startCaddy(shop: URL, port: number): Promise<{ url: string; stop(): Promise<void> }> {
  const url = `http://127.0.0.1:${port}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'tokpa-caddy-'));
  const caddy = spawn('caddy', ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      CADDY_ADMIN: `127.0.0.1:${port + 1}`,
      SITE: url,
      SHOP_1: shop.host,
      SHOP_2: shop.host,
    },
    stdio: 'ignore',
  });
  const gone = once(caddy, 'exit');
  async function stop() {
    caddy.kill();
    await gone;
    await rm(folder, { recursive: true });
  }
  try {
    await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).ok).toBe(true), START);
  } catch (fault) {
    await stop();
    throw fault;
  }
  return { url, stop };
}

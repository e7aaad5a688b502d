import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

export type Running = { url: string; pid: number; stop(): Promise<void> };

const READY_WITHIN_MS = 180_000;
const POLL_MS = 100;

export async function waitUntil(isTrue: () => Promise<boolean>, withinMs: number, what: string): Promise<void> {
  const end = Date.now() + withinMs;
  while (Date.now() < end) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`${what}: not within ${withinMs / 1000} s`);
}

/** Whether something answers 2xx there. */
export async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    // Nobody listens yet.
    return false;
  }
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** Starts the built shop with its demo data on its own PostgreSQL. BENCH_DATA keeps that data for the next run. */
export async function startShop(port: number): Promise<Running> {
  const url = `http://127.0.0.1:${port}`;
  const dataDir = process.env['BENCH_DATA'] ?? (await mkdtemp(path.join(tmpdir(), 'tokpa-bench-')));
  const child = spawn(process.execPath, [path.join(ROOT, 'apps/server/src/main.ts')], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitUntil(() => answers(`${url}/readyz`), READY_WITHIN_MS, 'the shop');
  return { url, pid: child.pid ?? 0, stop: () => stopChild(child) };
}

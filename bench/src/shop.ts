import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

// A database that the environment names may be somebody's shop: nothing here fills, measures or stops it.
delete process.env['DATABASE_URL'];

export type Running = { url: string; pid: number; stop(): Promise<void> };
export type RunningShop = Running & {
  /** From the start of its process to its first « ready ». */
  readyMs: number;
};

// A migration may rewrite a table of a million rows.
const READY_WITHIN_MS = 600_000;
const STOPPED_WITHIN_MS = 20_000;
const POLL_MS = 20;

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
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  // A process that hangs must not hold the measuring for ever.
  const killer = setTimeout(() => child.kill('SIGKILL'), STOPPED_WITHIN_MS);
  await gone;
  clearTimeout(killer);
}

/** Where and how: `env` says what differs from a shop of today's defaults. */
export type Place = { port: number; dataDir: string; env?: Readonly<Record<string, string>> };

/** What `npm start` gives to Node; the last is the shop. */
export async function nodeArguments(): Promise<string[]> {
  return JSON.parse(await readFile(path.join(ROOT, 'apps/server/node-arguments.json'), 'utf8')) as string[];
}

/** The built shop as `npm start` gives it to Node, in `dataDir`. It does not outlive this process. */
export async function spawnShop({ port, dataDir, env = {} }: Place): Promise<ChildProcess> {
  return spawn(process.execPath, await nodeArguments(), {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      ...env,
    },
    // Its channel closes with this process, however that ends, and the shop ends too.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** Starts the built shop in `dataDir`, on its own PostgreSQL. */
export async function startShop(place: Place): Promise<RunningShop> {
  const { port, dataDir } = place;
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = await spawnShop(place);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  try {
    await waitUntil(async () => hasEnded() || answers(`${url}/readyz`), READY_WITHIN_MS, 'the shop');
    if (hasEnded()) throw new Error(`the shop in ${dataDir} ended before it was ready`);
  } catch (error) {
    await stopChild(child);
    throw error;
  }
  return { url, pid: child.pid ?? 0, readyMs: performance.now() - began, stop: () => stopChild(child) };
}

/** How to reach the PostgreSQL that the shop in `dataDir` runs for itself: as the shop does, and as its superuser. */
export async function databaseOf(dataDir: string): Promise<{ url: string; superuserUrl: string }> {
  const text = await readFile(path.join(dataDir, 'postgres.json'), 'utf8');
  const { port, password } = JSON.parse(text) as { port: number; password: string };
  const address = (role: string) => `postgres://${role}:${password}@127.0.0.1:${port}/tokpa`;
  return { url: address('tokpa'), superuserUrl: address('postgres') };
}

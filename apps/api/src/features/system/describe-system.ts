import { readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { SystemInformation } from '@tokpa/contract';
import { migrationNames } from '#db/migrate';
import { listBackups } from '#platform/backup/write-backup';
import type { Platform } from '#platform/platform';
import { VERSION } from '#platform/version';
import { readCounts, readDatabase, readQueues } from './system.queries.ts';

type Storage = SystemInformation['storage'];

async function sizesIn(folder: string): Promise<number[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const files = found.filter((entry) => entry.isFile());
  // A file that is removed meanwhile takes no room.
  const sizeOf = (file: string) =>
    stat(file).then(
      ({ size }) => size,
      () => 0,
    );
  return Promise.all(files.map(({ parentPath, name }) => sizeOf(path.join(parentPath, name))));
}

const LOOKED_AGAIN_AFTER_MS = 60_000;
let lastLook: { folder: string; at: number; files: number; bytes: number } | undefined;

/** Counted once a minute: the page asks every few seconds, and a large shop has a million files. */
async function filesIn(folder: string): Promise<{ files: number; bytes: number }> {
  const at = performance.now();
  if (lastLook?.folder === folder && at - lastLook.at < LOOKED_AGAIN_AFTER_MS) return lastLook;
  const sizes = await sizesIn(folder);
  lastLook = { folder, at, files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  return lastLook;
}

async function describeStorage({ config }: Platform): Promise<Storage> {
  const free = await statfs(config.dataDir).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );
  if (config.s3) return { kind: 's3', files: null, bytes: null, freeBytes: free };
  const { files, bytes } = await filesIn(path.join(config.dataDir, 'files'));
  return { kind: 'disk', files, bytes, freeBytes: free };
}

async function describeDatabase({ db, config }: Platform): Promise<SystemInformation['database']> {
  const { version, bytes, migrations } = await readDatabase(db);
  const known = await migrationNames();
  return {
    version,
    bytes,
    isEmbedded: config.databaseUrl === undefined,
    migrations: {
      applied: migrations.length,
      pending: known.filter((name) => !migrations.includes(name)),
      last: migrations.at(-1) ?? null,
    },
  };
}

function isLive({ payment }: Platform['config']): boolean {
  return payment.provider === 'fedapay' && payment.secretKey.startsWith('sk_live_');
}

/** How the shop is, as the person who looks after it wants to know. No secret is in it. */
export async function describeSystem(platform: Platform): Promise<SystemInformation> {
  const { config, db, cache, maintenance, clock } = platform;
  const counts = await readCounts(db);
  const uptimeSeconds = Math.floor(process.uptime());
  return {
    version: VERSION,
    node: process.version,
    startedAt: new Date(clock.now().getTime() - uptimeSeconds * 1000).toISOString(),
    uptimeSeconds,
    maintenance: maintenance.isOn(),
    database: await describeDatabase(platform),
    queues: await readQueues(db),
    mails: {
      provider: config.smtpUrl === undefined ? 'outbox' : 'smtp',
      from: config.mailFrom,
      waiting: counts.mailsWaiting,
      failed: counts.mailsFailed,
    },
    payments: {
      provider: config.payment.provider,
      isLive: isLive(config),
      waiting: counts.paymentsWaiting,
      attention: counts.paymentsAttention,
    },
    storage: await describeStorage(platform),
    cache: cache.size(),
    memoryBytes: process.memoryUsage.rss(),
    backups: await listBackups(config),
  };
}

import { opendir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { SystemInformation } from '@tokpa/contract';
import { migrationNames } from '#db/migrate';
import { listBackups } from '#platform/backup/write-backup';
import { joinCalls } from '#platform/joined';
import type { Platform } from '#platform/platform';
import { VERSION } from '#platform/version';
import { readCounts, readDatabase, readQueues } from './system.queries.ts';

type Storage = SystemInformation['storage'];

type Room = { files: number; bytes: number };

// A file that is removed meanwhile takes no room.
const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/** One file after another: a million of them fill neither the memory nor the few threads that all reading of files shares. */
async function measureFiles(folder: string): Promise<Room> {
  const room: Room = { files: 0, bytes: 0 };
  for await (const entry of await opendir(folder)) {
    const entryPath = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      const { files, bytes } = await measureIfThere(entryPath);
      room.files += files;
      room.bytes += bytes;
    } else if (entry.isFile()) {
      room.files += 1;
      room.bytes += await sizeOf(entryPath);
    }
  }
  return room;
}

function measureIfThere(folder: string): Promise<Room> {
  return measureFiles(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return { files: 0, bytes: 0 };
    throw error;
  });
}

const LOOKED_AGAIN_AFTER_MS = 60_000;
let lastLook: (Room & { folder: string; at: number }) | undefined;
const joinLooks = joinCalls<Room>();

/** Counted once a minute, and once for all who ask meanwhile: the page asks every few seconds, and a large shop has a million files. */
async function filesIn(folder: string): Promise<Room> {
  if (lastLook?.folder === folder && performance.now() - lastLook.at < LOOKED_AGAIN_AFTER_MS) return lastLook;
  return joinLooks(folder, async () => {
    const room = await measureIfThere(folder);
    // From its end: a look may itself take a minute.
    lastLook = { ...room, folder, at: performance.now() };
    return room;
  });
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
      waiting: counts.paymentsWithoutNews,
      attention: counts.paymentsAttention,
    },
    storage: await describeStorage(platform),
    cache: cache.size(),
    memoryBytes: process.memoryUsage.rss(),
    backups: await listBackups(config),
  };
}

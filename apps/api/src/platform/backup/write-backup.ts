import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Config } from '#config';
import type { Db } from '#db/connect';
import type { Files } from '../files.ts';
import { appliedMigrations, type DumpedTable, dumpTables } from './dump-tables.ts';
import { type TarEntry, writeTar } from './tar.ts';

export type Backup = { name: string; bytes: number; createdAt: string };

const NAME = /^tokpa-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z\.tar\.gz$/;
const UNFINISHED = /^\.tokpa-.*\.(?:work|part)$/;
// As long as a job may take.
const LONGEST_BACKUP_MS = 6 * 3_600_000;
const KEPT = 7;
export const BACKUP_FORMAT = 1;

const folderOf = (config: Config) => path.join(config.dataDir, 'backups');

function nameAt(moment: Date): string {
  return `tokpa-${moment.toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`;
}

/** Its bytes; undefined for one that has been deleted since it was listed. */
async function bytesOf(files: Files, key: string): Promise<Buffer | undefined> {
  try {
    return Buffer.from(await files.getBytes(key));
  } catch (error) {
    if (await files.exists(key)) throw error;
    return undefined;
  }
}

async function* entriesOf(
  work: string,
  tables: readonly DumpedTable[],
  manifest: object,
  files: Files,
): AsyncGenerator<TarEntry> {
  yield { name: 'manifest.json', bytes: Buffer.from(JSON.stringify(manifest, undefined, 2)) };
  for (const { name } of tables) yield { name: `tables/${name}.jsonl`, file: path.join(work, `${name}.jsonl`) };
  yield { name: 'jobs.jsonl', file: path.join(work, 'jobs.jsonl') };
  let token: string | undefined;
  do {
    const page = await files.listAll('', { recursive: true, ...(token && { paginationToken: token }) });
    for (const object of page.objects) {
      if (!object.isFile) continue;
      const bytes = await bytesOf(files, object.key);
      if (bytes) yield { name: `files/${object.key}`, bytes };
    }
    token = page.paginationToken;
  } while (token);
}

/** What backups left behind that were killed before their end: the tables of the shop, in plain text. */
async function removeUnfinished(folder: string, now: Date): Promise<void> {
  const names = (await readdir(folder)).filter((name) => UNFINISHED.test(name));
  for (const name of names) {
    const left = path.join(folder, name);
    // Another one's may be finished at this moment.
    const found = await stat(left).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > LONGEST_BACKUP_MS) await rm(left, { recursive: true, force: true });
  }
}

type Parts = { config: Config; db: Db; files: Files; now: Date };

/**
 * Writes everything that the shop keeps into one archive below DATA_DIR/backups: every table and the queued work as they are at one
 * moment, and the files. Half an archive never has an archive's name. The seven newest stay.
 */
export async function writeBackup({ config, db, files, now }: Parts): Promise<Backup> {
  const folder = folderOf(config);
  const name = nameAt(now);
  const work = path.join(folder, `.${name}.work`);
  const unfinished = path.join(folder, `.${name}.part`);
  await mkdir(work, { recursive: true, mode: 0o700 });
  try {
    await removeUnfinished(folder, now);
    const tables = await dumpTables(db, work);
    const manifest = {
      format: BACKUP_FORMAT,
      createdAt: now.toISOString(),
      migrations: await appliedMigrations(db),
      tables,
    };
    const tar = writeTar(entriesOf(work, tables, manifest, files), now);
    await pipeline(tar, createGzip({ level: 6 }), createWriteStream(unfinished, { mode: 0o600, flush: true }));
    await rename(unfinished, path.join(folder, name));
  } finally {
    await rm(work, { recursive: true, force: true });
    await rm(unfinished, { force: true });
  }
  const kept = await listBackups(config);
  for (const old of kept.slice(KEPT)) await rm(path.join(folder, old.name), { force: true });
  return { name, bytes: (await stat(path.join(folder, name))).size, createdAt: now.toISOString() };
}

/** The archives that are there, the newest first. */
export async function listBackups(config: Config): Promise<Backup[]> {
  const folder = folderOf(config);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const archives = names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed();
  return Promise.all(
    archives.map(async (name) => {
      const { size, mtime } = await stat(path.join(folder, name));
      return { name, bytes: size, createdAt: mtime.toISOString() };
    }),
  );
}

import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { buffer, json } from 'node:stream/consumers';
import type { Db } from '#db/connect';
import { takeYourTime } from '#db/long-work';
import type { Files } from '../files.ts';
import type { Jobs } from '../jobs.ts';
import { appliedMigrations } from './dump-tables.ts';
import { loadRows, onEmptyTables } from './load-tables.ts';
import { RestoreError } from './restore-error.ts';
import { readTarGz } from './tar.ts';
import { BACKUP_FORMAT } from './write-backup.ts';

export type Restored = {
  createdAt: string;
  tables: number;
  rows: number;
  files: number;
  jobs: number;
  /** Kinds of work that nobody does in this shop: mails to deliver, where no mail server is set. */
  leftOut: string[];
};

type Manifest = { format: number; createdAt: string; migrations: string[]; tables: { name: string; rows: number }[] };
type WaitingJob = { name: string; data: object; startAfter: string };
type Parts = { db: Db; files: Files; jobs: Jobs; archive: string };

const TABLE = /^tables\/(?<table>[a-z_\d]+)\.jsonl$/;
const FILES = 'files/';

async function checkManifest(db: Db, { format, migrations }: Manifest): Promise<void> {
  if (format !== BACKUP_FORMAT) throw new RestoreError(`Ce format de sauvegarde (${format}) n’est pas connu.`);
  const applied = await appliedMigrations(db);
  if (applied.join() !== migrations.join()) {
    throw new RestoreError(
      'Cette sauvegarde vient d’une autre version de la boutique : restaurez-la avec la version qui l’a écrite, puis mettez à jour.',
    );
  }
}

async function sendJobs(tx: Db, jobs: Jobs, lines: Readable): Promise<Pick<Restored, 'jobs' | 'leftOut'>> {
  const leftOut = new Set<string>();
  let count = 0;
  for await (const line of createInterface({ input: lines, crlfDelay: Number.POSITIVE_INFINITY })) {
    const { name, data, startAfter } = JSON.parse(line) as WaitingJob;
    if (!jobs.handles(name)) {
      leftOut.add(name);
      continue;
    }
    await jobs.send(tx, { name }, data, { startAfter: new Date(startAfter) });
    count += 1;
  }
  return { jobs: count, leftOut: [...leftOut] };
}

/**
 * Takes the shop back to an archive: every table, the work that waited, the files. What is there now is gone. The database changes
 * in one transaction: all of it or nothing. Throws RestoreError for an archive that is cut short or of another version.
 */
export async function restoreBackup({ db, files, jobs, archive }: Parts): Promise<Restored> {
  const done: Restored = { createdAt: '', tables: 0, rows: 0, files: 0, jobs: 0, leftOut: [] };
  let manifest: Manifest | undefined;

  async function take(tx: Db, { name, content }: { name: string; content: Readable }): Promise<void> {
    const table = TABLE.exec(name)?.groups?.['table'];
    if (table !== undefined) {
      done.rows += await loadRows(tx, table, content);
      done.tables += 1;
    } else if (name === 'jobs.jsonl') Object.assign(done, await sendJobs(tx, jobs, content));
    else if (name.startsWith(FILES)) {
      await files.put(name.slice(FILES.length), await buffer(content));
      done.files += 1;
    }
  }

  const entries = readTarGz(archive);
  await db.transaction().execute(async (tx) => {
    // A table of a million rows, or a minute of files without a statement.
    await takeYourTime(tx);
    const first = await entries.next();
    if (first.done || first.value.name !== 'manifest.json')
      throw new RestoreError('Ce fichier n’est pas une sauvegarde.');
    manifest = (await json(first.value.content)) as Manifest;
    await checkManifest(tx, manifest);
    await onEmptyTables(tx, async () => {
      for await (const entry of entries) await take(tx, entry);
    });
    const expected = manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
    if (done.tables !== manifest.tables.length || done.rows !== expected) {
      throw new RestoreError(`La sauvegarde est incomplète : ${done.rows} lignes sur ${expected}.`);
    }
  });
  return { ...done, createdAt: manifest?.createdAt ?? '' };
}

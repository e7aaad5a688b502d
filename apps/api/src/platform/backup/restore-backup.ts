import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Db } from '#db/connect';
import { takeYourTime } from '#db/long-work';
import type { Files } from '../files.ts';
import type { Jobs } from '../jobs.ts';
import { appliedMigrations } from './dump-tables.ts';
import { linesOf } from './lines.ts';
import { loadRows, onEmptyTables } from './load-tables.ts';
import { readTarGz } from './tar.ts';
import { refuseOtherVersion, tableOf, type WholeArchive } from './whole-archive.ts';

export type Restored = {
  createdAt: string;
  tables: number;
  rows: number;
  files: number;
  jobs: number;
  /** Kinds of work that nobody does in this shop: mails to deliver, where no mail server is set. */
  leftOut: string[];
};

type WaitingJob = { name: string; data: object; startAfter: string };
type Parts = { db: Db; files: Files; jobs: Jobs; archive: WholeArchive };

const FILES = 'files/';

async function sendJobs(tx: Db, jobs: Jobs, content: Readable): Promise<Pick<Restored, 'jobs' | 'leftOut'>> {
  const leftOut = new Set<string>();
  let count = 0;
  for await (const line of linesOf(content)) {
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
 * in one transaction: all of it or nothing. Throws RestoreError for an archive of another version.
 */
export async function restoreBackup({ db, files, jobs, archive }: Parts): Promise<Restored> {
  const { file, manifest } = archive;
  const done: Restored = { createdAt: manifest.createdAt, tables: 0, rows: 0, files: 0, jobs: 0, leftOut: [] };

  async function take(tx: Db, { name, content }: { name: string; content: Readable }): Promise<void> {
    const table = tableOf(name);
    if (table !== undefined) {
      done.rows += await loadRows(tx, table, content);
      done.tables += 1;
    } else if (name === 'jobs.jsonl') Object.assign(done, await sendJobs(tx, jobs, content));
    else if (name.startsWith(FILES)) {
      await files.put(name.slice(FILES.length), await buffer(content));
      done.files += 1;
    }
  }

  await db.transaction().execute(async (tx) => {
    // A table of a million rows, or a minute of files without a statement.
    await takeYourTime(tx);
    refuseOtherVersion(manifest, await appliedMigrations(tx));
    await onEmptyTables(tx, async () => {
      for await (const entry of readTarGz(file)) await take(tx, entry);
    });
  });
  return done;
}

import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pass } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { useTestShop } from '#testing/test-shop';
import type { DB } from '#db/tables';
import type { Files } from '../files.ts';
import type { Platform } from '../platform.ts';
import { restoreBackup, type Restored } from './restore-backup.ts';
import { RestoreError } from './restore-error.ts';
import { wholeArchive } from './whole-archive.ts';
import { readTarGz, type TarEntry, writeTar } from './tar.ts';
import { writeBackup } from './write-backup.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'tokpa-restore-'));
afterAll(() => rm(dataDir, { recursive: true }));
// Nobody answers there: mails wait.
const shop = await useTestShop({ DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:9' });
const { platform } = shop;
const other = await useTestShop({ DATA_DIR: path.join(dataDir, 'other') });

async function backUp(files = platform.files): Promise<string> {
  const { config, db } = platform;
  const { name } = await writeBackup({ config, db, files, now: platform.clock.now() });
  return path.join(dataDir, 'backups', name);
}

/** What the command does once the shop's database is open. */
async function restore(archive: string, into: Pick<Platform, 'db' | 'files' | 'jobs'> = platform): Promise<Restored> {
  const { db, files, jobs } = into;
  return restoreBackup({ db, files, jobs, archive: await wholeArchive(archive) });
}

/** Every row of every table, as the database writes it. */
async function everything(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`.execute(
    platform.db,
  );
  const contents = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.id(name)} t order by 1`.execute(
        platform.db,
      );
      return [name, rows.map(({ row }) => row)];
    }),
  );
  return JSON.stringify(contents);
}

/** What is about something and not done yet: its name, what it is about, and how often it is queued. */
async function waitingWork(): Promise<unknown[]> {
  const { rows } = await sql`
    select name, data, count(*)::integer as times from jobs.job
    where state < 'completed' and name !~ '^__' and data <> '{}' group by name, data order by name, data::text`.execute(
    platform.db,
  );
  return rows;
}

/** The entries of an archive, of which one table has come to nothing. */
async function* withoutRowsOf(table: string, archive: string): AsyncGenerator<TarEntry> {
  for await (const { name, content } of readTarGz(archive)) {
    const bytes = await buffer(content);
    yield { name, bytes: name === `tables/${table}.jsonl` ? Buffer.alloc(0) : bytes };
  }
}

/** The shop's files, but for what is told otherwise. */
const filesThat = (changed: Partial<Files>): Files => Object.assign(Object.create(platform.files) as Files, changed);

test('a shop comes back from its backup row for row, its files and its waiting work too', async () => {
  await createOrder(shop);
  await createOrder(shop);
  await platform.files.put('papier/note.txt', 'Bonjour');
  // One of the two mails is in hand.
  await sql`update jobs.job set state = 'active' where id = (select min(id::text)::uuid from jobs.job where name = 'mail.deliver')`.execute(
    platform.db,
  );
  const before = await everything();
  const work = await waitingWork();
  expect(work.length).toBeGreaterThan(1);
  const archive = await backUp();
  const { shopper } = await createOrder(shop);
  await createProduct(shop, { name: 'Arrivé après la sauvegarde' });
  await platform.files.delete('papier/note.txt');

  const restored = await restore(archive);
  expect(await everything()).toBe(before);
  expect(await waitingWork()).toEqual(work);
  expect(restored).toMatchObject({ jobs: work.length, leftOut: [] });
  expect(await platform.files.get('papier/note.txt')).toBe('Bonjour');
  expect(restored.rows).toBeGreaterThan(5);
  // The one who came later is gone, and the shop goes on.
  await expect(shop.client(shopper.token).call('GET /cart')).rejects.toMatchObject({ status: 401 });
  await createOrder(shop, { shopper: await createShopper(shop) });
});

test('a shop comes back on another machine, sells there, and says what work nobody does there', async () => {
  const { order } = await createOrder(shop);
  const archive = await backUp();
  const restored = await restore(archive, other.platform);
  expect(restored).toMatchObject({ jobs: 0, leftOut: ['mail.deliver'] });
  const events = await other.platform.db
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', order.id)
    .execute();
  expect(events.length).toBeGreaterThan(0);
  await createOrder(other);
});

test('a restore may take longer over its files than a call of a shopper may over its work', async () => {
  await platform.files.put('papier/note.txt', 'Bonjour');
  const archive = await backUp();
  const { config, files, jobs } = platform;
  const pool = new pg.Pool({ connectionString: config.databaseUrl, idle_in_transaction_session_timeout: 1000 });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const slow = filesThat({
    async put(key, contents) {
      if (key === 'papier/note.txt') await pass(1500);
      return files.put(key, contents);
    },
  });
  const restored = await restore(archive, { db, files: slow, jobs });
  expect(restored.files).toBeGreaterThan(0);
  await db.destroy();
});

test('a file that is deleted while a backup is written is not in it, and the backup is whole', async () => {
  await platform.files.put('papier/note.txt', 'Bonjour');
  await platform.files.put('papier/parti.txt', 'Adieu');
  const archive = await backUp(
    filesThat({
      async getBytes(key) {
        if (key === 'papier/parti.txt') await platform.files.delete(key);
        return platform.files.getBytes(key);
      },
    }),
  );
  await restore(archive);
  expect(await platform.files.exists('papier/parti.txt')).toBe(false);
  expect(await platform.files.get('papier/note.txt')).toBe('Bonjour');
});

test('what was written in a text comes back to the letter, a line’s end that only some know too', async () => {
  const product = await createProduct(shop, { name: 'Savon\u2028noir\u2029«\u0085»\u00a0!' });
  const archive = await backUp();
  await platform.db.updateTable('products').set({ name: 'Autre' }).where('id', '=', product.id).execute();
  await restore(archive);
  const { name } = await platform.db
    .selectFrom('products')
    .select('name')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow();
  expect(name).toBe('Savon\u2028noir\u2029«\u0085»\u00a0!');
});

test('an archive that was cut short, in its tables or behind its files, changes neither rows nor files', async () => {
  // More than a reader holds at once.
  await platform.files.put('papier/deleted.bin', randomBytes(300_000));
  const archive = await backUp();
  await platform.files.delete('papier/deleted.bin');
  await createProduct(shop, { name: 'Arrivé après la sauvegarde' });
  const before = await everything();
  const { size } = await stat(archive);
  for (const left of [size - 100, Math.floor(size / 50)]) {
    await truncate(archive, left);
    await expect(restore(archive)).rejects.toThrow(/unexpected end/i);
    expect(await everything()).toBe(before);
    expect(await platform.files.exists('papier/deleted.bin')).toBe(false);
  }
});

test('an archive that lacks rows changes nothing', async () => {
  await createProduct(shop);
  const archive = await backUp();
  const before = await everything();
  const short = path.join(dataDir, 'short.tar.gz');
  await pipeline(writeTar(withoutRowsOf('products', archive), new Date()), createGzip(), createWriteStream(short));
  await expect(restore(short)).rejects.toThrow(/incomplète : 0 lignes sur \d+ \(products\)/);
  expect(await everything()).toBe(before);
});

test('an archive of another version of the shop, or for a database of another one, is refused in a sentence', async () => {
  const archive = await backUp();
  await platform.db
    .insertInto('schema_migrations')
    .values({ version: 9999, name: '9999_future.sql', checksum: '' })
    .execute();
  await expect(restore(archive)).rejects.toThrow(RestoreError);
  const future = await backUp();
  await platform.db.deleteFrom('schema_migrations').where('version', '=', 9999).execute();
  await expect(wholeArchive(future)).rejects.toThrow(/vient d’une autre version de la boutique/);
});

test('what a backup left behind that was killed is gone after the next day’s, what is under way stays', async () => {
  const folder = path.join(dataDir, 'backups');
  const [old, young] = ['.tokpa-2026-01-01T02-00-00-000Z.tar.gz.work', '.tokpa-2026-01-02T02-00-00-000Z.tar.gz.part'];
  await mkdir(path.join(folder, old), { recursive: true });
  await writeFile(path.join(folder, old, 'users.jsonl'), '{}');
  await writeFile(path.join(folder, young), '');
  const yesterday = new Date(platform.clock.now().getTime() - 24 * 3_600_000);
  await utimes(path.join(folder, old), yesterday, yesterday);
  await backUp();
  expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([young]);
});

import { mkdir, mkdtemp, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { useTestShop } from '#testing/test-shop';
import type { DB } from '#db/tables';
import type { Files } from '../files.ts';
import { restoreBackup } from './restore-backup.ts';
import { RestoreError } from './restore-error.ts';
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

  const { db, files, jobs } = platform;
  const restored = await restoreBackup({ db, files, jobs, archive });
  expect(await everything()).toBe(before);
  expect(await waitingWork()).toEqual(work);
  expect(restored).toMatchObject({ jobs: work.length, leftOut: [] });
  expect(await files.get('papier/note.txt')).toBe('Bonjour');
  expect(restored.rows).toBeGreaterThan(5);
  // The one who came later is gone, and the shop goes on.
  await expect(shop.client(shopper.token).call('GET /cart')).rejects.toMatchObject({ status: 401 });
  await createOrder(shop, { shopper: await createShopper(shop) });
});

test('a shop comes back on another machine, sells there, and says what work nobody does there', async () => {
  const { order } = await createOrder(shop);
  const archive = await backUp();
  const { db, files, jobs } = other.platform;
  const restored = await restoreBackup({ db, files, jobs, archive });
  expect(restored).toMatchObject({ jobs: 0, leftOut: ['mail.deliver'] });
  const events = await db.selectFrom('order_events').select('id').where('order_id', '=', order.id).execute();
  expect(events.length).toBeGreaterThan(0);
  await createOrder(other);
});

test('a restore may take longer over its files than a call of a shopper may over its work', async () => {
  await platform.files.put('papier/note.txt', 'Bonjour');
  const archive = await backUp();
  const { config, files, jobs } = platform;
  const pool = new pg.Pool({ connectionString: config.databaseUrl, idle_in_transaction_session_timeout: 100 });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const slow = filesThat({
    async put(key, contents) {
      await pass(400);
      return files.put(key, contents);
    },
  });
  const restored = await restoreBackup({ db, files: slow, jobs, archive });
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
  const { db, files, jobs } = platform;
  await restoreBackup({ db, files, jobs, archive });
  expect(await files.exists('papier/parti.txt')).toBe(false);
  expect(await files.get('papier/note.txt')).toBe('Bonjour');
});

test('an archive that was cut short changes nothing', async () => {
  const archive = await backUp();
  await truncate(archive, Math.floor((await stat(archive)).size / 2));
  const before = await everything();
  const { db, files, jobs } = platform;
  await expect(restoreBackup({ db, files, jobs, archive })).rejects.toThrow(/unexpected end/i);
  expect(await everything()).toBe(before);
});

test('an archive of another version of the shop is refused in a sentence', async () => {
  const archive = await backUp();
  await platform.db
    .insertInto('schema_migrations')
    .values({ version: 9999, name: '9999_future.sql', checksum: '' })
    .execute();
  const { db, files, jobs } = platform;
  await expect(restoreBackup({ db, files, jobs, archive })).rejects.toThrow(RestoreError);
  await platform.db.deleteFrom('schema_migrations').where('version', '=', 9999).execute();
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

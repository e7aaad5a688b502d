import { mkdtemp, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { useTestShop } from '#testing/test-shop';
import { restoreBackup } from './restore-backup.ts';
import { RestoreError } from './restore-error.ts';
import { writeBackup } from './write-backup.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'tokpa-restore-'));
afterAll(() => rm(dataDir, { recursive: true }));
const shop = await useTestShop({ DATA_DIR: dataDir });
const { platform } = shop;

async function backUp(): Promise<string> {
  const { config, db, files } = platform;
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

test('a shop comes back from its backup row for row, its files and its waiting work too', async () => {
  await createOrder(shop);
  await platform.files.put('papier/note.txt', 'Bonjour');
  const before = await everything();
  const archive = await backUp();
  const { shopper } = await createOrder(shop);
  await createProduct(shop, { name: 'Arrivé après la sauvegarde' });
  await platform.files.delete('papier/note.txt');

  const { db, files, jobs } = platform;
  const restored = await restoreBackup({ db, files, jobs, archive });
  expect(await everything()).toBe(before);
  expect(await files.get('papier/note.txt')).toBe('Bonjour');
  expect(restored.rows).toBeGreaterThan(5);
  // The one who came later is gone, and the shop goes on.
  await expect(shop.client(shopper.token).call('GET /cart')).rejects.toMatchObject({ status: 401 });
  await createOrder(shop, { shopper: await createShopper(shop) });
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

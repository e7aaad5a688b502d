import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { migrate, pendingMigrations } from './migrate.ts';

const { db, pool, url } = await useTestDatabase();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tokpa-migrations-'));
  await sql`drop table if exists schema_migrations, parcels`.execute(db);
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

test('migrations are applied in order, once', async () => {
  await write('0002_weigh_parcels.sql', 'alter table parcels add column grams int8');
  await write('0001_parcels.sql', 'create table parcels (id int4)');
  expect(await migrate(url, folder)).toEqual(['0001_parcels', '0002_weigh_parcels']);
  expect(await migrate(url, folder)).toEqual([]);
});

test('several processes may start at once', async () => {
  await write('0001_parcels.sql', 'create table parcels (id int4)');
  const applied = await Promise.all([migrate(url, folder), migrate(url, folder), migrate(url, folder)]);
  expect(applied.flat()).toEqual(['0001_parcels']);
});

test('a failed migration leaves nothing behind and says where it failed', async () => {
  await write('0001_parcels.sql', 'create table parcels (id int4);\nselect from nowhere;');
  await expect(migrate(url, folder)).rejects.toThrow(
    'La migration 0001_parcels a échoué : relation "nowhere" does not exist (ligne 2)',
  );
  expect((await pool.query(`select to_regclass('parcels') as parcels`)).rows).toEqual([{ parcels: null }]);
});

test('an applied migration that was changed stops the start', async () => {
  await write('0001_parcels.sql', 'create table parcels (id int4)');
  await migrate(url, folder);
  await write('0001_parcels.sql', 'create table parcels (id int8)');
  await expect(migrate(url, folder)).rejects.toThrow('La migration 0001_parcels, déjà appliquée, a été modifiée');
});

test('an older shop refuses a newer database', async () => {
  await write('0001_parcels.sql', 'create table parcels (id int4)');
  await write('0002_weigh_parcels.sql', 'alter table parcels add column grams int8');
  await migrate(url, folder);
  await rm(path.join(folder, '0002_weigh_parcels.sql'));
  await expect(migrate(url, folder)).rejects.toThrow('vient d’une version plus récente');
});

test('two migrations with one number are refused', async () => {
  await write('0001_parcels.sql', 'select 1');
  await write('0001_boxes.sql', 'select 1');
  await expect(migrate(url, folder)).rejects.toThrow('Deux migrations portent le numéro de 0001_parcels');
});

test('money and counts are numbers, days are days', async () => {
  const { rows } = await pool.query(`select 9007199254740991::int8 as most, date '2026-01-31' as day`);
  expect(rows).toEqual([{ most: 9_007_199_254_740_991, day: '2026-01-31' }]);
  await expect(pool.query('select 9007199254740992::int8')).rejects.toThrow('is not a safe integer');
});

test('a shop that runs lacks nothing while the files of a newer version are laid over its own', async () => {
  await write('0001_parcels.sql', 'create table parcels (id int4)');
  await migrate(url, folder);
  expect(await pendingMigrations(pool, folder)).toEqual([]);
  await write('0002_weigh_parcels.sql', 'alter table parcels add column grams int8');
  expect(await pendingMigrations(pool, folder)).toEqual([]);
});

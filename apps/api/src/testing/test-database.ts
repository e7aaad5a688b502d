import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { connect } from '../db/connect.ts';
import type { DB } from '../db/tables.ts';
import { onDatabase } from './on-database.ts';

export type TestDatabase = { db: Kysely<DB>; pool: pg.Pool; url: string };

/**
 * A migrated, empty database for one test file, dropped at its end:
 * `const { db, url } = await useTestDatabase();` at the top of the file.
 */
export async function useTestDatabase({ max = 10 }: { max?: number } = {}): Promise<TestDatabase> {
  const template = inject('templateDatabase');
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  const url = onDatabase(inject('databaseServerUrl'), name);
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY ${inject('copying')}`);
  const { db, pool, close } = connect(url, { max });
  afterAll(async () => {
    await close();
    await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
  });
  return { db, pool, url };
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseServerUrl') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startTemporaryDatabase } from '../db/embed-temporary.ts';
import { migrate } from '../db/migrate.ts';
import { onDatabase } from './on-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server, as a role that may create databases. */
    databaseServerUrl: string;
    templateDatabase: string;
    /** How a database is made of the template: a server of its own need not survive a crash, so that its files are copied soonest. */
    copying: 'FILE_COPY' | 'WAL_LOG';
  }
}

/** One server and one migrated template for the whole run; DATABASE_URL names another server (PostgreSQL 15 to 18). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL'];
  const server = given ? { superuserUrl: given, stop: async () => undefined } : await startTemporaryDatabase();
  const template = `tokpa_test_${randomBytes(4).toString('hex')}`;
  await command(server.superuserUrl, `CREATE DATABASE ${template}`);
  await migrate(onDatabase(server.superuserUrl, template));
  project.provide('databaseServerUrl', server.superuserUrl);
  project.provide('templateDatabase', template);
  project.provide('copying', given ? 'WAL_LOG' : 'FILE_COPY');
  return async () => {
    await command(server.superuserUrl, `DROP DATABASE ${template} WITH (FORCE)`);
    await server.stop();
  };
}

async function command(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

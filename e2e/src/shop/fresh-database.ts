import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

export type FreshDatabase = { environment: Record<string, string>; drop(): Promise<void> };

async function run(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function createOn(serverUrl: string): Promise<FreshDatabase> {
  const name = `tokpa_e2e_${randomBytes(6).toString('hex')}`;
  await run(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    environment: { DATABASE_URL: url.href, DEMO: '1' },
    drop: () => run(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** An empty database for one run: on the given server, else the shop's own in `dataDir`, whose pictures stay. */
export async function freshDatabase(dataDir: string): Promise<FreshDatabase> {
  const serverUrl = process.env['DATABASE_URL'];
  if (serverUrl) return createOn(serverUrl);
  await rm(path.join(dataDir, 'postgres'), { recursive: true, force: true });
  return { environment: {}, drop: () => Promise.resolve() };
}

import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { connect, type Database } from '@tokpa/api';

export type OwnDatabase = {
  name: string;
  url: string;
  database: Database;
  /** The server that it is on, as a role that may do anything. */
  server: Database;
};

/** A database for one test file, migrated unless it is to be bare, dropped at the file's end. */
export async function useOwnDatabase({ isBare = false }: { isBare?: boolean } = {}): Promise<OwnDatabase> {
  const template = inject('templateDatabase');
  const name = `${template}_own_${randomBytes(4).toString('hex')}`;
  const url = Object.assign(new URL(inject('databaseServerUrl')), { pathname: `/${name}` }).href;
  const server = connect(inject('databaseServerUrl'), { max: 1 });
  await server.pool.query(`create database ${name} template ${isBare ? 'template1' : template}`);
  const database = connect(url, { max: 4 });
  afterAll(async () => {
    await database.close();
    await server.pool.query(`drop database ${name} with (force)`);
    await server.close();
  });
  return { name, url, database, server };
}

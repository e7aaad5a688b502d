import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { connect, type Database } from '@tokpa/api';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServerUrl: string;
    templateDatabase: string;
  }
}

export type OwnDatabase = {
  name: string;
  url: string;
  database: Database;
  /** The server that it is on, as a role that may do anything. */
  server: Database;
  drop(): Promise<void>;
};

/** A database of one's own, migrated unless it is to be bare. */
export async function createOwnDatabase({ isBare = false }: { isBare?: boolean } = {}): Promise<OwnDatabase> {
  const template = inject('templateDatabase');
  const name = `${template}_own_${randomBytes(4).toString('hex')}`;
  const url = Object.assign(new URL(inject('databaseServerUrl')), { pathname: `/${name}` }).href;
  const server = connect(inject('databaseServerUrl'), { max: 1 });
  await server.pool.query(`create database ${name} template ${isBare ? 'template1' : template}`);
  const database = connect(url, { max: 2 });
  return {
    name,
    url,
    database,
    server,
    async drop() {
      await database.close();
      await server.pool.query(`drop database ${name} with (force)`);
      await server.close();
    },
  };
}

/** The same for one test file, dropped at its end. */
export async function useOwnDatabase(options?: Parameters<typeof createOwnDatabase>[0]): Promise<OwnDatabase> {
  const own = await createOwnDatabase(options);
  afterAll(own.drop);
  return own;
}

import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { ClientBase } from 'pg';
import { chooseAccount, EmbedError } from './embed-account.ts';
import { clusterPaths, ensureCluster, openAccess, readAccess, type ClusterAccess } from './embed-cluster.ts';
import { isDataDirHeld, lockDataDir } from './embed-lock.ts';
import { endOutlivingServer, rotateLog, superviseServer, type Server } from './embed-server.ts';
import { withConnection } from './with-connection.ts';

export { EmbedError };

export type EmbeddedDatabase = {
  /** The shop's own role, which owns its database and nothing else. */
  url: string;
  /** The server's superuser, for set-up and tests. */
  superuserUrl: string;
  /** Ends the server and gives DATA_DIR free. */
  stop: () => Promise<void>;
};

export type EmbedOptions = {
  dataDir: string;
  /** false only for data that a test throws away. */
  durable?: boolean;
  /** How many connections it accepts at least. */
  connections?: number;
  /** Told in French when the server dies and comes back. */
  report?: (sentence: string) => void;
};

// Of PostgreSQL's own choice: enough for three processes of the shop, a backup and whoever looks on.
const FEWEST_CONNECTIONS = 100;

/** Runs a real PostgreSQL in DATA_DIR/postgres, on loopback only. Throws EmbedError with a French sentence. */
export async function startEmbeddedDatabase(options: EmbedOptions): Promise<EmbeddedDatabase> {
  try {
    return await start(options);
  } catch (error) {
    throw asSentence(error, path.resolve(options.dataDir));
  }
}

/**
 * The address of the PostgreSQL that a shop runs in DATA_DIR, for who works beside it; undefined when none does. Throws EmbedError with a
 * French sentence.
 */
export async function findEmbeddedDatabase(dataDir: string): Promise<string | undefined> {
  const folder = path.resolve(dataDir);
  try {
    if (!(await isDataDirHeld(folder))) return undefined;
    const access = await readAccess(clusterPaths(folder).accessFile);
    return access && databaseUrl('tokpa', 'tokpa', access);
  } catch (error) {
    throw asSentence(error, folder);
  }
}

async function start(options: EmbedOptions): Promise<EmbeddedDatabase> {
  await mkdir(path.resolve(options.dataDir), { recursive: true });
  // The real path, because that is what the system tells of a running server.
  const dataDir = await realpath(options.dataDir);
  const unlock = await lockDataDir(dataDir);
  let server: Server | undefined;
  const leave = () => {
    server?.abandon();
    unlock();
  };
  // Whatever ends this process, short of SIGKILL: the server is never left running.
  process.once('exit', leave);
  const stop = async () => {
    await server?.stop();
    unlock();
    process.off('exit', leave);
  };
  try {
    const { access, started } = await startServerIn(dataDir, options);
    server = started;
    await ensureDatabase(access);
    return {
      url: databaseUrl('tokpa', 'tokpa', access),
      superuserUrl: databaseUrl('postgres', 'postgres', access),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startServerIn(dataDir: string, options: EmbedOptions) {
  const { durable = true, report = () => undefined } = options;
  const connections = Math.max(FEWEST_CONNECTIONS, options.connections ?? 0);
  const paths = clusterPaths(dataDir);
  const account = await chooseAccount(paths.clusterDir, [paths.postgres, dataDir]);
  await endOutlivingServer(paths.clusterDir);
  const access = await openAccess(paths);
  await ensureCluster(paths, account, { password: access.password, durable });
  await rotateLog(paths.logFile);
  const started = await superviseServer({ paths, account, port: access.port, durable, connections, report });
  return { access, started };
}

/** On every start, not only the first: a start cut short between the cluster and its database must not stay so. */
async function ensureDatabase(access: ClusterAccess): Promise<void> {
  await withConnection(databaseUrl('postgres', 'postgres', access), 'tokpa prepare', async (client) => {
    const found = await client.query<{ role: boolean; database: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = 'tokpa') AS role,
              EXISTS (SELECT FROM pg_database WHERE datname = 'tokpa') AS database`,
    );
    const [state] = found.rows;
    if (!state?.role) await client.query(`CREATE ROLE tokpa LOGIN PASSWORD ${client.escapeLiteral(access.password)}`);
    if (!state?.database) await client.query('CREATE DATABASE tokpa OWNER tokpa');
    await nameNobody(client);
  });
}

/** What is refused is logged without the row and the statement: both hold what people wrote. */
async function nameNobody(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ verbosity: string }>(
    `SELECT current_setting('log_error_verbosity') AS verbosity`,
  );
  if (rows[0]?.verbosity === 'terse') return;
  await client.query(`ALTER SYSTEM SET log_min_error_statement = 'panic'`);
  await client.query(`ALTER SYSTEM SET log_error_verbosity = 'terse'`);
  await client.query('SELECT pg_reload_conf()');
}

function databaseUrl(role: string, database: string, { port, password }: ClusterAccess): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
}

function asSentence(error: unknown, dataDir: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new EmbedError(
      `Ce compte ne peut pas lire ou écrire dans ${dataDir} : corrigez ses droits, ou choisissez un autre DATA_DIR.`,
    );
  }
  if (code === 'ENOSPC') return new EmbedError(`Le disque qui porte ${dataDir} est plein.`);
  return error;
}

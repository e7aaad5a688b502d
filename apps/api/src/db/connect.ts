import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { nameStatements, prepareOften } from './prepared-statements.ts';
import { openReaders, ReadingDialect } from './readers.ts';
import type { DB } from './tables.ts';

/** The database or one of its transactions: the first parameter of every query. */
export type Db = Kysely<DB>;

export type Database = {
  db: Db;
  /** The same for what many read: on a few connections together. They are read only, and no transaction is begun here. */
  reads: Db;
  pool: pg.Pool;
  /** Ends every connection without a farewell: what waits for an answer on one fails as it does when the database goes away. */
  cut: () => void;
  close: () => Promise<void>;
};

const statementTimeoutMs = 15_000;
const connectTimeoutMs = 5_000;
const keepAliveAfterMs = 30_000;

/** Money and counts are int8 in SQL and safe integers in the code; a bigger value is a fault and says so. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is not a safe integer`);
  return value;
}

const readInstant = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date;
const IN_UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/;

/** ISO 8601 with milliseconds. A server in UTC, as the embedded one is, writes almost that: no date is made of it. */
function parseInstant(text: string): string {
  const [, day, time, fraction = ''] = IN_UTC.exec(text) ?? [];
  if (day === undefined) return readInstant(text).toISOString();
  return `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}

// Rows leave in the contract's shape: an instant is an ISO 8601 text in UTC. The driver's own table stays as it is: other libraries share it.
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, parseInt8],
  [pg.types.builtins.TIMESTAMPTZ, parseInstant],
  // A calendar day has no hour, and a Date would move it with the time zone.
  [pg.types.builtins.DATE, (text) => text],
]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
};

/** A pool of at most `max` connections, and the readers' few. A connection that breaks while idle is replaced on the next use. */
export function connect(databaseUrl: string, { max }: { max: number }): Database {
  const options = {
    connectionString: databaseUrl,
    types,
    application_name: 'tokpa',
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    // The system's own is two hours, after which whatever lies between has forgotten the connection.
    keepAliveInitialDelayMillis: keepAliveAfterMs,
  };
  const pool = new pg.Pool({ ...options, max });
  // Unheard, these events end the process; the query that meets the broken connection reports it. The pool's own is of connections
  // that rest; one that breaks between two statements of a transaction tells nobody but itself.
  pool.on('error', () => undefined);
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (connection) => {
    open.add(connection);
    connection.on('error', () => undefined);
  });
  pool.on('remove', (connection) => void open.delete(connection));
  const names = nameStatements();
  const prepared = prepareOften(pool, names);
  const readers = openReaders(options, names, prepared);
  const cut = () => {
    for (const connection of open) if (connection instanceof pg.Client) connection.connection.stream.destroy();
    readers.cut();
  };
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: prepared }) });
  const reads = new Kysely<DB>({ dialect: new ReadingDialect(readers) });
  const close = async () => {
    await reads.destroy();
    await db.destroy();
  };
  return { db, reads, pool, cut, close };
}

import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Db } from '#db/connect';

const ROWS_AT_ONCE = 500;
// Counters of the throttle are nobody's data; the migrations are named in the manifest and made again by the shop itself.
const LEFT_OUT = ['rate_limits', 'schema_migrations'];

export type DumpedTable = { name: string; rows: number };

async function tableNames(tx: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`.execute(tx);
  return rows.map(({ name }) => name).filter((name) => !LEFT_OUT.includes(name));
}

/** Writes the rows of a query, one JSON object a line, as PostgreSQL itself writes them: no number or instant is read on the way. */
async function dumpRows(tx: Db, query: ReturnType<typeof sql>, file: string): Promise<number> {
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    await sql`declare dumped no scroll cursor for ${query}`.execute(tx);
    for (;;) {
      const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from dumped`.execute(tx);
      if (rows.length === 0) break;
      count += rows.length;
      yield rows.map(({ row }) => `${row}\n`).join('');
    }
    await sql`close dumped`.execute(tx);
  }
  await pipeline(lines, createWriteStream(file, { mode: 0o600 }));
  return count;
}

/**
 * The work that is not done, in hand or not: mails to deliver, refunds to ask for. What carries no data comes again by the clock, or is asked for
 * by hand: a backup, say.
 */
const WAITING_JOBS = sql`
  select json_build_object('name', name, 'data', data, 'startAfter', start_after)::text as row
  from jobs.job where state in ('created', 'retry', 'active') and name !~ '^__' and data is not null and data <> '{}'`;

/** Every table as it is at one moment, each in a file `<name>.jsonl` of the folder, and in `jobs.jsonl` the work that waits at that moment. */
export async function dumpTables(db: Db, folder: string): Promise<DumpedTable[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const tables: DumpedTable[] = [];
      for (const name of await tableNames(tx)) {
        const query = sql`select to_json(t)::text as row from ${sql.id('public', name)} t`;
        tables.push({ name, rows: await dumpRows(tx, query, path.join(folder, `${name}.jsonl`)) });
      }
      await dumpRows(tx, WAITING_JOBS, path.join(folder, 'jobs.jsonl'));
      return tables;
    });
}

export async function appliedMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by version`.execute(db);
  return rows.map(({ name }) => name);
}

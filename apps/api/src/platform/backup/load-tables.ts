import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import { linesOf } from './lines.ts';

const ROWS_AT_ONCE = 500;

type Constraint = { table: string; name: string; definition: string };

/** Every foreign key of the shop's tables. */
async function foreignKeys(tx: Db): Promise<Constraint[]> {
  const { rows } = await sql<Constraint>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`.execute(tx);
  return rows;
}

async function tableNames(tx: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(relname) as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'`.execute(tx);
  return rows.map(({ name }) => name);
}

/**
 * Runs `load` on emptied tables whose triggers sleep and whose foreign keys are not there, so that rows come in any order as they
 * were; the keys are made again afterwards, and checked. The work that waits is forgotten too. All in the caller's transaction.
 */
export async function onEmptyTables(tx: Db, load: () => Promise<void>): Promise<void> {
  const keys = await foreignKeys(tx);
  const tables = await tableNames(tx);
  const run = (statement: string) => sql.raw(statement).execute(tx);
  for (const { table, name } of keys) await run(`alter table ${table} drop constraint ${name}`);
  for (const table of tables) await run(`alter table ${table} disable trigger user`);
  await run(`truncate ${tables.join(', ')}`);
  await run(`delete from jobs.job where name !~ '^__'`);
  await load();
  for (const table of tables) await run(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of keys)
    await run(`alter table ${table} add constraint ${name} ${definition}`);
}

type Counter = { column: string; sequence: string };

/**
 * The numbers that the table gives its rows by itself go on behind those that came. Never back: a sequence keeps its place where a transaction is
 * undone.
 */
async function goOnCounting(tx: Db, table: string): Promise<void> {
  const { rows: counters } = await sql<Counter>`
    select quote_ident(attname) as column, pg_get_serial_sequence(${table}, attname) as sequence
    from pg_attribute where attrelid = ${table}::regclass and attidentity <> ''`.execute(tx);
  for (const { column, sequence } of counters) {
    await sql`
      select setval(${sequence}::regclass, greatest(highest, last_value))
      from (select max(${sql.raw(column)}) as highest from ${sql.raw(table)}) rows, ${sql.raw(sequence)}
      where highest is not null`.execute(tx);
  }
}

/** The columns that are written, and not made by the database from others. */
async function columnsOf(tx: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(attname) as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(
    tx,
  );
  return rows.map(({ name }) => name);
}

/** Puts rows, one JSON object a line, into a table as they were; answers how many. */
export async function loadRows(tx: Db, table: string, content: Readable): Promise<number> {
  const columns = sql.raw((await columnsOf(tx, `public.${table}`)).join(', '));
  const write = (rows: readonly string[]) =>
    sql`
    insert into ${sql.id('public', table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${sql.id('public', table)}, ${`[${rows.join(',')}]`}::json)`.execute(
      tx,
    );
  let waiting: string[] = [];
  let count = 0;
  for await (const line of linesOf(content)) {
    waiting.push(line);
    count += 1;
    if (waiting.length < ROWS_AT_ONCE) continue;
    await write(waiting);
    waiting = [];
  }
  if (waiting.length > 0) await write(waiting);
  await goOnCounting(tx, `public.${table}`);
  return count;
}

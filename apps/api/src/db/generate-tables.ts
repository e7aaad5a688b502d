import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { startTemporaryDatabase } from './embed-temporary.ts';
import { migrate } from './migrate.ts';

type Column = {
  table: string;
  column: string;
  type: string;
  isArray: boolean;
  isNullable: boolean;
  hasDefault: boolean;
  isComputed: boolean;
  check: string | null;
};

const tablesFile = path.join(import.meta.dirname, 'tables.ts');

const typescriptTypes: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float4: 'number',
  float8: 'number',
  inet: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'Json',
  text: 'string',
  timestamptz: 'Timestamp',
  tsvector: 'string',
  uuid: 'string',
  varchar: 'string',
};

const preamble = `// Generated from the database by generate-tables.ts: change a migration, then run \`npm run tables\`.
import type { ColumnType } from 'kysely';

export type JsonValue = boolean | number | string | null | JsonValue[] | { [key: string]: JsonValue };
/** Written as JSON text, because the driver would make a PostgreSQL array of a list. */
export type Json = ColumnType<JsonValue, string, string>;
export type Timestamp = ColumnType<string, Date | string, Date | string>;
/** May be left out of an INSERT. */
export type Generated<T> =
  T extends ColumnType<infer Selected, infer Inserted, infer Updated>
    ? ColumnType<Selected, Inserted | undefined, Updated>
    : ColumnType<T, T | undefined, T>;
/** Computed by the database. */
export type Computed<T> = ColumnType<T, never, never>;
`;

async function generateTables(): Promise<string> {
  const database = await startTemporaryDatabase();
  try {
    await migrate(database.url);
    return render(await readColumns(database.url));
  } finally {
    await database.stop();
  }
}

async function readColumns(url: string): Promise<Column[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Column>(`
      SELECT c.relname AS "table", a.attname AS "column",
             coalesce(element.typname, t.typname) AS "type", element.oid IS NOT NULL AS "isArray",
             NOT a.attnotnull AS "isNullable",
             a.atthasdef OR a.attidentity <> '' AS "hasDefault",
             a.attgenerated <> '' OR a.attidentity = 'a' AS "isComputed",
             (SELECT pg_get_constraintdef(k.oid) FROM pg_constraint k
               WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum]
                 AND pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY\\['
               ORDER BY k.conname LIMIT 1) AS "check"
        FROM pg_class c
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
        JOIN pg_type t ON t.oid = a.atttypid
        LEFT JOIN pg_type element ON element.oid = t.typelem AND t.typcategory = 'A'
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm') AND NOT c.relispartition
         AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
       ORDER BY c.relname COLLATE "C", a.attname COLLATE "C"`);
    return rows;
  } finally {
    await client.end();
  }
}

function render(columns: Column[]): string {
  const tables = Map.groupBy(columns, ({ table }) => table);
  const types = [...tables].map(([table, its]) => {
    const fields = its.map((column) => `  ${column.column}: ${fieldType(column)};`);
    return `export type ${typeName(table)} = {\n${fields.join('\n')}\n};\n`;
  });
  const members = [...tables.keys()].map((table) => `  ${table}: ${typeName(table)};`);
  return `${preamble}\n${types.join('\n')}\nexport type DB = {\n${members.join('\n')}\n};\n`;
}

function fieldType(column: Column): string {
  const base = typescriptTypes[column.type];
  if (base === undefined)
    throw new Error(`${column.table}.${column.column}: no TypeScript type is known for ${column.type}`);
  const listed = allowedValues(column.check) ?? base;
  const value = column.isArray ? (listed.includes(' ') ? `(${listed})[]` : `${listed}[]`) : listed;
  const nullable = column.isNullable ? `${value} | null` : value;
  if (column.isComputed) return `Computed<${nullable}>`;
  return column.hasDefault ? `Generated<${nullable}>` : nullable;
}

/** The values of CHECK (column IN ('A', 'B')), as a union. */
function allowedValues(check: string | null): string | undefined {
  const found = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]+)\]\)\)\)$/u.exec(check ?? '');
  if (found === null) return undefined;
  return [...(found[1] ?? '').matchAll(/'([^']*)'::text/gu)].map(([, value]) => `'${value}'`).join(' | ') || undefined;
}

function typeName(table: string): string {
  return `${table.replaceAll(/(?:^|_)([a-z])/gu, (_, letter: string) => letter.toUpperCase())}Row`;
}

const generated = await generateTables();
if (!process.argv.includes('--check')) {
  await writeFile(tablesFile, generated);
} else if ((await readFile(tablesFile, 'utf8')) !== generated) {
  process.stderr.write('tables.ts does not fit the migrations: run `npm run tables`.\n');
  process.exitCode = 1;
}

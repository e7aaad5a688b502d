import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { withConnection } from './with-connection.ts';

/** A sentence in French for the person who started the shop. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

type Migration = { version: number; name: string; checksum: string; sql: string };
type Applied = { version: number; name: string; checksum: string };

const migrationsDir = path.join(import.meta.dirname, 'migrations');
const oldestPostgres = 15;
// Any number that nobody else uses on this database.
const advisoryLock = 8_260_021_960;

/** Brings the database up to date; returns the names of the migrations applied now. Several processes may call it at once. */
export async function migrate(databaseUrl: string, folder = migrationsDir): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return withConnection(databaseUrl, 'tokpa migrate', async (client) => {
    await refuseOldServer(client);
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLock]);
    return applyPending(client, migrations);
  });
}

/** Names of the migrations of this release, in order. */
export async function migrationNames(): Promise<string[]> {
  return (await migrationsOnce(migrationsDir)).map(({ name }) => name);
}

/** Names of the migrations that the database still lacks. Those of a newer release that was laid over a running one are not asked for. */
export async function pendingMigrations(database: pg.Pool | pg.Client, folder = migrationsDir): Promise<string[]> {
  const migrations = await migrationsOnce(folder);
  const { rows } = await database.query<Applied>('SELECT version, name, checksum FROM schema_migrations');
  const applied = new Set(rows.map(({ version }) => version));
  return migrations.filter(({ version }) => !applied.has(version)).map(({ name }) => name);
}

async function applyPending(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS schema_migrations (
       version integer PRIMARY KEY,
       name text NOT NULL,
       checksum text NOT NULL,
       applied_at timestamptz NOT NULL DEFAULT now()
     )`,
  );
  const { rows } = await client.query<Applied>(
    'SELECT version, name, checksum FROM schema_migrations ORDER BY version',
  );
  refuseChangedHistory(rows, migrations);
  const applied = new Set(rows.map(({ version }) => version));
  const pending = migrations.filter(({ version }) => !applied.has(version));
  for (const migration of pending) await apply(client, migration);
  return pending.map(({ name }) => name);
}

async function apply(client: pg.Client, { version, name, checksum, sql }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO schema_migrations (version, name, checksum) VALUES ($1, $2, $3)', [
      version,
      name,
      checksum,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new MigrationError(`La migration ${name} a échoué : ${describe(error, sql)}`, { cause: error });
  }
}

function refuseChangedHistory(applied: Applied[], migrations: Migration[]): void {
  const byVersion = new Map(migrations.map((migration) => [migration.version, migration]));
  const newest = migrations.at(-1)?.version ?? 0;
  for (const { version, name, checksum } of applied) {
    const known = byVersion.get(version);
    if (known === undefined && version > newest) {
      throw new MigrationError(
        `La base de données vient d’une version plus récente de la boutique (migration ${name}) : lancez cette version-là.`,
      );
    }
    if (known === undefined) throw new MigrationError(`La migration ${name}, déjà appliquée, a disparu du code.`);
    if (known.checksum !== checksum) {
      throw new MigrationError(
        `La migration ${name}, déjà appliquée, a été modifiée : rétablissez-la et écrivez le changement dans une nouvelle migration.`,
      );
    }
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  const version = rows[0]?.server_version ?? '';
  if (Number.parseInt(version, 10) < oldestPostgres) {
    throw new MigrationError(
      `PostgreSQL ${version} est trop ancien : il faut la version ${oldestPostgres} ou plus récente.`,
    );
  }
}

const readOnce = new Map<string, Promise<Migration[]>>();

/** As they were when this process first read them: who looks after it asks every few seconds. */
function migrationsOnce(folder: string): Promise<Migration[]> {
  const known = readOnce.get(folder);
  if (known) return known;
  const reading = readMigrations(folder);
  readOnce.set(folder, reading);
  // What could not be read is read again.
  reading.catch(() => readOnce.delete(folder));
  return reading;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  const migrations = await Promise.all(
    files.map(async (file) => {
      const found = /^(\d{4})_[a-z0-9_]+\.sql$/u.exec(file);
      if (found === null)
        throw new MigrationError(`Le nom de la migration ${file} n’a pas la forme 0001_ce_qu_elle_fait.sql.`);
      const sql = await readFile(path.join(folder, file), 'utf8');
      // Line ends depend on the checkout, not on the migration.
      const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
      return { version: Number(found[1]), name: file.replace(/\.sql$/u, ''), checksum, sql };
    }),
  );
  const twice = migrations.find(({ version }, index) => migrations[index - 1]?.version === version);
  if (twice !== undefined) throw new MigrationError(`Deux migrations portent le numéro de ${twice.name}.`);
  return migrations;
}

function describe(error: unknown, sql: string): string {
  if (!(error instanceof pg.DatabaseError)) return String(error);
  const line =
    error.position === undefined ? '' : ` (ligne ${sql.slice(0, Number(error.position)).split('\n').length})`;
  return `${error.message}${line}`;
}

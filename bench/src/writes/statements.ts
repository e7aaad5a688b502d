import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

const FOLDER = path.join(import.meta.dirname, 'sql');

// As the shop sends them: the limit would otherwise be that of another shop. `apps/api/src/measured-statements.test.ts` compares
// them with what really reaches the driver.
const texts = new Map(
  readdirSync(FOLDER).map((file) => [path.basename(file, '.sql'), readFileSync(path.join(FOLDER, file), 'utf8')]),
);

type Asker = Pick<pg.Pool | pg.PoolClient, 'query'>;

/** Sends one of the shop's statements as it sends those that come often: prepared on the connection. */
export async function send<Row extends pg.QueryResultRow>(
  asker: Asker,
  name: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const text = texts.get(name);
  if (text === undefined) throw new Error(`there is no statement ${name}`);
  return (await asker.query<Row>({ name, text, values: [...values] })).rows;
}

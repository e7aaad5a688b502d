import { readFile } from 'node:fs/promises';
import path from 'node:path';

// What comes later is found with the next request.
const WRITTEN_WITHIN_MS = 50;

const OWN_UPKEEP = /\bjobs\.|schema_migrations|default_transaction_read_only/u;

/** Whether a statement is of the job queue or of the connections' own upkeep, and of nothing that was asked. */
export const isUpkeep = (statement: string) => OWN_UPKEEP.test(statement);

/** What the log wrapped is one piece again. */
export const unwrapped = (text: string) => text.replaceAll(/\n\t/gu, '\n');

/** The entries that PostgreSQL in `dataDir` wrote into its log while `work` was done, each without its time and process. */
export async function entriesWhile(dataDir: string, work: () => Promise<void>): Promise<string[]> {
  const file = path.join(dataDir, 'postgres.log');
  const before = (await readFile(file)).length;
  await work();
  await new Promise((resolve) => setTimeout(resolve, WRITTEN_WITHIN_MS));
  const log = (await readFile(file)).subarray(before).toString();
  return log.split(/^\d{4}-\d\d-\d\d [\d:.]+ UTC \[\d+\] /mu);
}

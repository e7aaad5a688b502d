import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { databaseOf } from './shop.ts';

/** A statement as it reached PostgreSQL, its values as text. */
export type Statement = { text: string; values: (string | null)[] };
/** A page as the shop sent it, and what it asked of the database for it. */
export type Page = { html: string; statements: Statement[] };

const WRITTEN_WITHIN_MS = 100;
const RELOADED_WITHIN_MS = 500;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** `$1 = 'it''s', $2 = NULL` → its values. */
function valuesIn(detail: string): (string | null)[] {
  return [...detail.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/gu)].map(
    ([, quoted]) => quoted?.replaceAll("''", "'") ?? null,
  );
}

/** The statements in this piece of PostgreSQL's log, without those of the job queue. */
function readStatements(log: string): Statement[] {
  const entries = log.split(/^\d{4}-\d\d-\d\d [\d:.]+ UTC \[\d+\] /mu);
  return entries.flatMap((entry, at) => {
    const [, text] = /^LOG: {2}duration: [\d.]+ ms {2}(?:execute [^:]+|statement): ([\s\S]*)$/u.exec(entry) ?? [];
    if (text === undefined || /\bjobs\.|schema_migrations/u.test(text)) return [];
    const [, detail = ''] = /^DETAIL: {2}[Pp]arameters: ([\s\S]*)$/u.exec(entries[at + 1] ?? '') ?? [];
    return [{ text: text.replaceAll('\n\t', '\n').trim(), values: valuesIn(detail) }];
  });
}

/** Asks the shop at `url`, whose data lie in `dataDir`, for these pages, one after the other, and reads in its PostgreSQL's log what each was made from. */
export async function recordPages(url: string, dataDir: string, paths: readonly string[]): Promise<Page[]> {
  const { superuserUrl } = await databaseOf(dataDir);
  const file = path.join(dataDir, 'postgres.log');
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  const log = async (what: string) => {
    await client.query(`alter system ${what}`);
    await client.query('select pg_reload_conf()');
    await wait(RELOADED_WITHIN_MS);
  };
  try {
    await log('set log_min_duration_statement = 0');
    const pages: Page[] = [];
    for (const each of paths) {
      const before = (await readFile(file)).length;
      const answer = await fetch(url + each);
      const html = await answer.text();
      if (!answer.ok) throw new Error(`${each} was answered ${answer.status}`);
      await wait(WRITTEN_WITHIN_MS);
      const statements = readStatements((await readFile(file)).subarray(before).toString());
      if (statements.length === 0) throw new Error(`${each} was made without a statement, or the log came too late`);
      pages.push({ html, statements });
    }
    return pages;
  } finally {
    await log('reset log_min_duration_statement');
    await client.end();
  }
}

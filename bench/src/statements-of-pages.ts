import pg from 'pg';
import { entriesWhile, isUpkeep, unwrapped } from './postgres-log.ts';
import { databaseOf } from './shop.ts';

/** A statement as it reached PostgreSQL, its values as text. */
export type Statement = { text: string; values: (string | null)[] };
/** A page as the shop sent it, and what it asked of the database for it. */
export type Page = { html: string; statements: Statement[] };

const RELOADED_WITHIN_MS = 500;

/** `$1 = 'it''s', $2 = NULL` → its values. */
function valuesIn(detail: string): (string | null)[] {
  return [...detail.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/gu)].map(
    ([, quoted]) => quoted?.replaceAll("''", "'") ?? null,
  );
}

/** The statements in these entries of PostgreSQL's log, without its upkeep. */
function readStatements(entries: readonly string[]): Statement[] {
  return entries.flatMap((entry, at) => {
    const [, text] = /^LOG: {2}duration: [\d.]+ ms {2}(?:execute [^:]+|statement): ([\s\S]*)$/u.exec(entry) ?? [];
    if (text === undefined || isUpkeep(text)) return [];
    const [, detail = ''] = /^DETAIL: {2}[Pp]arameters: ([\s\S]*)$/u.exec(entries[at + 1] ?? '') ?? [];
    return [{ text: unwrapped(text).trim(), values: valuesIn(detail) }];
  });
}

/** Asks the shop at `url`, whose data lie in `dataDir`, for these pages, one after the other, and reads in its PostgreSQL's log what each was made from. */
export async function recordPages(url: string, dataDir: string, paths: readonly string[]): Promise<Page[]> {
  const { superuserUrl } = await databaseOf(dataDir);
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  const log = async (what: string) => {
    await client.query(`alter system ${what}`);
    await client.query('select pg_reload_conf()');
    await new Promise((resolve) => setTimeout(resolve, RELOADED_WITHIN_MS));
  };
  try {
    // The shop's own log names no values.
    await log("set log_error_verbosity = 'default'");
    await log('set log_min_duration_statement = 0');
    const pages: Page[] = [];
    for (const each of paths) {
      let html = '';
      const entries = await entriesWhile(dataDir, async () => {
        const answer = await fetch(url + each);
        html = await answer.text();
        if (!answer.ok) throw new Error(`${each} was answered ${answer.status}`);
      });
      const statements = readStatements(entries);
      if (statements.length === 0) throw new Error(`${each} was made without a statement, or the log came too late`);
      pages.push({ html, statements });
    }
    return pages;
  } finally {
    await log('reset log_min_duration_statement');
    await log("set log_error_verbosity = 'terse'");
    await client.end();
  }
}

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { codeOf } from './error-code.ts';

// Each connection keeps its own plan of a statement, so only those that come again are kept, and there is an end to them.
const WORTH_KEEPING = 5;
const MOST_KEPT = 120;
const MOST_COUNTED = 2000;

// Without values, BEGIN and its like go the short way.
const IS_READ = /^\s*(?:select|with)\b/i;

// « cached plan must not change result type »: somebody migrated under a running process.
const OUTDATED_PLAN = '0A000';

export type StatementNames = {
  /** The statement's name; none while it has not come often enough. */
  find(text: string): string | undefined;
  /** New names for all, unless all have got new ones since this name: everything is parsed anew, once. */
  renew(outdated: string): void;
};

/** The names of statements, one set for all connections of a database. */
export function nameStatements(): StatementNames {
  const asked = new Map<string, number>();
  const kept = new Map<string, number>();
  let generation = 0;
  const prefix = () => `tokpa_${generation}_`;

  function isWorthKeeping(text: string): boolean {
    if (kept.size >= MOST_KEPT) return false;
    const times = (asked.get(text) ?? 0) + 1;
    if (times > 1 || asked.size < MOST_COUNTED) asked.set(text, times);
    return times >= WORTH_KEEPING;
  }

  return {
    find(text) {
      if (!kept.has(text)) {
        if (!isWorthKeeping(text)) return undefined;
        asked.delete(text);
        kept.set(text, kept.size);
      }
      return `${prefix()}${kept.get(text)}`;
    },
    renew(outdated) {
      if (outdated.startsWith(prefix())) generation += 1;
    },
  };
}

/**
 * By a callback. For a promise the driver writes `query.callback = (…) => …`, and V8 makes a function that is assigned to a property old at birth:
 * it would hold what was answered, and all that is made of it, until the next full collection.
 */
function send(client: pg.ClientBase, statement: pg.QueryConfig): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    // The types do not tell that there is either an error or a result.
    client.query(statement, (error: Error | null, result) => (error ? reject(error) : resolve(result)));
  });
}

/** Sends a statement on this connection, prepared under its name if it has one. */
export async function ask(client: pg.ClientBase, names: StatementNames, text: string, values: readonly unknown[]) {
  const name = values.length > 0 || IS_READ.test(text) ? names.find(text) : undefined;
  try {
    return await send(client, { text, values: [...values], ...(name === undefined ? {} : { name }) });
  } catch (error) {
    // From where it was asked, in place of where the driver read it.
    if (error instanceof Error) Error.captureStackTrace(error);
    // The next asker is served; inside a transaction nothing else would help.
    if (name !== undefined && codeOf(error) === OUTDATED_PLAN) names.renew(name);
    throw error;
  }
}

function preparing(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => ask(client, names, text, values);
  return {
    // The other form takes a cursor, and nothing here streams.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
}

/**
 * The pool, with statements that come again and again prepared on their connections: PostgreSQL parses them once, and plans them
 * anew only where the plan depends on what is asked. Most of what a short statement costs is its planning.
 */
export function prepareOften(pool: pg.Pool, names: StatementNames): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const before = known.get(client);
      if (before) return before;
      const made = preparing(client, names);
      known.set(client, made);
      return made;
    },
  };
}

import type { Db } from '#db/connect';
import { isClash } from '#db/error-code';
import type { AnswerCache } from './cache/answer-cache.ts';
import { announceDrop } from './cache/invalidation.ts';

export type Transact = <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
export type DropTags = (tx: Db, ...tags: string[]) => void;

const MOST_TRIES = 4;

/**
 * `transact` runs work in one transaction, again if PostgreSQL had to break a deadlock. `dropTags` says inside it what the
 * work changed: at commit this process drops the cached answers before the caller hears back, the others within a moment.
 */
export function createTransactions(db: Db, cache: AnswerCache): { transact: Transact; dropTags: DropTags } {
  const changed = new WeakMap<Db, Set<string>>();

  async function once<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    let tags: Set<string> | undefined;
    const result = await db.transaction().execute(async (tx) => {
      const done = await work(tx);
      tags = changed.get(tx);
      if (tags) await announceDrop(tx, [...tags]);
      return done;
    });
    if (tags) cache.drop([...tags]);
    return result;
  }

  return {
    async transact(work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(work);
        } catch (error) {
          if (attempt >= MOST_TRIES || !isClash(error)) throw error;
        }
      }
    },
    dropTags(tx, ...tags) {
      const known = changed.get(tx) ?? new Set();
      for (const tag of tags) known.add(tag);
      changed.set(tx, known);
    },
  };
}

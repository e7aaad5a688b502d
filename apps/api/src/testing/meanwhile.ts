import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Db } from '#db/connect';

type Asked = { platform: { db: Db } };

/** Resolves once this many of the shop's statements wait for rows that another transaction holds. */
export async function untilWaiting({ platform }: Asked, count = 1): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*) as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(platform.db);
      if (rows[0]?.waiting !== count) throw new Error(`${rows[0]?.waiting} wait, not ${count}`);
    },
    { timeout: 10_000, interval: 5 },
  );
}

/** Cuts off the one statement that waits, as PostgreSQL does with whatever takes too long. */
export async function cutOffWaiting(asked: Asked): Promise<void> {
  await untilWaiting(asked);
  await sql`select pg_cancel_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(asked.platform.db);
}

/**
 * Two things at the same moment: `write` is done in a transaction that stays open while `meanwhile` runs, and is committed
 * when `meanwhile` has resolved.
 */
export async function during(
  { platform }: Asked,
  write: (tx: Db) => Promise<unknown>,
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    await write(tx);
    await meanwhile();
  });
}

type Held = { table: 'blog_categories' | 'blog_tags' | 'recipe_categories'; id: string };

/** Asks all of these while the row is held by another: none of them is done before each of them waits for it. */
export async function atOnce(asked: Asked, { table, id }: Held, calls: (() => Promise<unknown>)[]): Promise<void> {
  const acts: Promise<unknown>[] = [];
  await during(
    asked,
    (tx) => tx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute(),
    async () => {
      acts.push(...calls.map((call) => call()));
      await untilWaiting(asked, calls.length);
    },
  );
  await Promise.all(acts);
}

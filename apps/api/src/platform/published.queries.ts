import type { Published } from './published.ts';

/** The tables of what is public as soon as it is published, and has a page of its own. */
type PublishedTable = 'formations' | 'seminars' | 'coaching_sessions' | 'recipes';

/** What of this table the public sees. */
export function publishedRows(table: PublishedTable): Published {
  return {
    async count(db) {
      const { count } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('status', '=', 'PUBLISHED')
        .executeTakeFirstOrThrow();
      return count;
    },
    list: (db, { limit, offset }) =>
      db
        .selectFrom(table)
        .select(['slug', 'updated_at as updatedAt'])
        .where('status', '=', 'PUBLISHED')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),
  };
}

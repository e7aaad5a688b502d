import type { Db } from '#db/connect';
import type { Range } from '#db/within';

/** Announced: the moment of their publication has come. */
function selectPosts(db: Db) {
  return db.selectFrom('blog_posts').where('status', '=', 'PUBLISHED').where('is_announced', '=', true);
}

export async function countPublishedPosts(db: Db): Promise<number> {
  const { count } = await selectPosts(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function selectPublishedPosts(db: Db, range: Range): Promise<{ slug: string; updatedAt: string }[]> {
  return selectPosts(db)
    .select(['slug', 'updated_at as updatedAt'])
    .orderBy('id')
    .limit(range.limit)
    .offset(range.offset)
    .execute();
}

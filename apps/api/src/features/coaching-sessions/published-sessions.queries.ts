import type { Db } from '#db/connect';

function selectSessions(db: Db) {
  return db.selectFrom('coaching_sessions').where('status', '=', 'PUBLISHED');
}

export async function countPublishedSessions(db: Db): Promise<number> {
  const { count } = await selectSessions(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function selectPublishedSessions(
  db: Db,
  range: { limit: number; offset: number },
): Promise<{ slug: string; updatedAt: string }[]> {
  return selectSessions(db)
    .select(['slug', 'updated_at as updatedAt'])
    .orderBy('id')
    .limit(range.limit)
    .offset(range.offset)
    .execute();
}

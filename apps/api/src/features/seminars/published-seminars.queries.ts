import type { Db } from '#db/connect';

function selectSeminars(db: Db) {
  return db.selectFrom('seminars').where('status', '=', 'PUBLISHED');
}

export async function countPublishedSeminars(db: Db): Promise<number> {
  const { count } = await selectSeminars(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function selectPublishedSeminars(
  db: Db,
  range: { limit: number; offset: number },
): Promise<{ slug: string; updatedAt: string }[]> {
  return selectSeminars(db)
    .select(['slug', 'updated_at as updatedAt'])
    .orderBy('id')
    .limit(range.limit)
    .offset(range.offset)
    .execute();
}

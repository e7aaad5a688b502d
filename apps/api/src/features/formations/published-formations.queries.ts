import type { Db } from '#db/connect';

function selectFormations(db: Db) {
  return db.selectFrom('formations').where('status', '=', 'PUBLISHED');
}

export async function countPublishedFormations(db: Db): Promise<number> {
  const { count } = await selectFormations(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function selectPublishedFormations(
  db: Db,
  range: { limit: number; offset: number },
): Promise<{ slug: string; updatedAt: string }[]> {
  return selectFormations(db)
    .select(['slug', 'updated_at as updatedAt'])
    .orderBy('id')
    .limit(range.limit)
    .offset(range.offset)
    .execute();
}

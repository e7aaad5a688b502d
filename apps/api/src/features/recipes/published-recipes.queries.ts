import type { Db } from '#db/connect';

function selectRecipes(db: Db) {
  return db.selectFrom('recipes').where('status', '=', 'PUBLISHED');
}

export async function countPublishedRecipes(db: Db): Promise<number> {
  const { count } = await selectRecipes(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function selectPublishedRecipes(
  db: Db,
  range: { limit: number; offset: number },
): Promise<{ slug: string; updatedAt: string }[]> {
  return selectRecipes(db)
    .select(['slug', 'updated_at as updatedAt'])
    .orderBy('id')
    .limit(range.limit)
    .offset(range.offset)
    .execute();
}

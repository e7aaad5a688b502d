import { sql } from 'kysely';
import type { Page, SavedFilter, SavedFilterInput } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { selectPage } from '#db/select-page';

const COLUMNS = ['id', 'list', 'name', 'query', 'created_at as createdAt'] as const;

type Asked = { list?: string | undefined; page: number; limit: number };

/** What one person keeps, by name as a French dictionary has it. */
export function selectSavedFilters(db: Db, staffId: string, asked: Asked): Promise<Page<SavedFilter>> {
  let kept = db.selectFrom('staff_saved_filters').select(COLUMNS).where('staff_id', '=', staffId);
  if (asked.list !== undefined) kept = kept.where('list', '=', asked.list);
  return selectPage(kept, asked, { columns: { name: sql`name collate french` }, byDefault: 'name', id: 'id' });
}

export async function countSavedFilters(tx: Db, staffId: string, list: string): Promise<number> {
  const { total } = await tx
    .selectFrom('staff_saved_filters')
    .select((rows) => rows.fn.countAll<number>().as('total'))
    .where('staff_id', '=', staffId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return total;
}

export async function upsertSavedFilter(tx: Db, staffId: string, one: SavedFilterInput): Promise<SavedFilter> {
  return tx
    .insertInto('staff_saved_filters')
    .values({ staff_id: staffId, ...one })
    .onConflict((same) => same.columns(['staff_id', 'list', 'name']).doUpdateSet({ query: one.query }))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Whether it was theirs and is gone. */
export async function deleteSavedFilter(tx: Db, staffId: string, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('staff_saved_filters')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

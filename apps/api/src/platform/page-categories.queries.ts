import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Page } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { isUuid } from '#db/is-uuid';
import { selectPage } from '#db/select-page';
import type { DB } from '#db/tables';

type Column = 'id' | 'slug' | 'name' | 'description' | 'created_at' | 'updated_at';
/** The tables of categories that pages are sorted into: these columns in each, and no other. */
export type CategoryTable = {
  [Table in keyof DB]: [keyof DB[Table], Column] extends [Column, keyof DB[Table]] ? Table : never;
}[keyof DB];

/** Where categories stand, and how many pages of theirs the public sees, by `category.id`. */
export type CategorySource<Count extends string> = {
  table: CategoryTable;
  countName: Count;
  countPages: (now: Date) => RawBuilder<number>;
};

export type CategoryColumns = { name: string; slug: string; description: string };
export type AskedCategories = { page: number; limit: number; sort?: string | undefined; search?: string | undefined };
export type PageCategory<Count extends string> = CategoryColumns & {
  id: string;
  createdAt: string;
  updatedAt: string;
} & Record<Count, number>;

/** One name for the types: whatever is true of one table's columns is true of the others'. */
type AnyCategories = { page_categories: DB[CategoryTable] };
const typed = (table: CategoryTable) => table as string as 'page_categories';
const inCategories = (db: Db) => db as unknown as Kysely<AnyCategories>;

function selectCategories<Count extends string>(
  db: Db,
  { table, countName, countPages }: CategorySource<Count>,
  now: Date,
) {
  return inCategories(db)
    .selectFrom(`${typed(table)} as category`)
    .select([
      'category.id',
      'category.slug',
      'category.name',
      'category.description',
      'category.created_at as createdAt',
      'category.updated_at as updatedAt',
      countPages(now).as(countName as 'pagesCount'),
    ]);
}

export async function selectCategoryPage<Count extends string>(
  db: Db,
  source: CategorySource<Count>,
  { asked, now }: { asked: AskedCategories; now: Date },
): Promise<Page<PageCategory<Count>>> {
  let categories = selectCategories(db, source, now);
  if (asked.search !== undefined) categories = categories.where(everyWordIn(sql`category.name`, asked.search));
  const page = await selectPage(categories, asked, {
    columns: {
      name: sql`category.name collate french`,
      [source.countName]: source.countPages(now),
      createdAt: 'category.created_at',
    },
    byDefault: 'name',
    id: 'category.id',
  });
  return page as unknown as Page<PageCategory<Count>>;
}

/** `lock` keeps others from changing it meanwhile. */
export async function selectCategory<Count extends string>(
  db: Db,
  source: CategorySource<Count>,
  { idOrSlug, now, lock = false }: { idOrSlug: string; now: Date; lock?: boolean },
): Promise<PageCategory<Count> | undefined> {
  const row = await selectCategories(db, source, now)
    .where(isUuid(idOrSlug) ? 'category.id' : 'category.slug', '=', idOrSlug)
    .$if(lock, (categories) => categories.forNoKeyUpdate('category'))
    .executeTakeFirst();
  return row as unknown as PageCategory<Count> | undefined;
}

/** Held until the transaction ends: nobody takes it away while a page moves there. */
export async function holdCategory(tx: Db, table: CategoryTable, id: string): Promise<{ id: string } | undefined> {
  return inCategories(tx).selectFrom(typed(table)).select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
}

export async function insertCategory(tx: Db, table: CategoryTable, columns: CategoryColumns): Promise<string> {
  const { id } = await inCategories(tx)
    .insertInto(typed(table))
    .values(columns)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCategory(
  tx: Db,
  table: CategoryTable,
  { id, columns }: { id: string; columns: CategoryColumns },
): Promise<void> {
  await inCategories(tx).updateTable(typed(table)).set(columns).where('id', '=', id).execute();
}

export async function deleteCategory(tx: Db, table: CategoryTable, id: string): Promise<void> {
  await inCategories(tx).deleteFrom(typed(table)).where('id', '=', id).execute();
}

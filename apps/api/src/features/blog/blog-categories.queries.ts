import { sql } from 'kysely';
import type { BlogCategory, Page } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { selectPage } from '#db/select-page';

type Asked = { page: number; limit: number; sort?: string | undefined; search?: string | undefined };
type CategoryColumns = { name: string; slug: string; description: string };

function countPosts(now: Date) {
  return sql<number>`(select count(*)::integer from blog_posts post
    where post.category_id = category.id and post.status = 'PUBLISHED' and post.published_at <= ${now})`;
}

function selectCategories(db: Db, now: Date) {
  return db
    .selectFrom('blog_categories as category')
    .select([
      'category.id',
      'category.slug',
      'category.name',
      'category.description',
      'category.created_at as createdAt',
      'category.updated_at as updatedAt',
      countPosts(now).as('postsCount'),
    ]);
}

export function selectCategoryPage(db: Db, asked: Asked, now: Date): Promise<Page<BlogCategory>> {
  let categories = selectCategories(db, now);
  if (asked.search !== undefined)
    categories = categories.where(
      sql<boolean>`position(without_accents(${asked.search}) in without_accents(category.name)) > 0`,
    );
  return selectPage(categories, asked, {
    columns: { name: sql`category.name collate french`, postsCount: countPosts(now), createdAt: 'category.created_at' },
    byDefault: 'name',
    id: 'category.id',
  });
}

export async function selectCategory(db: Db, idOrSlug: string, now: Date): Promise<BlogCategory | undefined> {
  return selectCategories(db, now)
    .where((category) =>
      category.or([
        category('category.slug', '=', idOrSlug),
        category(sql`category.id::text`, '=', idOrSlug.toLowerCase()),
      ]),
    )
    .executeTakeFirst();
}

/** Held until the transaction ends: nobody takes it away while a post moves there. */
export async function selectCategoryById(tx: Db, id: string): Promise<{ id: string } | undefined> {
  return tx.selectFrom('blog_categories').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
}

export async function insertCategory(tx: Db, columns: CategoryColumns): Promise<string> {
  const { id } = await tx.insertInto('blog_categories').values(columns).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateCategory(tx: Db, id: string, columns: CategoryColumns): Promise<void> {
  await tx.updateTable('blog_categories').set(columns).where('id', '=', id).execute();
}

export async function deleteCategory(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('blog_categories').where('id', '=', id).execute();
}

import type { BlogCategory } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { chooseSlug } from '#platform/slugs';
import { deleteCategory, insertCategory, selectCategory, updateCategory } from './blog-categories.queries.ts';

type CategoryChange = {
  name?: string | undefined;
  slug?: string | null | undefined;
  description?: string | null | undefined;
};

export async function findCategoryOrThrow(platform: Platform, db: Db, idOrSlug: string): Promise<BlogCategory> {
  const category = await selectCategory(db, idOrSlug, platform.clock.now());
  if (!category) throw new Problem('blog_category_not_found');
  return category;
}

async function columnsOf(tx: Db, change: CategoryChange, current?: BlogCategory) {
  const name = change.name ?? current?.name ?? '';
  const description = change.description === undefined ? current?.description : change.description;
  return {
    name,
    description: description ?? '',
    slug: await chooseSlug(tx, 'blog_categories', { title: name, asked: change.slug, row: current }),
  };
}

export async function createCategory(
  platform: Platform,
  by: StaffSession,
  change: CategoryChange,
): Promise<BlogCategory> {
  return platform.transact(async (tx) => {
    const id = await insertCategory(tx, await columnsOf(tx, change));
    const after = await findCategoryOrThrow(platform, tx, id);
    await recordAct(tx, by, { act: 'create', resource: 'blog-categories', id, after });
    platform.dropTags(tx, 'blog-categories');
    return after;
  });
}

export async function changeCategory(
  platform: Platform,
  by: StaffSession,
  { id, change }: { id: string; change: CategoryChange },
): Promise<BlogCategory> {
  return platform.transact(async (tx) => {
    const before = await findCategoryOrThrow(platform, tx, id);
    await updateCategory(tx, id, await columnsOf(tx, change, before));
    const after = await findCategoryOrThrow(platform, tx, id);
    await recordAct(tx, by, { act: 'update', resource: 'blog-categories', id, before, after });
    platform.dropTags(tx, 'blog-categories');
    return after;
  });
}

/** Refused by the database while posts are in it. */
export async function removeCategory(platform: Platform, by: StaffSession, id: string): Promise<void> {
  await platform.transact(async (tx) => {
    const before = await findCategoryOrThrow(platform, tx, id);
    await deleteCategory(tx, id);
    await recordAct(tx, by, { act: 'delete', resource: 'blog-categories', id, before });
    platform.dropTags(tx, 'blog-categories');
  });
}

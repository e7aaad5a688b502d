import type { BlogTag } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { fieldProblem, Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { chooseSlug } from '#platform/slugs';
import { deleteTag, insertTag, isTagNameTaken, selectTag, updateTag } from './blog-tags.queries.ts';

type TagChange = { name?: string | undefined; slug?: string | null | undefined };

export async function findTagOrThrow(
  { clock }: Platform,
  db: Db,
  { idOrSlug, lock = false }: { idOrSlug: string; lock?: boolean },
): Promise<BlogTag> {
  const tag = await selectTag(db, idOrSlug, { now: clock.now(), lock });
  if (!tag) throw new Problem('blog_tag_not_found');
  return tag;
}

async function checkName(tx: Db, name: string, exceptId?: string): Promise<void> {
  if (await isTagNameTaken(tx, name, exceptId)) throw fieldProblem('blog_tag_exists', 'name');
}

export async function createTag(platform: Platform, by: StaffSession, change: TagChange): Promise<BlogTag> {
  const name = change.name ?? '';
  return platform.transact(async (tx) => {
    await checkName(tx, name);
    const slug = await chooseSlug(tx, 'blog_tags', { title: name, asked: change.slug });
    const after = await findTagOrThrow(platform, tx, { idOrSlug: await insertTag(tx, { name, slug }) });
    await recordAct(tx, by, { act: 'create', resource: 'blog-tags', id: after.id, after });
    platform.dropTags(tx, 'blog-tags');
    return after;
  });
}

export async function changeTag(
  platform: Platform,
  by: StaffSession,
  { id, change }: { id: string; change: TagChange },
): Promise<BlogTag> {
  return platform.transact(async (tx) => {
    const before = await findTagOrThrow(platform, tx, { idOrSlug: id, lock: true });
    const name = change.name ?? before.name;
    await checkName(tx, name, id);
    const slug = await chooseSlug(tx, 'blog_tags', { title: name, asked: change.slug, row: before });
    await updateTag(tx, id, { name, slug });
    const after = await findTagOrThrow(platform, tx, { idOrSlug: id });
    await recordAct(tx, by, { act: 'update', resource: 'blog-tags', id, before, after });
    platform.dropTags(tx, 'blog-tags');
    return after;
  });
}

export async function removeTag(platform: Platform, by: StaffSession, id: string): Promise<void> {
  await platform.transact(async (tx) => {
    const before = await findTagOrThrow(platform, tx, { idOrSlug: id, lock: true });
    await deleteTag(tx, id);
    await recordAct(tx, by, { act: 'delete', resource: 'blog-tags', id, before });
    platform.dropTags(tx, 'blog-tags');
  });
}

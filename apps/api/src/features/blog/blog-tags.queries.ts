import { sql } from 'kysely';
import { slugify, type BlogTag, type Page } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { freeSlug } from '#db/free-slug';
import { selectPage } from '#db/select-page';

type Asked = { page: number; limit: number; sort?: string | undefined; search?: string | undefined };

function countPosts(now: Date) {
  return sql<number>`(select count(*)::integer from blog_post_tags given join blog_posts post on post.id = given.post_id
    where given.tag_id = tag.id and post.status = 'PUBLISHED' and post.published_at <= ${now})`;
}

function selectTags(db: Db, now: Date) {
  return db
    .selectFrom('blog_tags as tag')
    .select([
      'tag.id',
      'tag.slug',
      'tag.name',
      'tag.created_at as createdAt',
      'tag.updated_at as updatedAt',
      countPosts(now).as('postsCount'),
    ]);
}

export function selectTagPage(db: Db, asked: Asked, now: Date): Promise<Page<BlogTag>> {
  let tags = selectTags(db, now);
  if (asked.search !== undefined) tags = tags.where(everyWordIn(sql`tag.name`, asked.search));
  return selectPage(tags, asked, {
    columns: { name: sql`tag.name collate french`, postsCount: countPosts(now), createdAt: 'tag.created_at' },
    byDefault: 'name',
    id: 'tag.id',
  });
}

/** `lock` keeps others from changing it meanwhile. */
export async function selectTag(
  db: Db,
  idOrSlug: string,
  { now, lock = false }: { now: Date; lock?: boolean },
): Promise<BlogTag | undefined> {
  return selectTags(db, now)
    .where((tag) => tag.or([tag('tag.slug', '=', idOrSlug), tag(sql`tag.id::text`, '=', idOrSlug.toLowerCase())]))
    .$if(lock, (tags) => tags.forNoKeyUpdate('tag'))
    .executeTakeFirst();
}

/** The tag of this name, however its letters are written, other than the one named. */
export async function isTagNameTaken(tx: Db, name: string, exceptId?: string): Promise<boolean> {
  const { rows } = await sql`
    select from blog_tags where without_accents(name) = without_accents(${name})
       and id is distinct from ${exceptId ?? null}::uuid`.execute(tx);
  return rows.length > 0;
}

export async function insertTag(tx: Db, tag: { name: string; slug: string }): Promise<string> {
  const { id } = await tx.insertInto('blog_tags').values(tag).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateTag(tx: Db, id: string, tag: { name: string; slug: string }): Promise<void> {
  await tx.updateTable('blog_tags').set(tag).where('id', '=', id).execute();
}

export async function deleteTag(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('blog_tags').where('id', '=', id).execute();
}

/** The tag of that name, made when there is none; two that make it at once get the same one. */
async function tagNamed(tx: Db, name: string): Promise<string> {
  const slug = await freeSlug(tx, 'blog_tags', slugify(name) || 'etiquette');
  const { rows } = await sql<{ id: string }>`
    insert into blog_tags (name, slug) values (${name}, ${slug})
    on conflict (without_accents(name)) do update set name = blog_tags.name
    returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

/** The post has these tags, in this order, and no others. */
export async function givePostTags(tx: Db, postId: string, names: readonly string[]): Promise<void> {
  const ids = new Set<string>();
  for (const name of names) ids.add(await tagNamed(tx, name));
  await tx.deleteFrom('blog_post_tags').where('post_id', '=', postId).execute();
  if (ids.size === 0) return;
  await tx
    .insertInto('blog_post_tags')
    .values([...ids].map((tagId, position) => ({ post_id: postId, tag_id: tagId, position })))
    .execute();
}

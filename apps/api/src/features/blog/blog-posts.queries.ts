import { sql } from 'kysely';
import {
  type BlogPost,
  type BlogPostCard,
  type BlogPostQuery,
  fullNameOf,
  type Page,
  type Picture,
} from '@tokpa/contract';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { isUuid } from '#db/is-uuid';
import { selectPage } from '#db/select-page';

type Reference = { id: string; name: string; slug: string };
type CardRow = Omit<BlogPostCard, 'image'>;

/** Who looks: staff see every post, the public what is published at this moment. */
export type Viewer = 'staff' | { now: Date };

function isVisible(now: Date) {
  return sql<boolean>`(post.status = 'PUBLISHED' and post.published_at <= ${now})`;
}

function selectCards(db: Db, viewer: Viewer) {
  return db
    .selectFrom('blog_posts as post')
    .leftJoin('blog_categories as category', 'category.id', 'post.category_id')
    .select([
      'post.id',
      'post.slug',
      'post.title',
      'post.excerpt',
      'post.author',
      'post.status',
      'post.category_id as categoryId',
      'post.reading_minutes as readingMinutes',
      'post.published_at as publishedAt',
      'post.created_at as createdAt',
      'post.updated_at as updatedAt',
      sql<Picture | null>`post.picture`.as('picture'),
      sql<Reference | null>`case when category.id is not null
        then json_build_object('id', category.id, 'name', category.name, 'slug', category.slug) end`.as('category'),
      sql<string[]>`array(
        select tag.name from blog_post_tags given join blog_tags tag on tag.id = given.tag_id
         where given.post_id = post.id order by given.position)`.as('tags'),
      sql<number>`(select count(*)::integer from blog_comments comment
                    where comment.post_id = post.id and comment.status = 'APPROVED')`.as('commentsCount'),
    ])
    .where(viewer === 'staff' ? sql<boolean>`true` : isVisible(viewer.now));
}

function toCard<Row extends CardRow>(row: Row): Row & { image: string | null } {
  // The title of today describes the picture of yesterday.
  const picture = row.picture && { ...row.picture, alt: row.title };
  return { ...row, picture, image: picture?.src ?? null };
}

/** A post has the word, in any of its forms, or its title holds what was typed. */
function tells(search: string) {
  return sql<boolean>`(post.words @@ websearch_to_tsquery('french_without_accents', ${search})
    or ${everyWordIn(sql`post.title`, search)})`;
}

function isTagged(tag: string) {
  return sql<boolean>`exists (
    select from blog_post_tags given join blog_tags tag on tag.id = given.tag_id
     where given.post_id = post.id
       and (tag.slug = ${tag} or without_accents(tag.name) = without_accents(${tag}) or tag.id::text = ${tag.toLowerCase()}))`;
}

function isIn(category: string) {
  return sql<boolean>`(category.slug = ${category} or category.id::text = ${category.toLowerCase()})`;
}

export async function selectPostPage(db: Db, asked: BlogPostQuery, viewer: Viewer): Promise<Page<BlogPostCard>> {
  const { search, category, categoryId, tag, status } = asked;
  let posts = selectCards(db, viewer);
  if (search !== undefined) posts = posts.where(tells(search));
  if (category !== undefined) posts = posts.where(isIn(category));
  if (categoryId !== undefined) posts = posts.where('post.category_id', '=', categoryId);
  if (tag !== undefined) posts = posts.where(isTagged(tag));
  if (status !== undefined && viewer === 'staff') posts = posts.where('post.status', '=', status);
  const page = await selectPage(posts, asked, {
    columns: {
      publishedAt: 'post.published_at',
      createdAt: 'post.created_at',
      updatedAt: 'post.updated_at',
      title: sql`post.title collate french`,
    },
    // What the public reads has its date, and an index in its order.
    emptyLast: viewer === 'staff' ? ['publishedAt'] : [],
    byDefault: viewer === 'staff' ? '-createdAt' : '-publishedAt',
    id: 'post.id',
  });
  return { ...page, data: page.data.map(toCard) };
}

/** By id or by slug; `lock` keeps others from changing it meanwhile. */
export async function selectPost(
  db: Db,
  idOrSlug: string,
  { viewer, lock = false }: { viewer: Viewer; lock?: boolean },
): Promise<BlogPost | undefined> {
  const row = await selectCards(db, viewer)
    .select(['post.content', 'post.seo_title as seoTitle', 'post.seo_description as seoDescription'])
    .where(isUuid(idOrSlug) ? 'post.id' : 'post.slug', '=', idOrSlug)
    .$if(lock, (posts) => posts.forUpdate('post'))
    .executeTakeFirst();
  return row && toCard(row);
}

/** Where readers find a post, by id or by slug. */
export function selectReadable(db: Db, idOrSlug: string, now: Date): Promise<{ id: string; slug: string } | undefined> {
  return db
    .selectFrom('blog_posts as post')
    .select(['post.id', 'post.slug'])
    .where(isVisible(now))
    .where(isUuid(idOrSlug) ? 'post.id' : 'post.slug', '=', idOrSlug)
    .executeTakeFirst();
}

export type PostColumns = {
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  picture: Picture | null;
  category_id: string | null;
  author: string;
  seo_title: string;
  seo_description: string;
  reading_minutes: number;
  status: BlogPost['status'];
  published_at: Date | string | null;
  is_announced: boolean;
};

const written = ({ picture, ...columns }: PostColumns) => ({
  ...columns,
  picture: picture && JSON.stringify(picture),
});

export async function insertPost(tx: Db, columns: PostColumns & { created_at: Date }): Promise<string> {
  const { created_at, ...rest } = columns;
  const { id } = await tx
    .insertInto('blog_posts')
    .values({ ...written(rest), created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updatePost(tx: Db, id: string, columns: PostColumns): Promise<void> {
  await tx.updateTable('blog_posts').set(written(columns)).where('id', '=', id).execute();
}

export async function deletePost(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('blog_posts').where('id', '=', id).execute();
}

/** The posts whose moment has come since this was last asked. */
export async function announceDuePosts(tx: Db, now: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('blog_posts')
    .set({ is_announced: true })
    .where('status', '=', 'PUBLISHED')
    .where('is_announced', '=', false)
    .where(sql<boolean>`published_at <= ${now}`)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The posts that have appeared between two moments. */
export async function findJustPublished(db: Db, from: Date, to: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('blog_posts')
    .select('id')
    .where('status', '=', 'PUBLISHED')
    .where(sql<boolean>`published_at > ${from} and published_at <= ${to}`)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findStaffName(db: Db, staffId: string): Promise<string> {
  const staff = await db
    .selectFrom('staff')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('id', '=', staffId)
    .executeTakeFirst();
  return staff ? fullNameOf(staff) : '';
}

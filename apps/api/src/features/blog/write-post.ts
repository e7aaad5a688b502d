import type { BlogPost, BlogPostChange, Picture } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import { nextPicture, storeImage } from '#platform/one-picture';
import type { UploadedFile } from '#platform/http/forms';
import { holdCategory } from '#platform/page-categories.queries';
import { kept } from '#platform/kept';
import type { Platform } from '#platform/platform';
import { invalidField, Problem } from '#platform/problem';
import { cleanRichText, readingMinutes } from '#platform/rich-text';
import type { StaffSession } from '#platform/session';
import { chooseSlug } from '#platform/slugs';
import {
  deletePost,
  findStaffName,
  insertPost,
  selectPost,
  updatePost,
  type PostColumns,
} from './blog-posts.queries.ts';
import { givePostTags } from './blog-tags.queries.ts';

type Writing = { change: BlogPostChange; files: readonly UploadedFile[] };

const NEW_POST = {
  title: '',
  excerpt: '',
  content: '',
  picture: null,
  categoryId: null,
  author: '',
  seoTitle: '',
  seoDescription: '',
  status: 'DRAFT',
  publishedAt: null,
} as const satisfies Partial<BlogPost>;

/** A published post is published since some moment; what was published before keeps its own. */
function publication(change: BlogPostChange, current: Pick<BlogPost, 'status' | 'publishedAt'>, now: Date) {
  const status = change.status ?? current.status;
  const asked = kept<string | null>(change.publishedAt, current.publishedAt, null);
  const publishedAt = status === 'PUBLISHED' ? (asked ?? now.toISOString()) : asked;
  const isAnnounced = status === 'PUBLISHED' && publishedAt !== null && new Date(publishedAt) <= now;
  return { status, published_at: publishedAt, is_announced: isAnnounced };
}

type Parts = { change: BlogPostChange; uploaded: Picture | undefined; current: BlogPost | undefined; staffId: string };

async function columnsOf(platform: Platform, tx: Db, parts: Parts): Promise<PostColumns> {
  const { change, uploaded, current, staffId } = parts;
  const base = current ?? NEW_POST;
  const title = change.title ?? base.title;
  const content = cleanRichText(kept(change.content, base.content, ''), platform.config.publicUrl);
  return {
    slug: await chooseSlug(tx, 'blog_posts', { title, asked: change.slug, row: current }),
    title,
    excerpt: kept(change.excerpt, base.excerpt, ''),
    content,
    picture: nextPicture({ uploaded, asked: change.image, current: base.picture }),
    category_id: kept<string | null>(change.categoryId, base.categoryId, null),
    author: kept(change.author, base.author, '') || (await findStaffName(tx, staffId)),
    seo_title: kept(change.seoTitle, base.seoTitle, ''),
    seo_description: kept(change.seoDescription, base.seoDescription, ''),
    reading_minutes: readingMinutes(content),
    ...publication(change, base, platform.clock.now()),
  };
}

async function checkCategory(tx: Db, { categoryId }: BlogPostChange): Promise<void> {
  if (categoryId == null || (await holdCategory(tx, 'blog_categories', categoryId))) return;
  throw invalidField('categoryId', 'Cette rubrique n’existe plus.');
}

async function findPostOrThrow(tx: Db, id: string): Promise<BlogPost> {
  const post = await selectPost(tx, id, { viewer: 'staff', lock: true });
  if (!post) throw new Problem('blog_post_not_found');
  return post;
}

export function dropPost(platform: Platform, tx: Db, id: string): void {
  platform.dropTags(tx, 'blog-posts', `blog-post:${id}`);
}

export async function createPost(platform: Platform, by: StaffSession, { change, files }: Writing): Promise<BlogPost> {
  const uploaded = await storeImage(platform.files, files, change.title ?? '');
  return platform.transact(async (tx) => {
    await checkCategory(tx, change);
    const columns = await columnsOf(platform, tx, { change, uploaded, current: undefined, staffId: by.staffId });
    const id = await insertPost(tx, { ...columns, created_at: platform.clock.now() });
    await givePostTags(tx, id, change.tags ?? []);
    const after = await findPostOrThrow(tx, id);
    await recordAct(tx, by, { act: 'create', resource: 'blog-posts', id, after });
    dropPost(platform, tx, id);
    return after;
  });
}

export async function changePost(
  platform: Platform,
  by: StaffSession,
  { id, change, files }: Writing & { id: string },
): Promise<BlogPost> {
  const uploaded = await storeImage(platform.files, files, change.title ?? '');
  return platform.transact(async (tx) => {
    const before = await findPostOrThrow(tx, id);
    await checkCategory(tx, change);
    await updatePost(tx, id, await columnsOf(platform, tx, { change, uploaded, current: before, staffId: by.staffId }));
    if (change.tags !== undefined) await givePostTags(tx, id, change.tags ?? []);
    const after = await findPostOrThrow(tx, id);
    await recordAct(tx, by, { act: 'update', resource: 'blog-posts', id, before, after });
    dropPost(platform, tx, id);
    return after;
  });
}

export async function removePost(platform: Platform, by: StaffSession, id: string): Promise<void> {
  await platform.transact(async (tx) => {
    const before = await findPostOrThrow(tx, id);
    await deletePost(tx, id);
    await recordAct(tx, by, { act: 'delete', resource: 'blog-posts', id, before });
    dropPost(platform, tx, id);
    platform.dropTags(tx, `blog-comments:${id}`);
  });
}

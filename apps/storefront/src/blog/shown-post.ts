import type { BlogPost, BlogPostCard } from '@tokpa/contract/blog-posts';
import { formatDate } from '../ui/dates.ts';
import type { Entry } from '../ui/entry-card.tsx';

function whenOf({ publishedAt, createdAt }: Pick<BlogPostCard, 'publishedAt' | 'createdAt'>): string {
  return publishedAt ?? createdAt;
}

export function postEntry(post: BlogPostCard): Entry {
  const { id, slug, title, picture, excerpt, readingMinutes, category } = post;
  return {
    id,
    to: `/blog/${slug}`,
    title,
    picture,
    facts: [formatDate(whenOf(post)), `${readingMinutes}\u00a0min de lecture`],
    text: excerpt,
    badge: category ? { label: category.name, tone: 'primary' } : undefined,
  };
}

export type ShownPost = Pick<
  BlogPost,
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'picture'
  | 'category'
  | 'tags'
  | 'author'
  | 'readingMinutes'
  | 'content'
  | 'commentsCount'
> & { publishedAt: string };

/** What the page of an article draws. */
export function toShownPost(post: BlogPost): ShownPost {
  const { slug, title, excerpt, picture, category, tags, author, readingMinutes, content, commentsCount } = post;
  return {
    slug,
    title,
    excerpt,
    picture,
    category,
    tags,
    author,
    readingMinutes,
    content,
    commentsCount,
    publishedAt: whenOf(post),
  };
}

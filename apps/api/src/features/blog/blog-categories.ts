import { sql } from 'kysely';
import { createPageCategories, type PageCategories } from '#platform/page-categories';
import type { Platform } from '#platform/platform';

export function createBlogCategories(platform: Platform): PageCategories<'postsCount'> {
  return createPageCategories(platform, {
    table: 'blog_categories',
    resource: 'blog-categories',
    notFound: 'blog_category_not_found',
    countName: 'postsCount',
    countPages: (now) => sql<number>`(select count(*)::integer from blog_posts post
      where post.category_id = category.id and post.status = 'PUBLISHED' and post.published_at <= ${now})`,
  });
}

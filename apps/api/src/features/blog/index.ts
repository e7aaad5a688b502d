import { accountClosing, accountExporting, accountRenamed } from '#features/auth';
import type { Feature } from '#platform/feature';
import type { Published } from '#platform/published';
import { blogCategoryRoutes } from './blog-categories.routes.ts';
import { blogCommentRoutes } from './blog-comments.routes.ts';
import { announcePosts, announceScheduledPosts } from './blog.jobs.ts';
import { blogPostRoutes } from './blog-posts.routes.ts';
import { blogTagRoutes } from './blog-tags.routes.ts';
import { dropCommentsOf, exportComments } from './personal-comments.ts';
import { countPublishedPosts, selectPublishedPosts } from './published-posts.queries.ts';

export const publishedPosts: Published = { count: countPublishedPosts, list: selectPublishedPosts };

export const blogFeature: Feature = {
  name: 'blog',
  constraints: {
    blog_posts_slug_unique: { refusal: 'slug_taken', fields: ['slug'] },
    blog_categories_slug_unique: { refusal: 'slug_taken', fields: ['slug'] },
    blog_tags_slug_unique: { refusal: 'slug_taken', fields: ['slug'] },
    blog_tags_name_unique: { refusal: 'blog_tag_exists', fields: ['name'] },
    blog_posts_category: 'blog_category_in_use',
  },
  register({ platform, route }) {
    blogPostRoutes(platform, route);
    blogCommentRoutes(platform, route);
    blogCategoryRoutes(platform, route);
    blogTagRoutes(platform, route);
    platform.jobs.handle(announcePosts, () => announceScheduledPosts(platform));
    platform.events.on(accountExporting, exportComments);
    for (const event of [accountClosing, accountRenamed])
      platform.events.on(event, (tx, { userId }) => dropCommentsOf(platform, tx, userId));
  },
};

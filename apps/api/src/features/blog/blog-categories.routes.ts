import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { createBlogCategories } from './blog-categories.ts';

export function blogCategoryRoutes(platform: Platform, route: Route): void {
  const categories = createBlogCategories(platform);

  route('GET /blog-categories', async ({ query, tag }) => {
    tag('blog-categories', 'blog-posts');
    return categories.list(query);
  });

  route('GET /blog-categories/{id}', async ({ params, tag }) => {
    tag('blog-categories', 'blog-posts');
    return { data: await categories.findOrThrow(params.id) };
  });

  route('POST /blog-categories', async ({ body, session }) => ({ data: await categories.create(session, body) }));

  route('PUT /blog-categories/{id}', async ({ params, body, session }) => ({
    data: await categories.change(session, params.id, body),
  }));

  route('DELETE /blog-categories/{id}', async ({ params, session }) => {
    await categories.remove(session, params.id);
    return { message: 'Rubrique supprimée' };
  });
}

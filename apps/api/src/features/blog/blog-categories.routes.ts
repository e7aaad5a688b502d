import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { selectCategoryPage } from './blog-categories.queries.ts';
import { changeCategory, createCategory, findCategoryOrThrow, removeCategory } from './change-category.ts';

export function blogCategoryRoutes(platform: Platform, route: Route): void {
  const { db, clock } = platform;

  route('GET /blog-categories', async ({ query, tag }) => {
    tag('blog-categories', 'blog-posts');
    return selectCategoryPage(db, query, clock.now());
  });

  route('GET /blog-categories/{id}', async ({ params, tag }) => {
    tag('blog-categories', 'blog-posts');
    return { data: await findCategoryOrThrow(platform, db, params.id) };
  });

  route('POST /blog-categories', async ({ body, session }) => ({
    data: await createCategory(platform, session, body),
  }));

  route('PUT /blog-categories/{id}', async ({ params, body, session }) => ({
    data: await changeCategory(platform, session, { id: params.id, change: body }),
  }));

  route('DELETE /blog-categories/{id}', async ({ params, session }) => {
    await removeCategory(platform, session, params.id);
    return { message: 'Rubrique supprimée' };
  });
}

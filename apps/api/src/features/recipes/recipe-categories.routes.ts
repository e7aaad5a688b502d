import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { selectCategoryPage } from './recipe-categories.queries.ts';
import { changeCategory, createCategory, findCategoryOrThrow, removeCategory } from './change-category.ts';

export function recipeCategoryRoutes(platform: Platform, route: Route): void {
  const { db } = platform;

  route('GET /recipe-categories', async ({ query, tag }) => {
    tag('recipe-categories', 'recipes');
    return selectCategoryPage(db, query);
  });

  route('GET /recipe-categories/{id}', async ({ params, tag }) => {
    tag('recipe-categories', 'recipes');
    return { data: await findCategoryOrThrow(db, params.id) };
  });

  route('POST /recipe-categories', async ({ body, session }) => ({
    data: await createCategory(platform, session, body),
  }));

  route('PUT /recipe-categories/{id}', async ({ params, body, session }) => ({
    data: await changeCategory(platform, session, { id: params.id, change: body }),
  }));

  route('DELETE /recipe-categories/{id}', async ({ params, session }) => {
    await removeCategory(platform, session, params.id);
    return { message: 'Catégorie supprimée' };
  });
}

import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { createRecipeCategories } from './recipe-categories.ts';

export function recipeCategoryRoutes(platform: Platform, route: Route): void {
  const categories = createRecipeCategories(platform);

  route('GET /recipe-categories', async ({ query, tag }) => {
    tag('recipe-categories', 'recipes');
    return categories.list(query);
  });

  route('GET /recipe-categories/{id}', async ({ params, tag }) => {
    tag('recipe-categories', 'recipes');
    return { data: await categories.findOrThrow(params.id) };
  });

  route('POST /recipe-categories', async ({ body, session }) => ({ data: await categories.create(session, body) }));

  route('PUT /recipe-categories/{id}', async ({ params, body, session }) => ({
    data: await categories.change(session, params.id, body),
  }));

  route('DELETE /recipe-categories/{id}', async ({ params, session }) => {
    await categories.remove(session, params.id);
    return { message: 'Catégorie supprimée' };
  });
}

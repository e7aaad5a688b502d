import { readEvenMoved, tagsOfAddress } from '#db/read-even-moved';
import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { type Session, staffWith } from '#platform/session';
import { withProducts } from './present-recipe.ts';
import { selectRecipe, selectRecipePage, type Viewer } from './recipes.queries.ts';
import { changeRecipe, createRecipe, removeRecipe } from './write-recipe.ts';

function viewerOf(session: Session | undefined): Viewer {
  return staffWith(session, 'recipes.read') ? 'staff' : 'public';
}

export function recipeRoutes(platform: Platform, route: Route): void {
  const { reads } = platform;

  route('GET /recipes', async ({ query, session, tag }) => {
    tag('recipes', 'recipe-categories');
    return selectRecipePage(reads, query, viewerOf(session));
  });

  route('GET /recipes/{id}', async ({ params, session, tag }) => {
    const recipe = await readEvenMoved(reads, 'recipe', params.id, (named) =>
      selectRecipe(reads, named, { viewer: viewerOf(session) }),
    );
    if (!recipe) throw new Problem('recipe_not_found');
    // Those that are not for sale today too: they may be tomorrow.
    tag(`recipe:${recipe.id}`, 'recipe-categories', ...recipe.productIds.map((id) => `product:${id}`));
    tag(...tagsOfAddress(params.id, recipe, 'recipes'));
    return { data: await withProducts(reads, recipe) };
  });

  route('POST /recipes', async ({ body, files, session }) => ({
    data: await createRecipe(platform, session, { change: body, files }),
  }));

  route('PUT /recipes/{id}', async ({ params, body, files, session }) => ({
    data: await changeRecipe(platform, session, { id: params.id, change: body, files }),
  }));

  route('DELETE /recipes/{id}', async ({ params, session }) => {
    await removeRecipe(platform, session, params.id);
    return { message: 'Recette supprimée' };
  });
}

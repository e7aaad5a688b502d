import { toPage } from '@tokpa/contract';
import { totalSeen } from '#db/within';
import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { countAsked, selectBranchOf, selectBranchPage, selectTopPage } from './categories.queries.ts';
import { toTops, toTrees } from './category-tree.ts';
import { changeCategory, createCategory, removeCategory } from './save-category.ts';

export function categoryRoutes(platform: Platform, route: Route): void {
  const { reads } = platform;

  route('GET /categories', async ({ query, tag }) => {
    tag('categories');
    const range = { limit: query.limit, offset: (query.page - 1) * query.limit };
    const categories =
      query.subcategories === false
        ? toTops(await selectTopPage(reads, query, range))
        : toTrees(await selectBranchPage(reads, query, range));
    const total = totalSeen(categories.length, range) ?? (await countAsked(reads, query));
    return toPage(categories, total, query);
  });

  route('GET /categories/{id}', async ({ params, tag }) => {
    tag('categories');
    const [category] = toTrees(await selectBranchOf(reads, params.id));
    if (!category) throw new Problem('category_not_found');
    return { data: category };
  });

  route('POST /categories', async ({ session, body, files }) => ({
    data: await createCategory(platform, session, { body, files }),
  }));

  route('PUT /categories/{id}', async ({ session, params, body, files }) => ({
    data: await changeCategory(platform, session, { idOrSlug: params.id, body, files }),
  }));

  route('DELETE /categories/{id}', async ({ session, params }) => {
    await removeCategory(platform, session, params.id);
    return { message: 'Catégorie supprimée.' };
  });
}

import { type Category, type CategoryQuery, toPage } from '@tokpa/contract';
import { type Range, totalSeen } from '#db/within';
import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { countAsked, selectBranchOf, selectBranchPage, selectTops } from './categories.queries.ts';
import { toTrees } from './category-tree.ts';
import { changeCategory, createCategory, removeCategory } from './save-category.ts';

export function categoryRoutes(platform: Platform, route: Route): void {
  const { reads } = platform;

  async function list(query: CategoryQuery, range: Range): Promise<Category[]> {
    const isAlone = query.subcategories === false;
    const select = isAlone && query.search === undefined ? selectTops : selectBranchPage;
    const trees = toTrees(await select(reads, query, range));
    return isAlone ? trees.map((category) => ({ ...category, subcategories: [] })) : trees;
  }

  route('GET /categories', async ({ query, tag }) => {
    tag('categories');
    const range = { limit: query.limit, offset: (query.page - 1) * query.limit };
    const categories = await list(query, range);
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

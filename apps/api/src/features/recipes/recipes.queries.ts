import { sql } from 'kysely';
import type { Page, Picture, Recipe, RecipeCard, RecipeQuery } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { isUuid } from '#db/is-uuid';
import { selectPage } from '#db/select-page';

type Reference = { id: string; name: string; slug: string };
type CardRow = Omit<RecipeCard, 'image'>;
/** A recipe and the ids of its products; what they cost today is the products' own to say. */
export type StoredRecipe = Omit<Recipe, 'products'>;
export type Viewer = 'staff' | 'public';

function selectCards(db: Db, viewer: Viewer) {
  return db
    .selectFrom('recipes as recipe')
    .leftJoin('recipe_categories as category', 'category.id', 'recipe.category_id')
    .select([
      'recipe.id',
      'recipe.slug',
      'recipe.title',
      'recipe.description',
      'recipe.prep_minutes as prepTime',
      'recipe.cook_minutes as cookTime',
      'recipe.servings',
      'recipe.difficulty',
      'recipe.status',
      'recipe.category_id as categoryId',
      'recipe.published_at as publishedAt',
      'recipe.created_at as createdAt',
      'recipe.updated_at as updatedAt',
      sql<Picture | null>`recipe.picture`.as('picture'),
      sql<Reference | null>`case when category.id is not null
        then json_build_object('id', category.id, 'name', category.name, 'slug', category.slug) end`.as('category'),
    ])
    .$if(viewer === 'public', (recipes) => recipes.where('recipe.status', '=', 'PUBLISHED'));
}

function toCard<Row extends CardRow>(row: Row): Row & { image: string | null } {
  // The title of today describes the picture of yesterday.
  const picture = row.picture && { ...row.picture, alt: row.title };
  return { ...row, picture, image: picture?.src ?? null };
}

/** The title, the description and the ingredients hold what was typed. */
function tells(search: string) {
  return everyWordIn(
    sql`recipe.title || ' ' || recipe.description || ' ' || array_to_string(recipe.ingredients, ' ')`,
    search,
  );
}

function isIn(category: string) {
  return sql<boolean>`(category.slug = ${category} or category.id::text = ${category.toLowerCase()})`;
}

function isMadeWith(productId: string) {
  return sql<boolean>`exists (select from recipe_products given
    where given.recipe_id = recipe.id and given.product_id = ${productId})`;
}

export async function selectRecipePage(db: Db, asked: RecipeQuery, viewer: Viewer): Promise<Page<RecipeCard>> {
  const { search, category, categoryId, difficulty, productId, status } = asked;
  let recipes = selectCards(db, viewer);
  if (search !== undefined) recipes = recipes.where(tells(search));
  if (category !== undefined) recipes = recipes.where(isIn(category));
  if (categoryId !== undefined) recipes = recipes.where('recipe.category_id', '=', categoryId);
  if (difficulty !== undefined) recipes = recipes.where('recipe.difficulty', '=', difficulty);
  if (productId !== undefined) recipes = recipes.where(isMadeWith(productId));
  if (status !== undefined && viewer === 'staff') recipes = recipes.where('recipe.status', '=', status);
  const page = await selectPage(recipes, asked, {
    columns: {
      publishedAt: 'recipe.published_at',
      createdAt: 'recipe.created_at',
      updatedAt: 'recipe.updated_at',
      title: sql`recipe.title collate french`,
    },
    // What the public reads has its date, and an index in its order.
    emptyLast: viewer === 'staff' ? ['publishedAt'] : [],
    byDefault: viewer === 'staff' ? '-createdAt' : '-publishedAt',
    id: 'recipe.id',
  });
  return { ...page, data: page.data.map(toCard) };
}

/** By id or by slug; `lock` keeps others from changing it meanwhile. */
export async function selectRecipe(
  db: Db,
  idOrSlug: string,
  { viewer, lock = false }: { viewer: Viewer; lock?: boolean },
): Promise<StoredRecipe | undefined> {
  const row = await selectCards(db, viewer)
    .select([
      'recipe.ingredients',
      'recipe.steps',
      sql<string[]>`array(select given.product_id from recipe_products given
        where given.recipe_id = recipe.id order by given.position)`.as('productIds'),
    ])
    .where(isUuid(idOrSlug) ? 'recipe.id' : 'recipe.slug', '=', idOrSlug)
    .$if(lock, (recipes) => recipes.forUpdate('recipe'))
    .executeTakeFirst();
  return row && toCard(row);
}

export type RecipeColumns = {
  slug: string;
  title: string;
  description: string;
  ingredients: string[];
  steps: string[];
  prep_minutes: number;
  cook_minutes: number;
  servings: number;
  difficulty: Recipe['difficulty'];
  picture: Picture | null;
  category_id: string | null;
  status: Recipe['status'];
  published_at: Date | string | null;
};

const written = ({ picture, ...columns }: RecipeColumns) => ({
  ...columns,
  picture: picture && JSON.stringify(picture),
});

export async function insertRecipe(tx: Db, columns: RecipeColumns & { created_at: Date }): Promise<string> {
  const { created_at, ...rest } = columns;
  const { id } = await tx
    .insertInto('recipes')
    .values({ ...written(rest), created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRecipe(tx: Db, id: string, columns: RecipeColumns): Promise<void> {
  await tx.updateTable('recipes').set(written(columns)).where('id', '=', id).execute();
}

export async function deleteRecipe(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('recipes').where('id', '=', id).execute();
}

/** The recipe is made with these products, in this order, and no others; answers those that do not exist. */
export async function setRecipeProducts(tx: Db, recipeId: string, productIds: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(productIds)];
  await tx.deleteFrom('recipe_products').where('recipe_id', '=', recipeId).execute();
  const { rows } = await sql<{ id: string }>`
    insert into recipe_products (recipe_id, product_id, position)
    select ${recipeId}, products.id, wanted.position
      from unnest(${wanted}::uuid[]) with ordinality as wanted (id, position) join products on products.id = wanted.id
    returning product_id as id`.execute(tx);
  const found = new Set(rows.map(({ id }) => id));
  return wanted.filter((id) => !found.has(id));
}

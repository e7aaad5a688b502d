import type { Picture, Recipe, RecipeChange } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import type { UploadedFile } from '#platform/http/forms';
import { nextPicture, storeImage } from '#platform/one-picture';
import { holdCategory } from '#platform/page-categories.queries';
import { kept } from '#platform/kept';
import type { Platform } from '#platform/platform';
import { invalidField, Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { chooseSlug } from '#platform/slugs';
import { withProducts } from './present-recipe.ts';
import {
  deleteRecipe,
  insertRecipe,
  selectRecipe,
  setRecipeProducts,
  updateRecipe,
  type RecipeColumns,
  type StoredRecipe,
} from './recipes.queries.ts';

type Writing = { change: RecipeChange; files: readonly UploadedFile[] };

const NEW_RECIPE = {
  title: '',
  description: '',
  ingredients: [] as string[],
  steps: [] as string[],
  prepTime: 0,
  cookTime: 0,
  servings: 4,
  difficulty: 'FACILE',
  picture: null,
  categoryId: null,
  status: 'DRAFT',
  publishedAt: null,
} as const satisfies Partial<Recipe>;

type Parts = { change: RecipeChange; uploaded: Picture | undefined; current: StoredRecipe | undefined; now: Date };

async function columnsOf(tx: Db, { change, uploaded, current, now }: Parts): Promise<RecipeColumns> {
  const base = current ?? NEW_RECIPE;
  const title = change.title ?? base.title;
  const status = change.status ?? base.status;
  return {
    slug: await chooseSlug(tx, 'recipes', { title, asked: change.slug, row: current }),
    title,
    description: kept(change.description, base.description, ''),
    ingredients: kept(change.ingredients, base.ingredients, []),
    steps: kept(change.steps, base.steps, []),
    prep_minutes: kept(change.prepTime, base.prepTime, 0),
    cook_minutes: kept(change.cookTime, base.cookTime, 0),
    servings: change.servings ?? base.servings,
    difficulty: change.difficulty ?? base.difficulty,
    picture: nextPicture({ uploaded, asked: change.image, current: base.picture }),
    category_id: kept<string | null>(change.categoryId, base.categoryId, null),
    status,
    published_at: status === 'PUBLISHED' ? (base.publishedAt ?? now) : base.publishedAt,
  };
}

async function checkCategory(tx: Db, { categoryId }: RecipeChange): Promise<void> {
  if (categoryId == null || (await holdCategory(tx, 'recipe_categories', categoryId))) return;
  throw invalidField('categoryId', 'Cette catégorie n’existe plus.');
}

async function putProducts(tx: Db, id: string, productIds: readonly string[]): Promise<void> {
  const unknown = await setRecipeProducts(tx, id, productIds);
  if (unknown.length > 0) throw invalidField('productIds', 'Un de ces produits n’existe plus.');
}

async function findRecipeOrThrow(tx: Db, id: string): Promise<StoredRecipe> {
  const recipe = await selectRecipe(tx, id, { viewer: 'staff', lock: true });
  if (!recipe) throw new Problem('recipe_not_found');
  return recipe;
}

function dropRecipe(platform: Platform, tx: Db, id: string): void {
  platform.dropTags(tx, 'recipes', `recipe:${id}`);
}

export async function createRecipe(platform: Platform, by: StaffSession, { change, files }: Writing): Promise<Recipe> {
  const uploaded = await storeImage(platform.files, files, change.title ?? '');
  const now = platform.clock.now();
  return platform.transact(async (tx) => {
    await checkCategory(tx, change);
    const columns = await columnsOf(tx, { change, uploaded, current: undefined, now });
    const id = await insertRecipe(tx, { ...columns, created_at: now });
    await putProducts(tx, id, change.productIds ?? []);
    const after = await findRecipeOrThrow(tx, id);
    await recordAct(tx, by, { act: 'create', resource: 'recipes', id, after });
    dropRecipe(platform, tx, id);
    return withProducts(tx, after);
  });
}

export async function changeRecipe(
  platform: Platform,
  by: StaffSession,
  { id, change, files }: Writing & { id: string },
): Promise<Recipe> {
  const uploaded = await storeImage(platform.files, files, change.title ?? '');
  const now = platform.clock.now();
  return platform.transact(async (tx) => {
    const before = await findRecipeOrThrow(tx, id);
    await checkCategory(tx, change);
    await updateRecipe(tx, id, await columnsOf(tx, { change, uploaded, current: before, now }));
    if (change.productIds !== undefined) await putProducts(tx, id, change.productIds ?? []);
    const after = await findRecipeOrThrow(tx, id);
    await recordAct(tx, by, { act: 'update', resource: 'recipes', id, before, after });
    dropRecipe(platform, tx, id);
    return withProducts(tx, after);
  });
}

export async function removeRecipe(platform: Platform, by: StaffSession, id: string): Promise<void> {
  await platform.transact(async (tx) => {
    const before = await findRecipeOrThrow(tx, id);
    await deleteRecipe(tx, id);
    await recordAct(tx, by, { act: 'delete', resource: 'recipes', id, before });
    dropRecipe(platform, tx, id);
  });
}

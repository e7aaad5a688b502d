import { minutesInWords } from '@tokpa/contract/minutes-in-words';
import { RECIPE_DIFFICULTY_LABELS } from '@tokpa/contract/recipe-difficulties';
import type { Recipe, RecipeCard, RecipeProduct } from '@tokpa/contract/recipes';
import type { Entry } from '../ui/entry-card.tsx';

export function servingsInWords(servings: number): string {
  return servings > 1 ? `${servings} personnes` : '1 personne';
}

export function recipeEntry(recipe: RecipeCard): Entry {
  const { id, slug, title, picture, description, prepTime, cookTime, difficulty, category } = recipe;
  const time = prepTime + cookTime;
  return {
    id,
    to: `/recipe/${slug}`,
    title,
    picture,
    facts: [time > 0 ? minutesInWords(time) : '', RECIPE_DIFFICULTY_LABELS[difficulty]].filter(Boolean),
    text: description,
    badge: category ? { label: category.name, tone: 'amber' } : undefined,
  };
}

export type ShownRecipe = Pick<
  Recipe,
  'slug' | 'title' | 'description' | 'picture' | 'category' | 'ingredients' | 'steps' | 'products'
> & {
  /** What stands under the title: name → words. */
  facts: Array<{ name: string; value: string }>;
};

/** What the page of a recipe draws. */
export function toShownRecipe(recipe: Recipe): ShownRecipe {
  const { slug, title, description, picture, category, ingredients, steps, products } = recipe;
  const { prepTime, cookTime, servings, difficulty } = recipe;
  return {
    slug,
    title,
    description,
    picture,
    category,
    ingredients,
    steps,
    products: products.map(withoutAlt),
    facts: [
      { name: 'Préparation', value: prepTime > 0 ? minutesInWords(prepTime) : '' },
      { name: 'Cuisson', value: cookTime > 0 ? minutesInWords(cookTime) : '' },
      { name: 'Pour', value: servingsInWords(servings) },
      { name: 'Difficulté', value: RECIPE_DIFFICULTY_LABELS[difficulty] },
    ].filter(({ value }) => value !== ''),
  };
}

/** The name stands beside the picture: read out twice it would only be in the way. */
function withoutAlt({ picture, ...product }: RecipeProduct): RecipeProduct {
  return { ...product, picture: picture && { ...picture, alt: '' } };
}

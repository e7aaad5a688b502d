import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { amount, count, id, idOrSlug, instant, messageOnly, pageSize, requiredText, single } from './fields.ts';
import { pageOf } from './page.ts';
import { picture } from './pictures.ts';
import { chosenSlug, keptImage, optionalText, publicationStatus, PUBLICATIONS_PER_PAGE } from './publications.ts';
import { staffQuery } from './staff-lists.ts';
import { RECIPE_DIFFICULTIES } from './recipe-difficulties.ts';

export { RECIPE_DIFFICULTIES, RECIPE_DIFFICULTY_LABELS, type RecipeDifficulty } from './recipe-difficulties.ts';

const difficulty = z.enum(RECIPE_DIFFICULTIES, 'Difficulté inconnue');
const minutes = count.max(10_080, 'Au plus une semaine').describe('En minutes');

/** A recipe as a list shows it. */
export const recipeCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  picture: picture.nullable(),
  category: z.object({ id, name: z.string(), slug: z.string() }).nullable(),
  categoryId: id.nullable(),
  prepTime: minutes,
  cookTime: minutes,
  servings: count,
  difficulty,
  status: publicationStatus,
  publishedAt: instant.nullable().describe('La première publication'),
  createdAt: instant,
  updatedAt: instant,
});
export type RecipeCard = z.infer<typeof recipeCard>;

/** What the shop sells for a recipe. */
export const recipeProduct = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  price: amount,
  originalPrice: amount.nullable(),
  image: z.string().nullable(),
  picture: picture.nullable(),
  stock: count,
  hasVariations: z.boolean(),
  hasDearerVariation: z.boolean().describe('Le prix est celui de la moins chère'),
});
export type RecipeProduct = z.infer<typeof recipeProduct>;

export const recipe = recipeCard.extend({
  ingredients: z.array(z.string()),
  steps: z.array(z.string()),
  productIds: z.array(id),
  products: z.array(recipeProduct).describe('Ceux de « productIds » qui sont en vente, dans cet ordre'),
});
export type Recipe = z.infer<typeof recipe>;

const title = requiredText('Le titre est requis', 200);
const lines = (max: number, empty: string) => z.array(requiredText(empty, 1000)).max(max, `Au plus ${max} lignes`);
const others = {
  slug: chosenSlug,
  description: optionalText(2000),
  ingredients: lines(60, 'Cet ingrédient est vide').nullish(),
  steps: lines(60, 'Cette étape est vide').nullish(),
  prepTime: minutes.nullish(),
  cookTime: minutes.nullish(),
  servings: z.int().min(1, 'Au moins une personne').max(200, 'Au plus 200 personnes').optional(),
  difficulty: difficulty.optional(),
  image: keptImage,
  categoryId: id.nullish(),
  status: publicationStatus.optional(),
  productIds: z.array(id).max(20, 'Au plus 20 produits').nullish(),
};
const recipeInput = z.strictObject({ title, ...others });
const recipeChange = z.strictObject({ title: title.optional(), ...others });
export type RecipeChange = z.output<typeof recipeChange>;

export const recipeQuery = staffQuery(['publishedAt', 'createdAt', 'updatedAt', 'title'], {
  limit: pageSize(PUBLICATIONS_PER_PAGE),
  category: idOrSlug.optional().describe('Identifiant ou slug d’une catégorie de recettes'),
  categoryId: id.optional(),
  difficulty: difficulty.optional(),
  productId: id.optional().describe('Les recettes faites avec ce produit'),
  status: publicationStatus.optional().describe('Pour le personnel ; le public voit ce qui est publié'),
});
export type RecipeQuery = z.output<typeof recipeQuery>;

const files = { image: 'picture' } as const;
const params = z.object({ id });

export const recipeEndpoints = endpoints({
  'GET /recipes': {
    summary:
      'Les recettes, de la plus récente à la plus ancienne ; le personnel voit aussi celles qui ne sont pas publiées',
    access: 'public',
    right: 'recipes.read',
    cacheable: true,
    query: recipeQuery,
    response: pageOf(recipeCard),
  },
  'GET /recipes/{id}': {
    summary: 'Une recette et ce que la boutique vend pour elle, par identifiant ou par slug',
    access: 'public',
    right: 'recipes.read',
    cacheable: true,
    params: z.object({ id: idOrSlug }),
    response: single(recipe),
    refusals: ['recipe_not_found'],
  },
  'POST /recipes': {
    summary: 'Écrit une recette',
    access: 'staff',
    right: 'recipes.write',
    body: recipeInput,
    files,
    status: 201,
    response: single(recipe),
    refusals: ['slug_taken'],
  },
  'PUT /recipes/{id}': {
    summary: 'Modifie une recette ; ce qui n’est pas envoyé reste',
    access: 'staff',
    right: 'recipes.write',
    params,
    body: recipeChange,
    files,
    response: single(recipe),
    refusals: ['recipe_not_found', 'slug_taken'],
  },
  'DELETE /recipes/{id}': {
    summary: 'Supprime une recette',
    access: 'staff',
    right: 'recipes.delete',
    params,
    response: messageOnly,
    refusals: ['recipe_not_found'],
  },
});

import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { count, id, idOrSlug, instant, messageOnly, pageSize, requiredText, single } from './fields.ts';
import { pageOf } from './page.ts';
import { chosenSlug, optionalText } from './publications.ts';
import { staffQuery } from './staff-lists.ts';

export const recipeCategory = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  recipesCount: count.describe('Recettes publiées'),
  createdAt: instant,
  updatedAt: instant,
});

const name = requiredText('Le nom est requis', 80);
const others = { slug: chosenSlug, description: optionalText(500) };
const params = z.object({ id });

export const recipeCategoryEndpoints = endpoints({
  'GET /recipe-categories': {
    summary: 'Les catégories de recettes',
    access: 'public',
    cacheable: true,
    query: staffQuery(['name', 'recipesCount', 'createdAt'], { limit: pageSize(100) }),
    response: pageOf(recipeCategory),
  },
  'GET /recipe-categories/{id}': {
    summary: 'Une catégorie de recettes, par identifiant ou par slug',
    access: 'public',
    cacheable: true,
    params: z.object({ id: idOrSlug }),
    response: single(recipeCategory),
    refusals: ['recipe_category_not_found'],
  },
  'POST /recipe-categories': {
    summary: 'Crée une catégorie de recettes',
    access: 'staff',
    right: 'recipe-categories.write',
    body: z.strictObject({ name, ...others }),
    status: 201,
    response: single(recipeCategory),
    refusals: ['slug_taken'],
  },
  'PUT /recipe-categories/{id}': {
    summary: 'Modifie une catégorie de recettes',
    access: 'staff',
    right: 'recipe-categories.write',
    params,
    body: z.strictObject({ name: name.optional(), ...others }),
    response: single(recipeCategory),
    refusals: ['recipe_category_not_found', 'slug_taken'],
  },
  'DELETE /recipe-categories/{id}': {
    summary: 'Supprime une catégorie où il n’y a pas de recette',
    access: 'staff',
    right: 'recipe-categories.delete',
    params,
    response: messageOnly,
    refusals: ['recipe_category_not_found', 'recipe_category_in_use'],
  },
});

import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { count, id, idOrSlug, instant, messageOnly, pageSize, requiredText, single, text } from './fields.ts';
import { pageOf } from './page.ts';
import { picture } from './pictures.ts';
import { chosenSlug, keptImage } from './publications.ts';
import { staffQuery } from './staff-lists.ts';

const categoryFields = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  picture: picture.nullable(),
  productsCount: count.describe('Produits publiés, sous-catégories comprises'),
  createdAt: instant,
  updatedAt: instant,
});

export const category = categoryFields.extend({
  parentId: id.nullable(),
  get subcategories() {
    return z.array(category);
  },
});
export type Category = z.infer<typeof category>;

/** A category as a product names it. */
export const categoryReference = z.object({ id, name: z.string(), slug: z.string() });

export const CATEGORY_NAME_MAX = 120;
export const CATEGORY_DESCRIPTION_MAX = 2000;

const writeFields = {
  name: requiredText('Le nom est requis', CATEGORY_NAME_MAX),
  slug: chosenSlug,
  description: text(CATEGORY_DESCRIPTION_MAX).optional(),
  parentId: z.preprocess((given) => (given === '' ? null : given), id.nullable()).optional(),
  position: count.max(10_000).optional().describe('Sa place parmi ses voisines, à partir de 0'),
  image: keptImage,
};

export const categoryCreation = z.strictObject(writeFields);
export const categoryChange = z.strictObject({ ...writeFields, name: writeFields.name.optional() });
export type CategoryCreation = z.output<typeof categoryCreation>;
export type CategoryChange = z.output<typeof categoryChange>;

export const categoryQuery = staffQuery(['position', 'name', 'createdAt', 'updatedAt'], {
  limit: pageSize(100),
  subcategories: z
    .stringbool('Valeur invalide')
    .optional()
    .describe('« false » : sans leurs sous-catégories, que le nombre de produits comprend toujours'),
});
export type CategoryQuery = z.output<typeof categoryQuery>;

export const categoryEndpoints = endpoints({
  'GET /categories': {
    summary: 'Les catégories, avec leurs sous-catégories ; avec search, celles de tous les niveaux qui y répondent',
    faultMessage: 'Erreur lors du chargement des catégories',
    access: 'public',
    cacheable: true,
    query: categoryQuery,
    response: pageOf(category),
  },
  'GET /categories/{id}': {
    summary: 'Une catégorie, par identifiant, par slug ou par un ancien slug',
    faultMessage: 'Erreur lors du chargement de la catégorie',
    access: 'public',
    cacheable: true,
    params: z.object({ id: idOrSlug }),
    response: single(category),
    refusals: ['category_not_found'],
  },
  'POST /categories': {
    summary: 'Crée une catégorie, en JSON ou par un formulaire avec son image',
    access: 'staff',
    right: 'categories.write',
    files: { image: 'picture' },
    body: categoryCreation,
    status: 201,
    response: single(category),
    refusals: ['slug_taken'],
  },
  'PUT /categories/{id}': {
    summary: 'Change une catégorie ; ce qui n’est pas envoyé reste',
    access: 'staff',
    right: 'categories.write',
    params: z.object({ id: idOrSlug }),
    files: { image: 'picture' },
    body: categoryChange,
    response: single(category),
    refusals: ['category_not_found', 'slug_taken', 'category_cycle'],
  },
  'DELETE /categories/{id}': {
    summary: 'Supprime une catégorie vide',
    access: 'staff',
    right: 'categories.delete',
    params: z.object({ id: idOrSlug }),
    response: messageOnly,
    refusals: ['category_not_found', 'category_in_use', 'coupons_left_without_goods'],
  },
});

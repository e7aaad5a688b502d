import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { count, id, idOrSlug, instant, pageNumber, pageSize, single } from './fields.ts';
import { pageOf } from './page.ts';
import { picture } from './pictures.ts';

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

export const categoryEndpoints = endpoints({
  'GET /categories': {
    summary: 'Les catégories, avec leurs sous-catégories',
    access: 'public',
    cacheable: true,
    query: z.object({ page: pageNumber, limit: pageSize(100) }),
    response: pageOf(category),
  },
  'GET /categories/{id}': {
    summary: 'Une catégorie, par identifiant, par slug ou par un ancien slug',
    access: 'public',
    cacheable: true,
    params: z.object({ id: idOrSlug }),
    response: single(category),
    refusals: ['category_not_found'],
  },
});

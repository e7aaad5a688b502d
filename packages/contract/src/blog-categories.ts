import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { count, id, idOrSlug, instant, messageOnly, pageSize, requiredText, single } from './fields.ts';
import { pageOf } from './page.ts';
import { chosenSlug, optionalText } from './publications.ts';
import { staffQuery } from './staff-lists.ts';

export const blogCategory = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  postsCount: count.describe('Articles que le public voit'),
  createdAt: instant,
  updatedAt: instant,
});

const name = requiredText('Le nom est requis', 80);
const others = { slug: chosenSlug, description: optionalText(500) };
const params = z.object({ id });

export const blogCategoryEndpoints = endpoints({
  'GET /blog-categories': {
    summary: 'Les rubriques du blog',
    access: 'public',
    cacheable: true,
    query: staffQuery(['name', 'postsCount', 'createdAt'], { limit: pageSize(100) }),
    response: pageOf(blogCategory),
  },
  'GET /blog-categories/{id}': {
    summary: 'Une rubrique, par identifiant ou par slug',
    access: 'public',
    cacheable: true,
    params: z.object({ id: idOrSlug }),
    response: single(blogCategory),
    refusals: ['blog_category_not_found'],
  },
  'POST /blog-categories': {
    summary: 'Crée une rubrique',
    access: 'staff',
    right: 'blog-categories.write',
    body: z.strictObject({ name, ...others }),
    status: 201,
    response: single(blogCategory),
    refusals: ['slug_taken'],
  },
  'PUT /blog-categories/{id}': {
    summary: 'Modifie une rubrique',
    access: 'staff',
    right: 'blog-categories.write',
    params,
    body: z.strictObject({ name: name.optional(), ...others }),
    response: single(blogCategory),
    refusals: ['blog_category_not_found', 'slug_taken'],
  },
  'DELETE /blog-categories/{id}': {
    summary: 'Supprime une rubrique où il n’y a pas d’article',
    access: 'staff',
    right: 'blog-categories.delete',
    params,
    response: messageOnly,
    refusals: ['blog_category_not_found', 'blog_category_in_use'],
  },
});

import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { count, id, idOrSlug, instant, messageOnly, pageSize, requiredText, single } from './fields.ts';
import { pageOf } from './page.ts';
import { chosenSlug } from './publications.ts';
import { staffQuery } from './staff-lists.ts';

export const blogTag = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  postsCount: count.describe('Articles que le public voit'),
  createdAt: instant,
  updatedAt: instant,
});
export type BlogTag = z.infer<typeof blogTag>;

export const blogTagName = requiredText('Le nom est requis', 50);
const params = z.object({ id });

export const blogTagEndpoints = endpoints({
  'GET /blog-tags': {
    summary: 'Les étiquettes des articles',
    access: 'public',
    cacheable: true,
    query: staffQuery(['name', 'postsCount', 'createdAt'], { limit: pageSize(100) }),
    response: pageOf(blogTag),
  },
  'GET /blog-tags/{id}': {
    summary: 'Une étiquette, par identifiant ou par slug',
    access: 'public',
    cacheable: true,
    params: z.object({ id: idOrSlug }),
    response: single(blogTag),
    refusals: ['blog_tag_not_found'],
  },
  'POST /blog-tags': {
    summary: 'Crée une étiquette',
    access: 'staff',
    right: 'blog-tags.write',
    body: z.strictObject({ name: blogTagName, slug: chosenSlug }),
    status: 201,
    response: single(blogTag),
    refusals: ['slug_taken', 'blog_tag_exists'],
  },
  'PUT /blog-tags/{id}': {
    summary: 'Modifie une étiquette, sur tous les articles qui la portent',
    access: 'staff',
    right: 'blog-tags.write',
    params,
    body: z.strictObject({ name: blogTagName.optional(), slug: chosenSlug }),
    response: single(blogTag),
    refusals: ['blog_tag_not_found', 'slug_taken', 'blog_tag_exists'],
  },
  'DELETE /blog-tags/{id}': {
    summary: 'Supprime une étiquette ; les articles restent, sans elle',
    access: 'staff',
    right: 'blog-tags.delete',
    params,
    response: messageOnly,
    refusals: ['blog_tag_not_found'],
  },
});

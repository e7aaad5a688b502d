import { z } from 'zod';
import { blogTagName } from './blog-tags.ts';
import { endpoints } from './endpoint.ts';
import {
  count,
  id,
  idOrSlug,
  instant,
  messageOnly,
  momentInput,
  pageSize,
  requiredText,
  single,
  text,
} from './fields.ts';
import { pageOf } from './page.ts';
import { picture } from './pictures.ts';
import { chosenSlug, keptImage, optionalText, publicationStatus, PUBLICATIONS_PER_PAGE } from './publications.ts';
import { staffQuery } from './staff-lists.ts';

export const BLOG_POST_CONTENT_MAX = 200_000;

/** An article as a list shows it. */
export const blogPostCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  image: z.string().nullable(),
  picture: picture.nullable(),
  category: z.object({ id, name: z.string(), slug: z.string() }).nullable(),
  categoryId: id.nullable(),
  tags: z.array(z.string()),
  author: z.string(),
  readingMinutes: z.int().positive().describe('À deux cents mots par minute'),
  commentsCount: count.describe('Commentaires publiés'),
  status: publicationStatus,
  publishedAt: instant.nullable().describe('À partir de cet instant, le public voit un article publié'),
  createdAt: instant,
  updatedAt: instant,
});
export type BlogPostCard = z.infer<typeof blogPostCard>;

export const blogPost = blogPostCard.extend({
  content: z.string().describe('HTML assaini par la boutique'),
  seoTitle: z.string().describe('Vide : le titre'),
  seoDescription: z.string().describe('Vide : le résumé'),
});
export type BlogPost = z.infer<typeof blogPost>;

const title = requiredText('Le titre est requis', 200);
const others = {
  slug: chosenSlug,
  excerpt: optionalText(500),
  content: optionalText(BLOG_POST_CONTENT_MAX),
  image: keptImage,
  tags: z.array(blogTagName).max(20, 'Au plus 20 étiquettes').nullish(),
  categoryId: id.nullish(),
  status: publicationStatus.optional(),
  publishedAt: momentInput
    .nullish()
    .describe('Dans le futur : la publication est programmée. Vide : dès la publication'),
  author: optionalText(120).describe('Vide : qui crée l’article'),
  seoTitle: optionalText(120),
  seoDescription: optionalText(320),
};
const blogPostInput = z.strictObject({ title, ...others });
const blogPostChange = z.strictObject({ title: title.optional(), ...others });
export type BlogPostChange = z.output<typeof blogPostChange>;

export const blogPostQuery = staffQuery(['publishedAt', 'createdAt', 'updatedAt', 'title'], {
  limit: pageSize(PUBLICATIONS_PER_PAGE),
  category: idOrSlug.optional().describe('Identifiant ou slug d’une rubrique'),
  categoryId: id.optional(),
  tag: text(200).optional().describe('Nom, slug ou identifiant d’une étiquette'),
  status: publicationStatus.optional().describe('Pour le personnel ; le public voit ce qui est publié'),
});
export type BlogPostQuery = z.output<typeof blogPostQuery>;

const files = { image: 'picture' } as const;
const params = z.object({ id });

export const blogPostEndpoints = endpoints({
  'GET /blog-posts': {
    summary: 'Les articles, du plus récent au plus ancien ; le personnel voit aussi ceux qui ne sont pas publiés',
    access: 'public',
    right: 'blog-posts.read',
    cacheable: true,
    query: blogPostQuery,
    response: pageOf(blogPostCard),
  },
  'GET /blog-posts/{id}': {
    summary: 'Un article, par identifiant ou par slug',
    access: 'public',
    right: 'blog-posts.read',
    cacheable: true,
    params: z.object({ id: idOrSlug }),
    response: single(blogPost),
    refusals: ['blog_post_not_found'],
  },
  'GET /blog-posts/slug/{slug}': {
    summary: 'Un article, par slug',
    access: 'public',
    right: 'blog-posts.read',
    cacheable: true,
    params: z.object({ slug: idOrSlug }),
    response: single(blogPost),
    refusals: ['blog_post_not_found'],
  },
  'POST /blog-posts': {
    summary: 'Écrit un article',
    access: 'staff',
    right: 'blog-posts.write',
    body: blogPostInput,
    files,
    status: 201,
    response: single(blogPost),
    refusals: ['slug_taken'],
  },
  'PUT /blog-posts/{id}': {
    summary: 'Modifie un article ; ce qui n’est pas envoyé reste',
    access: 'staff',
    right: 'blog-posts.write',
    params,
    body: blogPostChange,
    files,
    response: single(blogPost),
    refusals: ['blog_post_not_found', 'slug_taken'],
  },
  'PATCH /blog-posts/{id}/status': {
    summary: 'Publie, archive ou reprend un article',
    access: 'staff',
    right: 'blog-posts.write',
    params,
    body: z.strictObject({ status: publicationStatus }),
    response: single(blogPost),
    refusals: ['blog_post_not_found'],
  },
  'DELETE /blog-posts/{id}': {
    summary: 'Supprime un article et ses commentaires',
    access: 'staff',
    right: 'blog-posts.delete',
    params,
    response: messageOnly,
    refusals: ['blog_post_not_found'],
  },
});

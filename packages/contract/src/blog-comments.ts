import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { id, idOrSlug, instant, messageOnly, pageNumber, pageSize, requiredText, single } from './fields.ts';
import { BLOG_COMMENT_MAX } from './limits.ts';
import { pageOf } from './page.ts';
import { optionalText, readBefore } from './publications.ts';
import { staffQuery } from './staff-lists.ts';

export { BLOG_COMMENT_MAX } from './limits.ts';

export const BLOG_COMMENT_STATUSES = ['PENDING', 'APPROVED', 'REJECTED', 'SPAM'] as const;
export type BlogCommentStatus = (typeof BLOG_COMMENT_STATUSES)[number];
export const BLOG_COMMENT_STATUS_LABELS: Readonly<Record<BlogCommentStatus, string>> = {
  PENDING: 'En attente',
  APPROVED: 'Publié',
  REJECTED: 'Refusé',
  SPAM: 'Indésirable',
};

const status = z.enum(BLOG_COMMENT_STATUSES, 'Statut inconnu');

/** A comment as readers see it. */
export const publicComment = z.object({
  id,
  postId: id,
  content: z.string(),
  user: z.object({ firstName: z.string(), lastName: z.string() }).describe('Du nom de famille, seulement l’initiale'),
  answer: z.string().nullable().describe('La réponse de la boutique'),
  answeredAt: instant.nullable(),
  createdAt: instant,
});
export type PublicComment = z.infer<typeof publicComment>;

/** A comment as those see it who decide about it. */
export const blogComment = publicComment.extend({
  userId: id,
  user: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().optional().describe('Pour qui peut voir les clients'),
  }),
  post: z.object({ id, title: z.string(), slug: z.string() }),
  status,
  updatedAt: instant,
});
export type BlogComment = z.infer<typeof blogComment>;

const params = z.object({ id });

export const blogCommentEndpoints = endpoints({
  'GET /blog-posts/{id}/comments': {
    summary: 'Les commentaires publiés d’un article, du plus ancien au plus récent',
    access: 'public',
    cacheable: true,
    params: z.object({ id: idOrSlug }),
    query: z.object({ page: pageNumber, limit: pageSize(20) }),
    response: pageOf(publicComment),
    refusals: ['blog_post_not_found'],
  },
  'POST /blog-posts/{id}/comments': {
    summary: 'Commente un article ; l’équipe relit avant de publier',
    access: 'shopper',
    params: z.object({ id: idOrSlug }),
    body: z.strictObject({ content: requiredText('Veuillez écrire votre commentaire', BLOG_COMMENT_MAX) }),
    status: 201,
    response: z.object({ data: publicComment.extend({ status }), message: z.string() }),
    refusals: ['blog_post_not_found', 'too_many_requests'],
    loginMessage: 'Veuillez vous connecter pour commenter.',
  },
  'GET /blog-comments': {
    summary: 'Les commentaires, de tous statuts',
    access: 'staff',
    right: 'blog-comments.read',
    query: staffQuery(['createdAt', 'status'], {
      status: status.optional(),
      postId: id.optional(),
      userId: id.optional(),
    }),
    response: pageOf(blogComment),
  },
  'GET /blog-comments/{id}': {
    summary: 'Un commentaire',
    access: 'staff',
    right: 'blog-comments.read',
    params,
    response: single(blogComment),
    refusals: ['blog_comment_not_found'],
  },
  'PUT /blog-comments/{id}': {
    summary: 'Publie, refuse ou écarte un commentaire ; y répond',
    access: 'staff',
    right: 'blog-comments.write',
    params,
    body: z.strictObject({
      status: status.optional(),
      answer: optionalText(BLOG_COMMENT_MAX).describe('Vide : retire la réponse'),
      updatedAt: readBefore,
    }),
    response: single(blogComment),
    refusals: ['blog_comment_not_found', 'handled_meanwhile'],
  },
  'DELETE /blog-comments/{id}': {
    summary: 'Supprime un commentaire',
    access: 'staff',
    right: 'blog-comments.delete',
    params,
    response: messageOnly,
    refusals: ['blog_comment_not_found'],
  },
});

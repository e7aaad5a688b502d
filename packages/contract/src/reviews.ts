import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import {
  id,
  idOrSlug,
  instant,
  messageOnly,
  pageNumber,
  pageSize,
  queryRating,
  requiredText,
  single,
  text,
} from './fields.ts';
import { REVIEW_CONTENT_MAX, REVIEW_TITLE_MAX, REVIEWS_PER_PAGE } from './limits.ts';
import { pageOf } from './page.ts';
import { optionalText, readBefore } from './publications.ts';
import { REVIEW_STATUSES } from './review-labels.ts';
import { staffQuery } from './staff-lists.ts';

export const review = z.object({
  id,
  itemType: z.literal('PRODUCT'),
  itemId: id,
  rating: z.int().min(1).max(5),
  title: z.string().nullable(),
  content: z.string(),
  status: z.enum(REVIEW_STATUSES),
  verifiedPurchase: z.boolean(),
  createdAt: instant,
  user: z
    .object({ firstName: z.string(), lastName: z.string(), avatar: z.string().nullable() })
    .describe('Du nom de famille, le public ne voit que l’initiale'),
  reply: z.string().nullable().describe('La réponse de la boutique'),
  repliedAt: instant.nullable(),
});
export type Review = z.infer<typeof review>;

/** A review as those see it who decide about it. */
export const staffReview = review.extend({
  userId: id,
  user: review.shape.user.extend({ email: z.string().optional().describe('Pour qui peut voir les clients') }),
  product: z.object({ id, name: z.string(), slug: z.string() }),
  updatedAt: instant,
});
export type StaffReview = z.infer<typeof staffReview>;

export const reviewSubmission = z.strictObject({
  itemType: z.literal('PRODUCT'),
  itemId: id,
  rating: z
    .int('Veuillez sélectionner une note')
    .min(1, 'Veuillez sélectionner une note')
    .max(5, 'La note va de 1 à 5'),
  title: text(REVIEW_TITLE_MAX).nullish(),
  content: requiredText('Veuillez écrire votre avis', REVIEW_CONTENT_MAX),
});

const status = z.enum(REVIEW_STATUSES, 'Statut inconnu');
const params = z.object({ id });

export const reviewEndpoints = endpoints({
  'GET /reviews': {
    summary: "Les avis publiés d'un produit, du plus récent au plus ancien ; pour l’équipe, tous les avis",
    faultMessage: 'Erreur lors du chargement des avis',
    access: 'public',
    right: 'reviews.read',
    cacheable: true,
    query: staffQuery(['createdAt', 'rating', 'status'], {
      itemType: z.literal('PRODUCT').default('PRODUCT'),
      itemId: idOrSlug.optional().describe('Le produit ; obligatoire, sauf pour l’équipe'),
      status: text(20).optional().describe('Le public ne voit que les avis approuvés'),
      rating: queryRating.optional(),
      userId: id.optional().describe('Pour l’équipe'),
      page: pageNumber,
      limit: pageSize(REVIEWS_PER_PAGE),
    }),
    response: pageOf(
      review.extend({
        userId: id.optional().describe('Pour l’équipe'),
        user: review.shape.user.extend({ email: staffReview.shape.user.shape.email }),
        product: staffReview.shape.product.optional().describe('Pour l’équipe'),
        updatedAt: instant.optional().describe('Pour l’équipe'),
      }),
    ),
  },
  'POST /reviews': {
    summary: 'Donne un avis, publié aussitôt après un achat vérifié, sinon après relecture',
    faultMessage: "Erreur lors de l'ajout de l'avis",
    access: 'shopper',
    body: reviewSubmission,
    status: 201,
    response: z.object({ data: review, message: z.string() }),
    refusals: ['product_not_found', 'review_already_given', 'too_many_requests'],
  },
  'GET /reviews/mine': {
    summary: 'L’avis que l’on a donné sur un produit, publié ou non ; null sans avis',
    access: 'shopper',
    query: z.object({ itemType: z.literal('PRODUCT').default('PRODUCT'), itemId: id }),
    response: single(review.nullable()),
  },
  'GET /reviews/{id}': {
    summary: 'Un avis',
    access: 'staff',
    right: 'reviews.read',
    params,
    response: single(staffReview),
    refusals: ['review_not_found'],
  },
  'PUT /reviews/{id}': {
    summary: 'Publie ou refuse un avis ; y répond',
    access: 'staff',
    right: 'reviews.write',
    params,
    body: z.strictObject({
      status: status.optional(),
      reply: optionalText(REVIEW_CONTENT_MAX).describe('Vide : retire la réponse'),
      updatedAt: readBefore,
    }),
    response: single(staffReview),
    refusals: ['review_not_found', 'handled_meanwhile'],
  },
  'DELETE /reviews/{id}': {
    summary: 'Supprime un avis',
    access: 'staff',
    right: 'reviews.delete',
    params,
    response: messageOnly,
    refusals: ['review_not_found'],
  },
});

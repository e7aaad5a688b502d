import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { id, idOrSlug, instant, pageNumber, pageSize, requiredText, text } from './fields.ts';
import { REVIEW_CONTENT_MAX, REVIEW_TITLE_MAX, REVIEWS_PER_PAGE } from './limits.ts';
import { pageOf } from './page.ts';

export const REVIEW_STATUSES = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export const RATING_LABELS = ['Très mauvais', 'Mauvais', 'Moyen', 'Bon', 'Excellent'] as const;

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
});
export type Review = z.infer<typeof review>;

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

export const reviewEndpoints = endpoints({
  'GET /reviews': {
    summary: "Les avis publiés d'un produit, du plus récent au plus ancien",
    access: 'public',
    right: 'reviews.read',
    cacheable: true,
    query: z.object({
      itemType: z.literal('PRODUCT').default('PRODUCT'),
      itemId: idOrSlug,
      status: z.string().max(20).optional().describe('Le public ne voit que les avis approuvés'),
      page: pageNumber,
      limit: pageSize(REVIEWS_PER_PAGE),
    }),
    response: pageOf(review),
  },
  'POST /reviews': {
    summary: 'Donne un avis, publié aussitôt après un achat vérifié, sinon après relecture',
    access: 'shopper',
    body: reviewSubmission,
    status: 201,
    response: z.object({ data: review, message: z.string() }),
    refusals: ['product_not_found', 'review_already_given'],
  },
});

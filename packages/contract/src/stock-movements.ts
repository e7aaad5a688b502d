import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { count, id, idOrSlug, instant, pageNumber, pageSize, single, text } from './fields.ts';
import { pageOf } from './page.ts';
import { STAFF_ROWS_PER_PAGE } from './staff-lists.ts';

/** Why staff change a stock by hand. */
export const STOCK_ACTS = ['delivery', 'correction', 'loss', 'return'] as const;
export const STOCK_REASONS = [...STOCK_ACTS, 'initial', 'import', 'sale', 'cancellation'] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

export const STOCK_REASON_LABELS: Readonly<Record<StockReason, string>> = {
  delivery: 'Livraison reçue',
  correction: 'Correction',
  loss: 'Perte ou casse',
  return: 'Retour d’un client',
  initial: 'Stock de départ',
  import: 'Import',
  sale: 'Vente',
  cancellation: 'Commande annulée',
};

export const STOCK_MAX = 1_000_000;
export const STOCK_NOTE_MAX = 500;

export const stockMovement = z.object({
  id: z.string().describe('Identifiant opaque'),
  variationId: id.nullable(),
  variationName: z.string().nullable(),
  change: z.int().describe('Positif : des pièces de plus'),
  reason: z.enum(STOCK_REASONS),
  note: z.string(),
  staffName: z.string().nullable(),
  order: z.object({ id, orderNumber: z.string() }).nullable(),
  at: instant,
});
export type StockMovement = z.infer<typeof stockMovement>;

const pieces = {
  stock: count.describe('Ce qui reste à vendre'),
  held: count.describe('Pièces dans des commandes pas encore expédiées : le stock ne les compte plus'),
};

export const shelf = z.object({ ...pieces, variations: z.array(z.object({ id, ...pieces })) });
export type Shelf = z.infer<typeof shelf>;

export const stockMovementWrite = z.strictObject({
  variationId: id.nullish().describe('Requis pour un produit qui a des déclinaisons'),
  change: z
    .int('Indiquez un nombre entier de pièces')
    .min(-STOCK_MAX, 'Ce nombre est trop grand')
    .max(STOCK_MAX, 'Ce nombre est trop grand')
    .refine((change) => change !== 0, 'Indiquez de combien le stock change'),
  reason: z.enum(STOCK_ACTS, 'Choisissez une raison'),
  note: text(STOCK_NOTE_MAX).optional(),
});

export const stockMovementEndpoints = endpoints({
  'GET /products/{id}/stock-movements': {
    summary: 'Tout ce qui a changé le stock d’un produit, ventes comprises, du plus récent au plus ancien',
    access: 'staff',
    right: 'stock.read',
    params: z.object({ id: idOrSlug }),
    query: z.object({ page: pageNumber, limit: pageSize(STAFF_ROWS_PER_PAGE), variationId: id.optional() }),
    response: pageOf(stockMovement).extend({
      shelf: shelf.describe('Du produit entier : qui compte une étagère y trouve « stock » et « held »'),
    }),
    refusals: ['product_not_found'],
  },
  'POST /products/{id}/stock-movements': {
    summary: 'Ajoute ou retire des pièces du stock ; « Idempotency-Key » empêche de le faire deux fois',
    access: 'staff',
    right: 'stock.write',
    params: z.object({ id: idOrSlug }),
    body: stockMovementWrite,
    status: 201,
    response: single(stockMovement),
    refusals: [
      'product_not_found',
      'variation_not_found',
      'variation_required',
      'stock_below_zero',
      'idempotency_key_reused',
    ],
  },
});

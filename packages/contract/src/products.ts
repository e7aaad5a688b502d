import { z } from 'zod';
import { categoryReference } from './categories.ts';
import { endpoints } from './endpoint.ts';
import { amount, count, id, idOrSlug, instant, pageNumber, pageSize, queryAmount, single, text } from './fields.ts';
import { PRODUCTS_PER_PAGE } from './limits.ts';
import { pageOf } from './page.ts';
import { picture } from './pictures.ts';

export const PRODUCT_SORTS = ['name', 'name-desc', 'price-asc', 'price-desc', 'rating', 'newest', 'relevance'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const variation = z.object({
  id,
  sku: z.string().nullable(),
  name: z.string().describe('« 500 g », « Mangue · 1 kg »'),
  options: z.record(z.string(), z.string()).describe('Option → valeur : { "Format": "500 g" }'),
  price: amount,
  originalPrice: amount.nullable(),
  stock: count,
});
export type Variation = z.infer<typeof variation>;

export const product = z.object({
  id,
  slug: z.string(),
  sku: z.string().nullable(),
  name: z.string(),
  description: z.string(),
  price: amount.describe('En FCFA ; avec des variations, le prix de la moins chère'),
  originalPrice: amount.nullable(),
  discountPercent: count,
  image: z.string().nullable().describe('La première des images'),
  images: z.array(z.string()),
  pictures: z.array(picture),
  category: categoryReference.describe('La catégorie principale'),
  categoryId: id.describe('Celui de « category »'),
  subcategory: categoryReference
    .nullable()
    .describe('La catégorie propre du produit, quand elle est sous la principale'),
  stock: count.describe('Avec des variations, la somme de leurs stocks'),
  averageRating: z.number().min(0).max(5),
  reviewsCount: count,
  features: z.array(z.string()),
  variations: z.array(variation),
  isNew: z.boolean(),
  isFeatured: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
});
export type Product = z.infer<typeof product>;

export const productQuery = z.object({
  search: text(200).optional(),
  page: pageNumber,
  limit: pageSize(PRODUCTS_PER_PAGE),
  category: idOrSlug.optional().describe('Identifiant ou slug, sous-catégories comprises ; « all » : toutes'),
  minPrice: queryAmount.optional(),
  maxPrice: queryAmount.optional(),
  sort: z.enum(PRODUCT_SORTS, 'Tri inconnu').optional().describe('name par défaut ; avec search, par pertinence'),
  featured: z.stringbool('Valeur invalide').optional().describe('« true » : seulement les produits vedettes'),
  inStock: z.stringbool('Valeur invalide').optional().describe('« true » : seulement les produits en stock'),
});
export type ProductQuery = z.infer<typeof productQuery>;

export const productEndpoints = endpoints({
  'GET /products': {
    summary: 'Les produits : recherche, filtres, tri, pages',
    access: 'public',
    cacheable: true,
    query: productQuery,
    response: pageOf(product),
  },
  'GET /products/{id}': {
    summary: 'Un produit, par identifiant ou par slug',
    access: 'public',
    cacheable: true,
    params: z.object({ id: idOrSlug }),
    response: single(product),
    refusals: ['product_not_found'],
  },
});

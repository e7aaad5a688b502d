import { z } from 'zod';
import { categoryReference } from './categories.ts';
import { endpoints } from './endpoint.ts';
import {
  amount,
  count,
  id,
  idOrSlug,
  instant,
  pageNumber,
  pageSize,
  queryAmount,
  queryRating,
  requiredText,
  single,
  text,
} from './fields.ts';
import { PRODUCT_IDS_MAX, PRODUCTS_PER_PAGE } from './limits.ts';
import { pageOf } from './page.ts';
import { picture } from './pictures.ts';
import { eachProductText } from './product-texts.ts';

export const PRODUCT_SORTS = ['name', 'name-desc', 'price-asc', 'price-desc', 'rating', 'newest', 'relevance'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Orders that only staff ask for: the public's indexes know none of them. */
export const STAFF_PRODUCT_SORTS = ['oldest', 'stock-asc', 'stock-desc', 'rating-asc', 'updated'] as const;

export const PRODUCT_STATUSES = ['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];
export const PRODUCT_STATUS_LABELS: Readonly<Record<ProductStatus, string>> = {
  DRAFT: 'Brouillon',
  PUBLISHED: 'Publié',
  ARCHIVED: 'Archivé',
};

/** `short`: `low` and `out` together, as the dashboard counts; `variation-out`: in stock, though not in each variation. */
export const STOCK_LEVELS = ['out', 'low', 'short', 'in', 'variation-out'] as const;
export type StockLevel = (typeof STOCK_LEVELS)[number];

/** What variations are chosen by, in the shop's order. */
export const productOption = z.object({
  name: requiredText('Nommez l’option', 40),
  values: z.array(requiredText('Indiquez une valeur', 80)).max(50),
});
export type ProductOption = z.infer<typeof productOption>;

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
  ...eachProductText((_, { explanation }) => z.string().optional().describe(explanation)),
  status: z.enum(PRODUCT_STATUSES).optional().describe('Pour le personnel ; le public ne voit que ce qui est publié'),
  options: z
    .array(productOption)
    .optional()
    .describe('Sur la page du produit et pour le personnel : les options et leurs valeurs, dans l’ordre'),
});
export type Product = z.infer<typeof product>;

/** `?ids=a,b,c` */
const idList = z
  .string()
  .transform((written) => written.split(','))
  .pipe(z.array(id).max(PRODUCT_IDS_MAX, `Maximum ${PRODUCT_IDS_MAX} identifiants`));

export const productQuery = z.object({
  ids: idList
    .optional()
    .describe('Identifiants séparés par des virgules : ces produits, dans cet ordre, sans autre filtre'),
  search: text(200).optional(),
  page: pageNumber,
  limit: pageSize(PRODUCTS_PER_PAGE),
  category: idOrSlug.optional().describe('Identifiant ou slug, sous-catégories comprises ; « all » : toutes'),
  minPrice: queryAmount.optional(),
  maxPrice: queryAmount.optional(),
  sort: z
    .enum([...PRODUCT_SORTS, ...STAFF_PRODUCT_SORTS], 'Tri inconnu')
    .optional()
    .describe('name par défaut ; avec search, par pertinence'),
  featured: z.stringbool('Valeur invalide').optional().describe('« true » : seulement les produits vedettes'),
  inStock: z.stringbool('Valeur invalide').optional().describe('« true » : seulement les produits en stock'),
  minRating: queryRating.optional().describe('Note moyenne au moins égale, de 1 à 5'),
  status: text(20).optional().describe('Pour le personnel : DRAFT, PUBLISHED ou ARCHIVED ; tous par défaut'),
  stock: z
    .enum(STOCK_LEVELS, 'Stock inconnu')
    .optional()
    .describe('Pour le personnel : épuisé, bas, l’un ou l’autre, disponible, ou une déclinaison épuisée'),
});
export type ProductQuery = z.infer<typeof productQuery>;

export const facetQuery = productQuery.omit({ page: true, limit: true, sort: true, status: true, stock: true }).extend({
  categories: z
    .enum(['all', 'none'], 'Valeur invalide')
    .optional()
    .describe('« all » : les catégories vides aussi ; « none » : sans compter par catégorie'),
});
export type FacetQuery = z.infer<typeof facetQuery>;

/** What a list can still be narrowed by. Each count is of the products that would be left: all other filters apply, its own does not. */
export const productFacets = z.object({
  isExact: z.boolean().describe('false : la liste est trop longue pour être toute comptée, il y en a au moins autant'),
  categories: z
    .array(categoryReference.extend({ parentId: id.nullable(), count }))
    .describe('Chacune suivie de ses sous-catégories, qui comptent dans son nombre ; sans les vides, sauf demande'),
  prices: z.array(z.object({ min: amount, max: amount.nullable(), count })).describe('Bornes comprises'),
  ratings: z.array(z.object({ minRating: z.int().min(1).max(5), count })),
  inStock: count,
  spelling: z
    .object({
      text: z.string().describe('Ce que l’on a sans doute voulu écrire'),
      isApplied: z.boolean().describe('true : la liste montre déjà ce que cette orthographe trouve'),
    })
    .nullable(),
});
export type ProductFacets = z.infer<typeof productFacets>;

export const productEndpoints = endpoints({
  'GET /products': {
    summary: 'Les produits : recherche, filtres, tri, pages',
    faultMessage: 'Erreur lors du chargement des produits',
    access: 'public',
    right: 'products.read',
    cacheable: true,
    query: productQuery,
    response: pageOf(product),
    refusals: ['too_many_requests'],
  },
  'GET /products/facets': {
    summary: 'Combien de produits resteraient par catégorie, prix, note et stock ; et l’orthographe proposée',
    access: 'public',
    cacheable: true,
    query: facetQuery,
    response: single(productFacets),
    refusals: ['too_many_requests'],
  },
  'GET /products/{id}': {
    summary: 'Un produit, par identifiant, par slug ou par un ancien slug',
    faultMessage: 'Erreur lors du chargement du produit',
    access: 'public',
    right: 'products.read',
    cacheable: true,
    params: z.object({ id: idOrSlug }),
    response: single(product),
    refusals: ['product_not_found'],
  },
  'GET /products/{id}/related': {
    summary: 'Des produits semblables : du même rayon, à un prix proche, disponibles d’abord',
    access: 'public',
    cacheable: true,
    params: z.object({ id: idOrSlug }),
    response: single(z.array(product)),
    refusals: ['product_not_found'],
  },
});

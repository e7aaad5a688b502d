import { z } from 'zod';
import { endpoints, type Sent } from './endpoint.ts';
import { id, idOrSlug, messageOnly, requiredText, single, text } from './fields.ts';
import { eachProductText } from './product-texts.ts';
import { product, PRODUCT_STATUSES, productOption } from './products.ts';
import { chosenSlug, keptImage } from './publications.ts';
import { STOCK_MAX } from './stock-movements.ts';

export const PRODUCT_NAME_MAX = 200;
export const PRODUCT_DESCRIPTION_MAX = 20_000;
export const FEATURE_MAX = 300;
export const FEATURES_MAX = 50;
export const SKU_MAX = 64;
export const VARIATIONS_MAX = 100;
export const PRODUCT_OPTIONS_MAX = 4;
export const PRODUCT_PICTURES_MAX = 12;
export const BULK_ROWS_MAX = 200;

export const PRICE_REQUIRED = 'Le prix est requis';
export const CATEGORY_REQUIRED = 'La catégorie est requise';

const DEAREST = 1_000_000_000;
const wholePrice = z
  .int('Le prix est un nombre entier de FCFA')
  .min(0, 'Le prix ne peut pas être négatif')
  .max(DEAREST, 'Ce prix est trop grand');
const wholeStock = z
  .int('Le stock est un nombre entier')
  .min(0, 'Le stock ne peut pas être négatif')
  .max(STOCK_MAX, 'Ce stock est trop grand');
/** Sales go on while somebody types: with it, a stock that has moved since is asked about and not written over. */
const stockSeen = wholeStock
  .optional()
  .describe('Le stock qui a été lu ; s’il n’est plus celui-là, « stock » est refusé');
const sku = text(SKU_MAX).nullable();

/** A category as a client may name it: by id, by slug, or as answers show it. */
const categoryNamed = z.union(
  [z.object({ id }), idOrSlug.refine((written) => !written.startsWith('{'))],
  'Catégorie invalide',
);

export const variationWrite = z.strictObject({
  id: id.optional().describe('Sans identifiant, la déclinaison du même nom, sinon une nouvelle'),
  name: text(120).optional().describe('Sans nom, les valeurs de ses options'),
  options: z
    .record(requiredText('Nommez l’option', 40), requiredText('Indiquez une valeur', 80))
    .optional()
    .describe('Option → valeur'),
  sku: sku.optional(),
  price: wholePrice.optional(),
  originalPrice: wholePrice.nullish(),
  stock: wholeStock.optional(),
  stockSeen,
});
export type VariationWrite = z.output<typeof variationWrite>;

const placedPicture = z.union(
  [
    z.strictObject({ upload: z.int().min(0).describe('Rang du fichier envoyé'), alt: text(300).optional() }),
    z.object({ src: z.string().max(500).describe('Une image que le produit a déjà'), alt: text(300).optional() }),
  ],
  'Image invalide',
);

const fields = {
  name: requiredText('Le nom est requis', PRODUCT_NAME_MAX),
  slug: chosenSlug,
  description: text(PRODUCT_DESCRIPTION_MAX).optional(),
  features: z
    .array(requiredText('Écrivez cette caractéristique ou retirez-la', FEATURE_MAX))
    .max(FEATURES_MAX)
    .optional(),
  price: wholePrice.optional().describe('En FCFA ; avec des déclinaisons, celui de la moins chère'),
  originalPrice: wholePrice.nullish(),
  sku: sku.optional(),
  stock: wholeStock.optional().describe('Avec des déclinaisons, la somme de leurs stocks'),
  categoryId: id.optional(),
  category: categoryNamed.optional().describe('Identifiant ou slug, à la place de categoryId'),
  subcategory: categoryNamed.nullish().describe('Identifiant ou slug de la sous-catégorie'),
  isNew: z.boolean().optional(),
  isFeatured: z.boolean().optional(),
  status: z.enum(PRODUCT_STATUSES, 'Statut inconnu').optional(),
  ...eachProductText((_, { max }) => text(max).optional()),
  options: z.array(productOption).max(PRODUCT_OPTIONS_MAX).optional(),
  variations: z
    .array(variationWrite)
    .max(VARIATIONS_MAX)
    .optional()
    .describe('Toutes ; celles qui manquent sont retirées'),
  pictures: z
    .array(placedPicture)
    .max(PRODUCT_PICTURES_MAX)
    .optional()
    .describe('Toutes, dans l’ordre : { src, alt } pour une image déjà là, { upload, alt } pour un fichier envoyé'),
  image: keptImage.describe(
    'L’image principale. Un fichier prend sa place ; une adresse la choisit ; vide : la retire',
  ),
  images: z
    .array(z.string().max(500))
    .optional()
    .describe('Toutes : les adresses de celles à garder, puis des fichiers ; sans ce champ, elles restent'),
};

export const productCreation = z.strictObject({
  ...fields,
  status: fields.status.unwrap().default('PUBLISHED').describe('Sans statut, le produit est en vente tout de suite'),
});

/** Variations bring the price, a sub-category its category. */
function missingOffer({
  body: { price, variations, categoryId, category, subcategory },
}: Sent): Record<string, string> {
  const hasVariations = Array.isArray(variations) && variations.length > 0;
  return {
    ...(price === undefined && !hasVariations && { price: PRICE_REQUIRED }),
    ...((categoryId ?? category ?? subcategory) == null && { categoryId: CATEGORY_REQUIRED }),
  };
}

export const productChange = z.strictObject({ ...fields, name: fields.name.optional(), stockSeen });
export type ProductChange = z.output<typeof productChange>;
export type ProductCreation = z.output<typeof productCreation>;

export const bulkProductRow = z.strictObject({
  id,
  variationId: id.nullish(),
  price: wholePrice.optional(),
  originalPrice: wholePrice.nullish(),
  stock: wholeStock.optional(),
  stockSeen,
});
export type BulkProductRow = z.output<typeof bulkProductRow>;

const PICTURE_FIELDS = { image: 'picture', images: 'picture' } as const;

export const productManagementEndpoints = endpoints({
  'POST /products': {
    summary: 'Crée un produit, en JSON ou par un formulaire avec ses images',
    access: 'staff',
    right: 'products.write',
    files: PICTURE_FIELDS,
    body: productCreation,
    missing: missingOffer,
    status: 201,
    response: single(product),
    refusals: ['slug_taken', 'sku_taken'],
  },
  'PUT /products/{id}': {
    summary: 'Change un produit ; ce qui n’est pas envoyé reste',
    access: 'staff',
    right: 'products.write',
    params: z.object({ id: idOrSlug }),
    files: PICTURE_FIELDS,
    body: productChange,
    response: single(product),
    refusals: ['product_not_found', 'slug_taken', 'sku_taken', 'stock_changed', 'variation_in_orders'],
  },
  'PUT /products': {
    summary: 'Change prix et stocks de plusieurs produits à la fois : tous, ou aucun',
    access: 'staff',
    right: 'products.write',
    body: z.strictObject({
      items: z
        .array(bulkProductRow)
        .min(1, 'Rien n’est à changer')
        .max(BULK_ROWS_MAX, `Au plus ${BULK_ROWS_MAX} lignes à la fois`),
    }),
    response: single(z.array(product)),
    refusals: ['stock_changed'],
  },
  'DELETE /products/{id}': {
    summary: 'Supprime un produit, ou l’archive s’il a été commandé ou attend dans un panier',
    access: 'staff',
    right: 'products.delete',
    params: z.object({ id: idOrSlug }),
    response: messageOnly,
    refusals: ['product_not_found', 'coupons_left_without_goods'],
  },
  'POST /products/{id}/duplicate': {
    summary: 'Copie un produit en brouillon, sans référence ni stock',
    access: 'staff',
    right: 'products.write',
    params: z.object({ id: idOrSlug }),
    status: 201,
    response: single(product),
    refusals: ['product_not_found'],
  },
});

import { z } from 'zod';
import { download } from './download.ts';
import { endpoints } from './endpoint.ts';
import { count, id, instant, pageNumber, pageSize, single } from './fields.ts';
import { pageOf } from './page.ts';
import { eachProductText } from './product-texts.ts';
import { productQuery } from './products.ts';
import { STAFF_ROWS_PER_PAGE } from './staff-lists.ts';
import { STOCK_MAX } from './stock-movements.ts';

/** The tables that the shop reads: its own, and those that two well-known shops export. */
export const IMPORT_FORMATS = ['tokpa', 'woocommerce', 'shopify'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];
export const IMPORT_FORMAT_LABELS: Readonly<Record<ImportFormat, string>> = {
  tokpa: 'Tokpa',
  woocommerce: 'WooCommerce',
  shopify: 'Shopify',
};

export const IMPORT_STATUSES = ['WAITING', 'READING', 'WRITING', 'PICTURES', 'DONE', 'FAILED'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

export const ON_EXISTING = ['update', 'skip'] as const;

/** More rows than this are several files. */
export const IMPORT_ROWS_MAX = 50_000;

/** What a row of the shop's own table can say: the French heading, and the English name that is read as well. */
export const PRODUCT_COLUMNS = {
  id: { heading: 'Identifiant', name: 'id' },
  slug: { heading: 'Adresse', name: 'slug' },
  sku: { heading: 'Référence', name: 'sku' },
  name: { heading: 'Nom', name: 'name' },
  status: { heading: 'Statut', name: 'status' },
  category: { heading: 'Catégorie', name: 'category' },
  description: { heading: 'Description', name: 'description' },
  features: { heading: 'Caractéristiques', name: 'features' },
  isNew: { heading: 'Nouveau', name: 'isNew' },
  isFeatured: { heading: 'Vedette', name: 'isFeatured' },
  ...eachProductText((name, { heading }) => ({ heading, name })),
  images: { heading: 'Images', name: 'images' },
  imageTexts: { heading: 'Textes des images', name: 'imageTexts' },
  options: { heading: 'Options', name: 'options' },
  variationId: { heading: 'Identifiant de la déclinaison', name: 'variationId' },
  variation: { heading: 'Déclinaison', name: 'variation' },
  variationSku: { heading: 'Référence de la déclinaison', name: 'variationSku' },
  option1: { heading: 'Option 1', name: 'option1' },
  value1: { heading: 'Valeur 1', name: 'value1' },
  option2: { heading: 'Option 2', name: 'option2' },
  value2: { heading: 'Valeur 2', name: 'value2' },
  option3: { heading: 'Option 3', name: 'option3' },
  value3: { heading: 'Valeur 3', name: 'value3' },
  option4: { heading: 'Option 4', name: 'option4' },
  value4: { heading: 'Valeur 4', name: 'value4' },
  price: { heading: 'Prix (FCFA)', name: 'price' },
  originalPrice: { heading: 'Ancien prix (FCFA)', name: 'originalPrice' },
  stock: { heading: 'Stock', name: 'stock' },
  /** As it was exported: what was sold meanwhile is not written over. */
  stockSeen: { heading: 'Stock lu', name: 'stockSeen' },
} as const satisfies Readonly<Record<string, { heading: string; name: string }>>;
export type ProductColumn = keyof typeof PRODUCT_COLUMNS;

export const importOptions = z.strictObject({
  dryRun: z.boolean().default(false).describe('true : dit ce qui arriverait, ne change rien'),
  format: z.enum(['auto', ...IMPORT_FORMATS], 'Format inconnu').default('auto'),
  onExisting: z.enum(ON_EXISTING, 'Choisissez « update » ou « skip »').default('update'),
  withPictures: z.boolean().default(false).describe('true : va chercher les images à leurs adresses'),
  exchangeFactor: z
    .number('Indiquez un nombre')
    .positive('Le taux doit être positif')
    .max(1_000_000, 'Ce taux est trop grand')
    .default(1)
    .describe('Par quoi les prix sont multipliés avant d’être arrondis au franc : 655.957 pour des euros'),
  defaultStock: z
    .int('Le stock est un nombre entier')
    .min(0, 'Le stock ne peut pas être négatif')
    .max(STOCK_MAX, 'Ce stock est trop grand')
    .default(0)
    .describe('Le stock d’un nouveau produit que le fichier dit en stock sans nombre'),
});
export type ImportOptions = z.output<typeof importOptions>;

export const productImport = z.object({
  id,
  fileName: z.string(),
  format: z.enum(IMPORT_FORMATS),
  onExisting: z.enum(ON_EXISTING),
  isDryRun: z.boolean(),
  withPictures: z.boolean(),
  exchangeFactor: z.number(),
  defaultStock: count,
  status: z.enum(IMPORT_STATUSES),
  failure: z.string().nullable().describe('Pourquoi l’import s’est arrêté'),
  rowsTotal: count.nullable().describe('Lignes du fichier, connues après sa lecture'),
  rowsDone: count,
  created: count.describe('Produits'),
  updated: count,
  skipped: count,
  failed: count,
  errorsCount: count.describe('Lignes de la liste des erreurs'),
  picturesLeft: count,
  isApplied: z.boolean().describe('Un essai dont le fichier a été importé pour de bon, ou va l’être'),
  staffName: z.string(),
  createdAt: instant,
  finishedAt: instant.nullable(),
});
export type ProductImport = z.infer<typeof productImport>;

export const productImportError = z.object({
  id,
  row: count.describe('Comme le tableur la compte : les titres sont la ligne 1'),
  column: z.string().describe('Le titre de la colonne, vide pour toute la ligne'),
  message: z.string(),
  isNotice: z.boolean().describe('true : à savoir, la ligne n’a pas échoué'),
});
export type ProductImportError = z.infer<typeof productImportError>;

const CSV = 'text/csv; charset=utf-8';
const named = z.object({ id });

export const productImportEndpoints = endpoints({
  'POST /products/import': {
    summary: 'Lit un tableau CSV de produits (le nôtre, WooCommerce ou Shopify) en arrière-plan',
    access: 'staff',
    right: 'products.write',
    files: { file: 'table' },
    body: importOptions,
    status: 202,
    response: single(productImport),
  },
  'GET /products/imports/recent': {
    summary: 'Les derniers imports',
    access: 'staff',
    right: 'products.read',
    response: single(z.array(productImport)),
  },
  'GET /products/imports/{id}': {
    summary: 'Où en est un import',
    access: 'staff',
    right: 'products.read',
    params: named,
    response: single(productImport),
    refusals: ['import_not_found'],
  },
  'POST /products/imports/{id}/apply': {
    summary: 'Après un essai : importe le même fichier pour de bon',
    access: 'staff',
    right: 'products.write',
    params: named,
    status: 202,
    response: single(productImport),
    refusals: ['import_not_found', 'import_not_applicable'],
  },
  'GET /products/imports/{id}/errors': {
    summary: 'Ce qui n’a pas pu être importé, ligne par ligne',
    access: 'staff',
    right: 'products.read',
    params: named,
    query: z.object({ page: pageNumber, limit: pageSize(STAFF_ROWS_PER_PAGE) }),
    response: pageOf(productImportError),
    refusals: ['import_not_found'],
  },
  'GET /products/imports/{id}/errors.csv': {
    summary: 'La même liste, en CSV',
    access: 'staff',
    right: 'products.read',
    params: named,
    file: CSV,
    response: download,
    refusals: ['import_not_found'],
  },
  'GET /products/export.csv': {
    summary: 'Tous les produits que les filtres trouvent, une ligne par déclinaison ; le fichier peut être réimporté',
    access: 'staff',
    right: 'products.read',
    query: productQuery.omit({ page: true, limit: true, sort: true }),
    file: CSV,
    response: download,
  },
});

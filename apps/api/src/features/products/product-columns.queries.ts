import type { ProductText } from '@tokpa/contract';
import type { ProductsRow } from '#db/tables';

/** What staff write of a product's own row, and its column: every statement that reads or writes it whole is made of this. */
export const OWN_COLUMNS = {
  slug: 'slug',
  sku: 'sku',
  name: 'name',
  description: 'description',
  features: 'features',
  price: 'price',
  originalPrice: 'original_price',
  stock: 'stock',
  pictures: 'pictures',
  isNew: 'is_new',
  isFeatured: 'is_featured',
  status: 'status',
  options: 'options',
  seoTitle: 'seo_title',
  seoDescription: 'seo_description',
} as const satisfies Readonly<Record<string, keyof ProductsRow> & Record<ProductText, keyof ProductsRow>>;

export type OwnField = keyof typeof OWN_COLUMNS;
export const OWN_FIELDS = Object.keys(OWN_COLUMNS) as OwnField[];

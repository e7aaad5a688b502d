import { discountPercent, type Product } from '@tokpa/contract';
import type { ProductRow } from './products.queries.ts';

/** The contract's product: what it shows more than once or works out is derived here and nowhere else. */
export function toProduct(row: ProductRow): Product {
  const { ownCategory, topCategory, total: _, ...fields } = row;
  const images = row.pictures.map((picture) => picture.src);
  return {
    ...fields,
    discountPercent: discountPercent(row.price, row.originalPrice),
    image: images[0] ?? null,
    images,
    category: topCategory,
    categoryId: topCategory.id,
    subcategory: ownCategory.id === topCategory.id ? null : ownCategory,
  };
}

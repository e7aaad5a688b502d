import { discountPercent, type Product } from '@tokpa/contract';
import type { ProductRow } from './products.queries.ts';

/** The contract's product as lists show it: what it shows more than once or works out is derived here and nowhere else. */
export function toProduct(row: ProductRow): Product {
  const {
    ownCategory,
    topCategory,
    total: _,
    status: __,
    options: ___,
    seoTitle: ____,
    seoDescription: _____,
    ...fields
  } = row;
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

/** With what only its own page needs. */
export function toProductPage(row: ProductRow): Product {
  const { seoTitle, seoDescription } = row;
  return { ...toProduct(row), ...(seoTitle && { seoTitle }), ...(seoDescription && { seoDescription }) };
}

/** With what only staff see. */
export function toStaffProduct(row: ProductRow): Product {
  const { status, options, seoTitle, seoDescription } = row;
  return { ...toProduct(row), seoTitle, seoDescription, status, options };
}

import { discountPercent, eachProductText, type Product } from '@tokpa/contract';
import type { ProductRow } from './products.queries.ts';

/** The contract's product as lists show it: what it shows more than once or works out is derived here and nowhere else. */
export function toProduct(row: ProductRow): Product {
  const { ownCategory, topCategory, pictures } = row;
  const images = pictures.map((picture) => picture.src);
  return {
    id: row.id,
    slug: row.slug,
    sku: row.sku,
    name: row.name,
    description: row.description,
    features: row.features,
    price: row.price,
    originalPrice: row.originalPrice,
    stock: row.stock,
    pictures,
    isNew: row.isNew,
    isFeatured: row.isFeatured,
    averageRating: row.averageRating,
    reviewsCount: row.reviewsCount,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    variations: row.variations,
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
  const { options } = row;
  return { ...toProduct(row), ...eachProductText((name) => row[name] || undefined), options };
}

/** With what only staff see. */
export function toStaffProduct(row: ProductRow): Product {
  const { status, options } = row;
  return { ...toProduct(row), ...eachProductText((name) => row[name]), status, options };
}

import { slugify } from '@tokpa/contract';
import { createCategory } from './create-category.ts';
import { nextNumber } from './numbering.ts';
import type { TestShop } from './test-shop.ts';

export type CreatedVariation = { id: string; name: string; price: number; stock: number };
export type CreatedProduct = {
  id: string;
  slug: string;
  name: string;
  price: number;
  stock: number;
  categoryId: string;
  variations: CreatedVariation[];
};

type VariationWishes = {
  name?: string;
  options?: Record<string, string>;
  price?: number;
  originalPrice?: number | null;
  stock?: number;
};

export type ProductWishes = {
  name?: string;
  slug?: string;
  description?: string;
  features?: string[];
  price?: number;
  originalPrice?: number | null;
  stock?: number;
  categoryId?: string;
  status?: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';
  isNew?: boolean;
  isFeatured?: boolean;
  createdAt?: Date | undefined;
  variations?: VariationWishes[];
};

const ORDINARY_PRICE = 2500;
const ORDINARY_STOCK = 10;

/** With variations, price and stock follow them, as everywhere in the shop. */
function offerOf(wishes: ProductWishes): { price: number; stock: number } {
  const variations = wishes.variations ?? [];
  if (variations.length === 0) return { price: wishes.price ?? ORDINARY_PRICE, stock: wishes.stock ?? ORDINARY_STOCK };
  return {
    price: Math.min(...variations.map((one) => one.price ?? ORDINARY_PRICE)),
    stock: variations.reduce((sum, one) => sum + (one.stock ?? ORDINARY_STOCK), 0),
  };
}

async function createVariations(
  shop: TestShop,
  productId: string,
  wishes: VariationWishes[],
): Promise<CreatedVariation[]> {
  if (wishes.length === 0) return [];
  const rows = wishes.map((one, position) => {
    const name = one.name ?? `Format ${position + 1}`;
    return {
      product_id: productId,
      name,
      options: JSON.stringify(one.options ?? { Format: name }),
      price: one.price ?? ORDINARY_PRICE,
      original_price: one.originalPrice ?? null,
      stock: one.stock ?? ORDINARY_STOCK,
      position,
    };
  });
  return shop.platform.db
    .insertInto('product_variations')
    .values(rows)
    .returning(['id', 'name', 'price', 'stock'])
    .execute();
}

/** What a product is when nothing else is wished. */
const ORDINARY = {
  description: '',
  features: [] as string[],
  originalPrice: null,
  status: 'PUBLISHED',
  isNew: false,
  isFeatured: false,
  createdAt: undefined,
} as const satisfies ProductWishes;

/** A published product of an own category, ten in stock at 2500 FCFA unless told otherwise. */
export async function createProduct(shop: TestShop, wishes: ProductWishes = {}): Promise<CreatedProduct> {
  const number = nextNumber();
  const { name = `Produit ${number}`, slug = `${slugify(name) || 'produit'}-${number}` } = wishes;
  const product = { ...ORDINARY, ...wishes };
  const row = await shop.platform.db
    .insertInto('products')
    .values({
      name,
      slug,
      description: product.description,
      features: product.features,
      category_id: wishes.categoryId ?? (await createCategory(shop)).id,
      ...offerOf(wishes),
      original_price: product.originalPrice,
      status: product.status,
      is_new: product.isNew,
      is_featured: product.isFeatured,
      created_at: product.createdAt ?? new Date(),
    })
    .returning(['id', 'slug', 'name', 'price', 'stock', 'category_id as categoryId'])
    .executeTakeFirstOrThrow();
  const variations = await createVariations(shop, row.id, wishes.variations ?? []);
  // What is written past the rules tells no cache.
  shop.platform.cache.clear();
  return { ...row, variations };
}

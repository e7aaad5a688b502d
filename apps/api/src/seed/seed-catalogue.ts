import type { Picture } from '@tokpa/contract';
import type { Db } from '#db/connect';
import {
  categories,
  products,
  type CategoryContent,
  type ProductContent,
  type SubcategoryContent,
} from './content/index.ts';
import type { WantedPicture } from './demo-pictures.ts';

export type SeededProduct = { id: string; name: string; price: number; picture: Picture | undefined };

/** Every picture of the catalogue, in the order in which `takePictures` hands them out again. */
export function catalogueDrawings(): WantedPicture[] {
  const ofCategories = categories.flatMap((category) => [category, ...category.subcategories]);
  return [
    ...ofCategories.map(({ picture, name }) => ({ recipe: picture, alt: name })),
    ...products.flatMap(({ pictures }) => pictures.map((recipe) => ({ recipe, alt: '' }))),
  ];
}

type Take = (count: number) => Picture[];

function categoryRow(content: SubcategoryContent, position: number, take: Take) {
  const [picture] = take(1);
  return {
    slug: content.slug,
    name: content.name,
    description: content.description,
    picture: picture ? JSON.stringify(picture) : null,
    position,
  };
}

async function insertCategories(db: Db, take: Take): Promise<Map<string, string>> {
  const rows = categories.map((category: CategoryContent, position) => ({
    top: categoryRow(category, position, take),
    below: category.subcategories.map((child, at) => categoryRow(child, at, take)),
  }));
  const tops = await db
    .insertInto('categories')
    .values(rows.map(({ top }) => top))
    .returning(['id', 'slug'])
    .execute();
  const topIds = new Map(tops.map(({ id, slug }) => [slug, id]));
  const children = await db
    .insertInto('categories')
    .values(
      rows.flatMap(({ top, below }) => below.map((child) => ({ ...child, parent_id: topIds.get(top.slug) ?? null }))),
    )
    .returning(['id', 'slug'])
    .execute();
  return new Map([...topIds, ...children.map(({ id, slug }): [string, string] => [slug, id])]);
}

function productRow(content: ProductContent, categoryId: string, made: { pictures: Picture[]; now: Date }) {
  return {
    category_id: categoryId,
    slug: content.slug,
    sku: content.sku,
    name: content.name,
    description: content.description,
    features: [...content.features],
    price: content.priceFcfa,
    original_price: content.originalPriceFcfa ?? null,
    stock: content.stock,
    pictures: JSON.stringify(made.pictures),
    is_new: content.isNew,
    is_featured: content.isFeatured,
    created_at: daysBefore(made.now, content.createdDaysAgo),
  };
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}

function variationRows(content: ProductContent, productId: string) {
  return content.variations.map((variation, position) => ({
    product_id: productId,
    sku: variation.sku,
    name: Object.values(variation.options).join(' · '),
    options: JSON.stringify(variation.options),
    price: variation.priceFcfa,
    original_price: variation.originalPriceFcfa ?? null,
    stock: variation.stock,
    position,
  }));
}

/** Writes categories, products and variations; `pictures` as `catalogueDrawings` listed them, or none. Slug → what orders need. */
export async function seedCatalogue(
  db: Db,
  made: { pictures: readonly Picture[]; now: Date },
): Promise<Map<string, SeededProduct>> {
  let taken = 0;
  const take: Take = (count) => made.pictures.slice(taken, (taken += count));
  const categoryIds = await insertCategories(db, take);
  const drafts = products.map((content) => ({ content, pictures: take(content.pictures.length) }));
  const rows = drafts.map(({ content, pictures }) =>
    productRow(content, categoryIds.get(content.category) ?? '', { pictures, now: made.now }),
  );
  const inserted = await db.insertInto('products').values(rows).returning(['id', 'slug', 'name', 'price']).execute();
  const bySlug = new Map(inserted.map((row) => [row.slug, row]));
  await db
    .insertInto('product_variations')
    .values(products.flatMap((content) => variationRows(content, bySlug.get(content.slug)?.id ?? '')))
    .execute();
  const pictureOf = new Map(drafts.map(({ content, pictures }) => [content.slug, pictures[0]]));
  return new Map(
    inserted.map(({ id, slug, name, price }) => [slug, { id, name, price, picture: pictureOf.get(slug) }]),
  );
}

import { sql } from 'kysely';
import type { Product, ProductChange } from '@tokpa/contract';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import type { StaffSession } from '#platform/session';
import { lockProducts } from './product-writes.queries.ts';
import type { ProductRow } from './products.queries.ts';
import { writeProduct } from './save-product.ts';
import { selectAny } from './staff-products.queries.ts';

/** By what a table may name products. */
export type ImportedNames = {
  ids: readonly string[];
  slugs: readonly string[];
  skus: readonly string[];
  /** Only what was there before: what the table itself brings is no namesake of what it brings later. */
  madeBefore: string;
};

/** What the shop has of these: `id:…`, `slug:…`, `sku:…` and `variation:…` (the reference of one) → the product's id. */
export async function findImported(
  tx: Db,
  { ids, slugs, skus, madeBefore }: ImportedNames,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; id: string }>`
    select 'id:' || id as name, id from products where id = any (${ids}::uuid[]) and created_at < ${madeBefore}
    union all
    select 'slug:' || slug, id from products where slug = any (${slugs}::text[]) and created_at < ${madeBefore}
    union all
    select 'sku:' || sku, id from products where sku = any (${skus}::text[]) and created_at < ${madeBefore}
    union all
    select 'variation:' || variation.sku, variation.product_id
      from product_variations variation join products on products.id = variation.product_id
     where variation.sku = any (${skus}::text[]) and products.created_at < ${madeBefore}`.execute(tx);
  return new Map(rows.map(({ name, id }) => [name, id]));
}

/** These products as they stand, held until the transaction ends. */
export async function lockImported(tx: Db, ids: readonly string[]): Promise<void> {
  await lockProducts(tx, ids);
}

type Imported = {
  /** The product that it changes, held by `lockImported`; none: it is new. */
  id: string | undefined;
  /** What is written, seen beside the product as it stands. */
  bodyFor: (before: ProductRow | undefined) => ProductChange;
};

/** A product of a table, written by the same rules as one from the form; its stock moves with the reason « import ». */
export async function writeImported(
  platform: Platform,
  tx: Db,
  { id, bodyFor }: Imported,
  session: StaffSession,
): Promise<Product> {
  const before = id === undefined ? undefined : await selectAny(tx, id);
  const write = { body: bodyFor(before), before, uploads: [], stockReason: 'import' as const };
  return writeProduct(platform, tx, write, session);
}

import { sql } from 'kysely';
import type { Variation } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { OWN_COLUMNS, OWN_FIELDS, type OwnField } from './product-columns.queries.ts';
import { named, type ProductRow } from './products.queries.ts';

/** Everything that staff write of a product's own row. */
export type ProductColumns = Pick<ProductRow, OwnField> & { categoryId: string };

/** What a variation becomes. */
export type PlannedVariation = Omit<Variation, 'id'> & {
  /** What it was; undefined: it is new. */
  before: Variation | undefined;
};

type OwnRow = { [Field in OwnField as (typeof OWN_COLUMNS)[Field]]: ProductRow[Field] };

function toRow(product: ProductColumns) {
  const own = Object.fromEntries(OWN_FIELDS.map((field) => [OWN_COLUMNS[field], product[field]])) as OwnRow;
  const [pictures, options] = [JSON.stringify(product.pictures), JSON.stringify(product.options)];
  return { ...own, category_id: product.categoryId, pictures, options };
}

export async function insertProduct(tx: Db, columns: ProductColumns): Promise<string> {
  const row = await tx.insertInto('products').values(toRow(columns)).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function updateProduct(tx: Db, id: string, columns: ProductColumns): Promise<void> {
  await tx.updateTable('products').set(toRow(columns)).where('id', '=', id).execute();
}

/** As every change of stock holds it; or, to remove it, so that nothing begins to name it: a line of a cart waits, or is waited for. */
export type ProductLock = 'for no key update' | 'for update';

/** Its row is held until the transaction ends. The id, undefined when there is no such product. */
export async function lockProduct(tx: Db, idOrSlug: string, lock: ProductLock): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select p.id from products p where ${named(idOrSlug)} ${sql.raw(lock)}`.execute(tx);
  return rows[0]?.id;
}

/** In the order of their ids, so that nobody waits in a ring. */
export async function lockProducts(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`select id from products where id = any (${ids}::uuid[]) order by id for no key update`.execute(tx);
}

/** The category, by id or slug, and those above it; held so that it can not go meanwhile. Empty when there is none. */
export async function findCategoryPath(tx: Db, idOrSlug: string): Promise<string[]> {
  await sql`select from categories where id::text = ${idOrSlug.toLowerCase()} or slug = ${idOrSlug} for key share`.execute(
    tx,
  );
  const { rows } = await sql<{ id: string }>`
    with recursive climb as (
      select id, parent_id, 0 as height from categories where id::text = ${idOrSlug.toLowerCase()} or slug = ${idOrSlug}
      union all
      select c.id, c.parent_id, climb.height + 1 from climb join categories c on c.id = climb.parent_id
    )
    select id from climb order by height`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Those of these references that another product, or a variation of another product, has. */
export async function findTakenSkus(tx: Db, skus: readonly string[], productId: string | null): Promise<Set<string>> {
  const { rows } = await sql<{ sku: string }>`
    select sku from products where sku = any (${skus}::text[]) and id is distinct from ${productId}::uuid
    union
    select sku from product_variations where sku = any (${skus}::text[]) and product_id is distinct from ${productId}::uuid`.execute(
    tx,
  );
  return new Set(rows.map(({ sku }) => sku));
}

/** The name of one among these variations that an order may still give back; delivered orders never do. */
export async function findVariationInOrders(tx: Db, variationIds: readonly string[]): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select variation.name
      from order_items item
      join orders on orders.id = item.order_id
      join product_variations variation on variation.id = item.variation_id
     where item.variation_id = any (${variationIds}::uuid[]) and orders.stock_returned_at is null and orders.status <> 'DELIVERED'
     limit 1`.execute(tx);
  return rows[0]?.name;
}

/** The lines of carts that name them stay, with the name and price that they had. */
export async function deleteVariations(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // A line that is being added is waited for, or the next statement would not see it.
  await sql`select from product_variations where id = any (${ids}::uuid[]) order by id for update`.execute(tx);
  await sql`
    update cart_items line set gone_variation_name = gone.name, gone_variation_price = gone.price
    from product_variations gone
    where gone.id = any (${ids}::uuid[]) and line.product_id = gone.product_id and line.variation_id = gone.id`.execute(
    tx,
  );
  await tx.deleteFrom('product_variations').where('id', 'in', ids).execute();
}

/** Writes the variations in their order and answers their ids. */
export async function writeVariations(tx: Db, productId: string, kept: readonly PlannedVariation[]): Promise<string[]> {
  const known = kept.flatMap(({ before }) => (before ? [before.id] : []));
  // Two that change names or references with each other would meet.
  await sql`update product_variations set name = id::text, sku = null where id = any (${known}::uuid[])`.execute(tx);
  const ids: string[] = [];
  for (const [position, { before, name, sku, options, price, originalPrice, stock }] of kept.entries()) {
    const row = { name, sku, options: JSON.stringify(options), price, original_price: originalPrice, stock, position };
    const written = before
      ? tx.updateTable('product_variations').set(row).where('id', '=', before.id).returning('id')
      : tx
          .insertInto('product_variations')
          .values({ ...row, product_id: productId })
          .returning('id');
    ids.push((await written.executeTakeFirstOrThrow()).id);
  }
  return ids;
}

/** Whether an order line or a line of a cart names it. */
export async function isProductNamed(tx: Db, productId: string): Promise<boolean> {
  const { rows } = await sql<{ isNamed: boolean }>`
    select exists (select from order_items where product_id = ${productId})
      or exists (select from cart_items where product_id = ${productId}) as "isNamed"`.execute(tx);
  return rows[0]?.isNamed ?? false;
}

export async function archiveProduct(tx: Db, productId: string): Promise<void> {
  await tx.updateTable('products').set({ status: 'ARCHIVED' }).where('id', '=', productId).execute();
}

/** With its variations, reviews and alerts. */
export async function deleteProduct(tx: Db, productId: string): Promise<void> {
  await tx.deleteFrom('products').where('id', '=', productId).execute();
}

export type Offer = { price: number; originalPrice: number | null; stock: number };

export async function updateOffer(tx: Db, productId: string, { price, originalPrice, stock }: Offer): Promise<void> {
  await tx
    .updateTable('products')
    .set({ price, original_price: originalPrice, stock })
    .where('id', '=', productId)
    .execute();
}

export async function updateVariationOffer(
  tx: Db,
  variationId: string,
  { price, originalPrice, stock }: Offer,
): Promise<void> {
  await tx
    .updateTable('product_variations')
    .set({ price, original_price: originalPrice, stock })
    .where('id', '=', variationId)
    .execute();
}

import { sql } from 'kysely';
import type { Db } from '#db/connect';

/** The ids of those that are on sale, the last one added first. */
export async function selectFavourites(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favourites')
    .innerJoin('products', 'products.id', 'favourites.product_id')
    .select('favourites.product_id as id')
    .where('favourites.user_id', '=', userId)
    .where('products.status', '=', 'PUBLISHED')
    .orderBy('favourites.added_at', 'desc')
    .orderBy('favourites.product_id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Adds what is on sale and not there yet; the first of them counts as the last one added. */
export async function insertFavourites(tx: Db, userId: string, productIds: readonly string[]): Promise<void> {
  await sql`
    insert into favourites (user_id, product_id, added_at)
    select ${userId}, products.id, statement_timestamp() - asked.place * interval '1 microsecond'
      from unnest(${productIds}::uuid[]) with ordinality as asked (id, place)
      join products on products.id = asked.id and products.status = 'PUBLISHED'
     order by products.id
        on conflict on constraint favourites_each_once do nothing`.execute(tx);
}

/** Forgets those that were added before the newest `most`. */
export async function deleteFavouritesBeyond(tx: Db, userId: string, most: number): Promise<void> {
  await tx
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('product_id', 'in', (rows) =>
      rows
        .selectFrom('favourites')
        .select('product_id')
        .where('user_id', '=', userId)
        .orderBy('added_at', 'desc')
        .orderBy('product_id')
        .offset(most),
    )
    .execute();
}

export async function deleteFavourite(db: Db, userId: string, productId: string): Promise<void> {
  await db.deleteFrom('favourites').where('user_id', '=', userId).where('product_id', '=', productId).execute();
}

export async function deleteFavouritesOf(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('favourites').where('user_id', '=', userId).execute();
}

/** The person's own copy of them, on sale or not. */
export async function selectFavouritesToExport(db: Db, userId: string): Promise<Record<string, unknown>[]> {
  return db
    .selectFrom('favourites')
    .innerJoin('products', 'products.id', 'favourites.product_id')
    .select(['products.name as product', 'favourites.added_at as addedAt'])
    .where('favourites.user_id', '=', userId)
    .orderBy('favourites.added_at', 'desc')
    .execute();
}

import type { TestShop } from './test-shop.ts';

export type WantedLine = { productId: string; variationId?: string; quantity?: number };

/** Puts these lines in the shopper's cart, whatever the stock says: as if they had been there for a while. */
export async function fillCart(shop: TestShop, userId: string, lines: readonly WantedLine[]): Promise<void> {
  const { db } = shop.platform;
  await db
    .insertInto('carts')
    .values({ user_id: userId })
    .onConflict((known) => known.column('user_id').doNothing())
    .execute();
  const { id: cartId } = await db
    .selectFrom('carts')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const began = shop.clock.now().getTime();
  // Lines stand in the order of their adding: each came a moment after the one before it.
  const rows = lines.map(({ productId, variationId, quantity = 1 }, index) => ({
    cart_id: cartId,
    product_id: productId,
    variation_id: variationId ?? null,
    quantity,
    created_at: new Date(began + index),
  }));
  await db.insertInto('cart_items').values(rows).execute();
}

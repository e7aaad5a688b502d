import type { Db } from '#db/connect';
import { reviews } from './content/index.ts';
import { daysBefore, type SeededProduct } from './seed-catalogue.ts';
import type { SeededShopper } from './seed-shoppers.ts';

type Seeded = { products: ReadonlyMap<string, SeededProduct>; shoppers: ReadonlyMap<string, SeededShopper>; now: Date };

/** Approved reviews; the database counts them into the products' ratings. */
export async function seedReviews(db: Db, { products, shoppers, now }: Seeded): Promise<void> {
  const rows = reviews.flatMap((review) => {
    const product = products.get(review.productSlug);
    const shopper = shoppers.get(review.shopperEmail);
    if (!product || !shopper) return [];
    return {
      product_id: product.id,
      user_id: shopper.id,
      rating: review.rating,
      title: review.title,
      content: review.content,
      status: 'APPROVED' as const,
      verified_purchase: review.verifiedPurchase,
      created_at: daysBefore(now, review.daysAgo),
    };
  });
  await db.insertInto('reviews').values(rows).execute();
}

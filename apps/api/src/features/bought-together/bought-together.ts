import { BOUGHT_TOGETHER_MAX, type Product } from '@tokpa/contract';
import { findProducts } from '#features/products';
import type { Db } from '#db/connect';
import { takeYourTime } from '#db/long-work';
import { yearsBefore } from '#platform/clock';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { findWithPartners, recountPairs } from './product-pairs.queries.ts';

/** What every list of companions was made from. */
export const PAIRS_TAG = 'product-pairs';

// One person's habit says nothing of others and must not be shown to them, and two may agree by chance.
const FEWEST_SHOPPERS = 3;
// More than are shown: some will be out of stock.
const KEPT = 6;

/** Counts the orders anew; the pages that show what is bought together follow when something has changed. */
export async function refreshPairs(platform: Platform, tx: Db): Promise<void> {
  // Three million lines, in a shop of a million orders.
  await takeYourTime(tx);
  const since = yearsBefore(platform.clock.now(), 1);
  const hasChanged = await recountPairs(tx, { since, fewestShoppers: FEWEST_SHOPPERS, kept: KEPT });
  if (hasChanged) platform.dropTags(tx, PAIRS_TAG);
}

type Companions = {
  products: Product[];
  /** Of all that were considered, those out of stock included. */ consideredIds: string[];
};

/** What others bought with this product and can be bought now. */
export async function findBoughtTogether(db: Db, idOrSlug: string): Promise<Companions> {
  const asked = await findWithPartners(db, idOrSlug);
  if (!asked) throw new Problem('product_not_found');
  const { id, partnerIds } = asked;
  const products = await findProducts(db, partnerIds);
  return {
    products: products.filter(({ stock }) => stock > 0).slice(0, BOUGHT_TOGETHER_MAX),
    consideredIds: [id, ...partnerIds],
  };
}

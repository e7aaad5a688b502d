import type { CallerOrder } from '@tokpa/contract';
import { type CartLine, findOffers } from '#features/cart';
import type { Db } from '#db/connect';
import { fieldProblem } from '#platform/problem';

/** What a caller asks for, with the prices and stock of the moment. Refuses what is not there at the line that names it. */
export async function findCallerLines(db: Db, items: CallerOrder['items'], now: Date): Promise<CartLine[]> {
  const wanted = items.map((item) => ({
    ...item,
    variationId: item.itemType === 'PRODUCT' ? (item.variationId ?? null) : null,
  }));
  const offers = await findOffers(db, wanted, now);
  return offers.map((offer, index) => {
    if (!offer) throw fieldProblem('product_not_found', `items.${index}.itemId`);
    if (offer.variationId !== null && offer.variationName === null)
      throw fieldProblem('variation_not_found', `items.${index}.variationId`);
    return offer;
  });
}

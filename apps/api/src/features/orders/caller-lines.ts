import type { CallerOrder, ItemType } from '@tokpa/contract';
import { type CartLine, findOffers } from '#features/cart';
import type { Db } from '#db/connect';
import { fieldProblem } from '#platform/problem';

/** The same article in two lines is one of both together, in the place of the first: stock and seats are looked at line by line. */
function joinSame(items: CallerOrder['items']) {
  const joined = new Map<
    string,
    { itemType: ItemType; itemId: string; variationId: string | null; quantity: number; index: number }
  >();
  for (const [index, { itemType, itemId, quantity, ...item }] of items.entries()) {
    const variationId = itemType === 'PRODUCT' ? (item.variationId ?? null) : null;
    const key = `${itemType} ${itemId} ${variationId}`.toLowerCase();
    const known = joined.get(key);
    if (known) known.quantity += quantity;
    else joined.set(key, { itemType, itemId, variationId, quantity, index });
  }
  return [...joined.values()];
}

/** What a caller asks for, with the prices and stock of the moment. Refuses what is not there at the line that names it. */
export async function findCallerLines(db: Db, items: CallerOrder['items'], now: Date): Promise<CartLine[]> {
  const wanted = joinSame(items);
  const offers = await findOffers(db, wanted, now);
  return offers.map((offer, at) => {
    const index = wanted[at]?.index;
    if (!offer) throw fieldProblem('product_not_found', `items.${index}.itemId`);
    if (offer.variationId !== null && offer.variationName === null)
      throw fieldProblem('variation_not_found', `items.${index}.variationId`);
    return offer;
  });
}

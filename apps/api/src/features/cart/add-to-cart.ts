import { CART_QUANTITY_MAX, type CartAddition } from '@tokpa/contract';
import type { Platform } from '#platform/platform';
import { fieldProblem, Problem } from '#platform/problem';
import { addToLine, type Article, findLineQuantity } from './cart.queries.ts';
import { findCourseOffer, findProductOffer, type Offer } from './offers.queries.ts';
import { quantityProblem } from './quantity-problem.ts';

// Two clicks that both make the cart: the second is done again, now that there is one.
const MOST_TRIES = 3;

function articleOf(addition: CartAddition): Article {
  const itemId = addition.productId ?? addition.itemId ?? '';
  const itemType = addition.productId === undefined ? (addition.itemType ?? 'PRODUCT') : 'PRODUCT';
  return { itemType, itemId, variationId: itemType === 'PRODUCT' ? (addition.variationId ?? null) : null };
}

async function findOffer(platform: Platform, { itemType, itemId, variationId }: Article): Promise<Offer | undefined> {
  if (itemType === 'PRODUCT') return findProductOffer(platform.db, itemId, variationId ?? undefined);
  return findCourseOffer(platform.db, { itemType, itemId }, platform.clock.now());
}

/** The stock is only looked at here, not taken: placing the order is what decides. */
export async function addToCart(platform: Platform, userId: string, addition: CartAddition): Promise<void> {
  const article = articleOf(addition);
  const offer = await findOffer(platform, article);
  if (!offer) throw new Problem('product_not_found');
  if (offer.needsVariation) throw fieldProblem('variation_required', 'variationId');
  const { quantity } = addition;
  if (quantity > offer.stock) throw quantityProblem(offer, quantity);
  const limit = Math.min(offer.stock, CART_QUANTITY_MAX);
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    if (await addToLine(platform.db, userId, article, { quantity, limit })) return;
    const known = await findLineQuantity(platform.db, userId, article);
    if (known !== undefined) throw quantityProblem(offer, known + quantity);
  }
  throw new Problem('conflict');
}

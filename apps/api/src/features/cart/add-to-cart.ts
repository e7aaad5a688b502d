import { CART_QUANTITY_MAX, type CartAddition, type ItemType, type RefusalCode } from '@tokpa/contract';
import type { Platform } from '#platform/platform';
import { fieldProblem, Problem } from '#platform/problem';
import { addToLine, type Article, findLineQuantity } from './cart.queries.ts';
import { findCourseOffer, findProductOffer, type Offer } from './offers.queries.ts';
import { quantityProblem } from './quantity-problem.ts';

// Two clicks that both make the cart: the second is done again, now that there is one. So is one whose line shrank meanwhile.
const MOST_TRIES = 5;

const NOT_FOUND: Readonly<Record<ItemType, RefusalCode>> = {
  PRODUCT: 'product_not_found',
  FORMATION: 'formation_not_found',
  COACHING_SESSION: 'coaching_session_not_found',
  SEMINAR: 'seminar_not_found',
};

function articleOf(addition: CartAddition): Article {
  const itemId = addition.productId ?? addition.itemId ?? '';
  const itemType = addition.productId === undefined ? (addition.itemType ?? 'PRODUCT') : 'PRODUCT';
  return { itemType, itemId, variationId: itemType === 'PRODUCT' ? (addition.variationId ?? null) : null };
}

async function findOffer(platform: Platform, { itemType, itemId, variationId }: Article): Promise<Offer | undefined> {
  if (itemType === 'PRODUCT') return findProductOffer(platform.reads, itemId, variationId);
  return findCourseOffer(platform.reads, { itemType, itemId }, platform.clock.now());
}

/** The stock is only looked at here, not taken: placing the order is what decides. */
export async function addToCart(platform: Platform, userId: string, addition: CartAddition): Promise<void> {
  const asked = articleOf(addition);
  const offer = await findOffer(platform, asked);
  if (!offer) throw new Problem(NOT_FOUND[asked.itemType]);
  if (offer.needsVariation) throw fieldProblem('variation_required', 'variationId');
  const article = { ...asked, variationId: offer.variationId };
  const { quantity } = addition;
  if (quantity > offer.stock) throw quantityProblem({ ...offer, itemType: article.itemType }, quantity);
  const limit = Math.min(offer.stock, CART_QUANTITY_MAX);
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    if (await addToLine(platform.db, userId, article, { quantity, limit })) return;
    const wanted = quantity + ((await findLineQuantity(platform.db, userId, article)) ?? 0);
    if (wanted > limit) throw quantityProblem({ ...offer, itemType: article.itemType }, wanted);
  }
  throw new Problem('conflict');
}

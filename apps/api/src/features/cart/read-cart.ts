import type { Cart, CartItem } from '@tokpa/contract';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { type CartLine, findCartOf } from './cart-lines.queries.ts';

export const NOTHING_IN_IT: Cart = { items: [], summary: { itemsCount: 0, totalAmount: 0 } };

/** Why a line can not be ordered as it stands: it stays in the cart, marked, until the shopper decides. */
export function issueOf(line: CartLine): CartItem['issue'] {
  if (!line.isAvailable) return 'unavailable';
  if (line.stock === 0) return 'out_of_stock';
  return line.quantity > line.stock ? 'insufficient_stock' : null;
}

function toItem(line: CartLine): CartItem {
  const { id, itemType, quantity, picture, price, stock, variationId, variationName } = line;
  return {
    id,
    itemType,
    quantity,
    product: { id: line.itemId, slug: line.slug, name: line.name, image: picture?.src ?? null, picture, price, stock },
    variation: variationId === null ? null : { id: variationId, name: variationName ?? '' },
    totalAmount: price * quantity,
    issue: issueOf(line),
  };
}

export async function readCart(platform: Platform, userId: string): Promise<Cart> {
  const lines = await findCartOf(platform.reads, userId, platform.clock.now());
  if (!lines) throw new Problem('cart_not_found');
  const items = lines.map(toItem);
  // What is no longer sold stays in sight, and nobody is asked to pay for it.
  const sold = items.filter(({ issue }) => issue !== 'unavailable');
  return {
    items,
    summary: {
      itemsCount: sold.reduce((sum, item) => sum + item.quantity, 0),
      totalAmount: sold.reduce((sum, item) => sum + item.totalAmount, 0),
    },
  };
}

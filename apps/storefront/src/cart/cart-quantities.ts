import type { Cart } from '@tokpa/contract/cart';

/** The cart as it will be once each wanted quantity (line id → pieces) has reached the server; 0 and below removes the line. */
export function withQuantities(cart: Cart, wanted: ReadonlyMap<string, number>): Cart {
  if (wanted.size === 0) return cart;
  const items = cart.items.flatMap((item) => {
    const quantity = wanted.get(item.id) ?? item.quantity;
    if (quantity <= 0) return [];
    if (quantity === item.quantity) return [item];
    return [{ ...item, quantity, totalAmount: (item.product.price ?? 0) * quantity }];
  });
  return { items, summary: summaryOf(items) };
}

function summaryOf(items: Cart['items']): Cart['summary'] {
  let itemsCount = 0;
  let totalAmount = 0;
  for (const item of items) {
    // As the server counts: what is no longer sold costs nothing.
    if (item.issue === 'unavailable') continue;
    itemsCount += item.quantity;
    totalAmount += item.totalAmount;
  }
  return { itemsCount, totalAmount };
}

/** The line of a product, or of one of its variations. */
export function lineOf(cart: Cart, productId: string, variationId: string | undefined) {
  return cart.items.find((item) => item.product.id === productId && item.variation?.id === variationId);
}

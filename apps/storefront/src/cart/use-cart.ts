import type { CartItem } from '@tokpa/contract/cart';
import { useSyncExternalStore } from 'react';
import { lineOf } from './cart-quantities.ts';
import { currentCart, reloadCart, subscribeToCart, unknownCart } from './cart-store.ts';
import { newArticles, newPieces } from './wishes.ts';
import type { Wish } from './wishes.ts';

/** The cart of whoever is logged in; nothing is asked for a visitor. */
export function useCart() {
  const cart = useSyncExternalStore(subscribeToCart, currentCart, unknownCart);
  return { ...cart, isLoading: cart.isFetching && !cart.data, refetch: reloadCart };
}

/** Its line of this article, or the wish that will be one. */
export function findIn(
  { data, wishes }: ReturnType<typeof currentCart>,
  productId: string,
  variationId: string | undefined,
) {
  return (
    (data && lineOf(data, productId, variationId)) ??
    newArticles(wishes).find((wish) => wish.productId === productId && wish.variationId === variationId)
  );
}

/** One line of it, or the wish that will be one: a card is drawn again only when its own changes. */
export function useInCart(productId: string, variationId: string | undefined): CartItem | Wish | undefined {
  return useSyncExternalStore(
    subscribeToCart,
    () => findIn(currentCart(), productId, variationId),
    () => undefined,
  );
}

/** The number on the cart button. */
export function useCartCount(): number {
  const count = () => {
    const { data, wishes } = currentCart();
    return (data?.summary.itemsCount ?? 0) + newPieces(wishes);
  };
  return useSyncExternalStore(subscribeToCart, count, () => 0);
}

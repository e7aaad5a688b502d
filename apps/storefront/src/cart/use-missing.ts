import { useSyncExternalStore } from 'react';
import { currentCart, subscribeToCart, unknownCart } from './cart-store.ts';
import { findIn } from './use-cart.ts';

type Article = { id: string; variation: { id: string } | null };

/** Those of the articles that are neither in it nor will be. */
export function useMissing<One extends Article>(articles: readonly One[]): One[] {
  const cart = useSyncExternalStore(subscribeToCart, currentCart, unknownCart);
  return articles.filter(({ id, variation }) => !findIn(cart, id, variation?.id));
}

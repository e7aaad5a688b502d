import { useQuery } from '@tanstack/react-query';
import type { Cart } from '@tokpa/contract/cart';
import { ApiError } from '@tokpa/contract/client';
import { api } from '../api/browser.ts';
import { useSession } from '../session/index.ts';
import { lineOf } from './cart-quantities.ts';

export const CART_KEY = ['cart'] as const;

/** The account's cart; an account that has none yet gets an empty one. */
async function fetchCart(): Promise<Cart> {
  try {
    return await api.call('GET /cart');
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return api.call('POST /cart');
    throw error;
  }
}

/** The cart of whoever is logged in; nothing is asked for a visitor. */
export function useCart() {
  const { status } = useSession();
  return useQuery({ queryKey: CART_KEY, queryFn: fetchCart, enabled: status === 'shopper' });
}

/** One line of it: a card is drawn again only when its own line changes. */
export function useCartLine(productId: string, variationId: string | undefined) {
  const { status } = useSession();
  const { data } = useQuery({
    queryKey: CART_KEY,
    queryFn: fetchCart,
    enabled: status === 'shopper',
    select: (cart) => lineOf(cart, productId, variationId) ?? null,
  });
  return status === 'shopper' ? (data ?? undefined) : undefined;
}

/** The number on the cart button. */
export function useCartCount(): number {
  const { status } = useSession();
  const { data } = useCart();
  return status === 'shopper' ? (data?.summary.itemsCount ?? 0) : 0;
}

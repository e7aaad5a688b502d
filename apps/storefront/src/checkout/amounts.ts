import type { Cart } from '@tokpa/contract/cart';
import { isShipped } from '@tokpa/contract/is-shipped';
import type { PaymentMethod } from '@tokpa/contract/order-status';
import type { PublicSettings } from '@tokpa/contract/settings';

export type CheckoutSettings = Pick<
  PublicSettings,
  'shippingFee' | 'codCities' | 'codFee' | 'codMaxAmount' | 'countriesServed'
>;

export type Amounts = { subtotal: number; shipping: number; codFee: number; discount: number; total: number };

/** What the server will ask for, before any promo code: it alone has the last word. */
export function checkoutAmounts(cart: Cart, settings: CheckoutSettings, method: PaymentMethod | null): Amounts {
  const subtotal = cart.summary.totalAmount;
  const shipping = isShipped(cart.items) ? settings.shippingFee : 0;
  const codFee = method === 'cod' ? settings.codFee : 0;
  return { subtotal, shipping, codFee, discount: 0, total: subtotal + shipping + codFee };
}

/** The same less what a promo code takes off, as the server said; never more than there is to pay. */
export function lessDiscount(amounts: Amounts, said: number): Amounts {
  const discount = Math.min(said, amounts.total);
  return { ...amounts, discount, total: amounts.total - discount };
}

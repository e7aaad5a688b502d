import { holdsSeat, isCodPlace, isWithinCodCeiling } from '@tokpa/contract/cash-on-delivery';
import { isShipped } from '@tokpa/contract/is-shipped';
import type { PaymentMethod } from '@tokpa/contract/order-status';
import type { ShippingAddress } from '@tokpa/contract/shipping-addresses';
import { useState } from 'react';
import { checkoutAmounts, lessDiscount } from './amounts.ts';
import { forgetCheckout, recallCheckout, rememberCheckout } from './checkout-memory.ts';
import type { CheckoutMemory, Step } from './checkout-memory.ts';
import type { CheckoutProps } from './checkout-props.ts';
import { usePromo } from './use-promo.ts';

export type CashOnDelivery = 'offered' | 'with-seats' | 'too-expensive' | 'not-there';

type Basis = Pick<CheckoutProps, 'cart' | 'isUnsent' | 'whenAnswered' | 'onStaleCart' | 'addresses' | 'settings'>;

function cashOnDelivery(
  { cart, settings }: Pick<Basis, 'cart' | 'settings'>,
  address: ShippingAddress | null,
  discount: number,
): CashOnDelivery {
  if (!isShipped(cart.items) || !isCodPlace(address, settings.codCities)) return 'not-there';
  if (holdsSeat(cart.items)) return 'with-seats';
  const { total } = lessDiscount(checkoutAmounts(cart, settings, 'cod'), discount);
  return isWithinCodCeiling(total, settings.codMaxAmount) ? 'offered' : 'too-expensive';
}

/** What the shopper has chosen so far, completed by what the shop proposes: the default address, Mobile Money. */
export function useChoices(basis: Basis) {
  const [memory, setMemory] = useState(recallCheckout);
  const { cart, isUnsent, whenAnswered, onStaleCart, addresses, settings } = basis;
  const address =
    addresses.find(({ id }) => id === memory.addressId) ??
    addresses.find(({ isDefault }) => isDefault) ??
    addresses[0] ??
    null;
  const promo = usePromo({
    code: memory.code,
    applied: memory.appliedCode,
    onApply: apply,
    cart,
    isUnsent,
    whenAnswered,
    onStaleCart,
  });
  const cod = cashOnDelivery(basis, address, promo.discount);
  // Cash on delivery was chosen for another address, or with another promo code: the shopper chooses again.
  const chosen: PaymentMethod | null = memory.method === 'cod' && cod !== 'offered' ? null : memory.method;
  const isFree = lessDiscount(checkoutAmounts(cart, settings, null), promo.discount).total === 0;
  // The server wants one all the same: with this one nothing is added to nothing.
  const method = isFree ? 'momo' : chosen;

  function choose(changes: Partial<Pick<CheckoutMemory, 'addressId' | 'method' | 'code'>>): void {
    setMemory(rememberCheckout(changes));
  }

  function apply(appliedCode: string): void {
    rememberCheckout({ appliedCode });
    // Also where this tab keeps nothing.
    setMemory({ ...memory, appliedCode });
  }

  /** Nothing is chosen any more, on this page and when it is come back to. */
  function startAnew(): void {
    forgetCheckout();
    setMemory(recallCheckout());
  }

  const needsAddress = isShipped(cart.items);
  const amounts = lessDiscount(checkoutAmounts(cart, settings, method), promo.discount);
  return { address, method, code: memory.code, promo, cod, needsAddress, isFree, amounts, choose, startAnew };
}

export type Choices = ReturnType<typeof useChoices>;

/** As far as what is chosen, and still valid, allows. */
export function furthestStep({
  address,
  needsAddress,
  method,
}: Pick<Choices, 'address' | 'needsAddress' | 'method'>): Step {
  if (needsAddress && !address) return 0;
  return method ? 2 : 1;
}

import type { Checkout } from '@tokpa/contract/orders';
import type { PaymentMethod } from '@tokpa/contract/order-status';

const KEY = 'checkout';

export type Step = 0 | 1 | 2;

/** One try to order: the same key goes with the same cart and choices, however often it must be sent. */
export type Attempt = { key: string; fingerprint: string; body: Checkout };

/** What this tab remembers of an order that is being prepared. */
export type CheckoutMemory = {
  step: Step;
  addressId: string | null;
  method: PaymentMethod | null;
  code: string;
  attempt: Attempt | null;
};

const START: CheckoutMemory = { step: 0, addressId: null, method: 'momo', code: '', attempt: null };

export function recallCheckout(): CheckoutMemory {
  const kept = sessionStorage.getItem(KEY);
  if (!kept) return START;
  try {
    return { ...START, ...(JSON.parse(kept) as Partial<CheckoutMemory>) };
  } catch {
    // Somebody else's writing under our key: as if nothing had been kept.
    return START;
  }
}

export function rememberCheckout(changes: Partial<CheckoutMemory>): CheckoutMemory {
  const next = { ...recallCheckout(), ...changes };
  sessionStorage.setItem(KEY, JSON.stringify(next));
  return next;
}

export function forgetCheckout(): void {
  sessionStorage.removeItem(KEY);
}

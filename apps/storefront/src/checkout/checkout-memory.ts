import type { Checkout } from '@tokpa/contract/orders';
import type { PaymentMethod } from '@tokpa/contract/order-status';
import { parseKept, storageIn } from '../api/browser-storage.ts';
import { currentSession } from '../session/index.ts';

const KEY = 'checkout';
/** Of this tab, until it is closed. */
const tabStorage = storageIn(() => sessionStorage);

export type Step = 0 | 1 | 2;

/** One try to order: the same key goes with the same cart and choices, however often it must be sent. */
export type Attempt = { key: string; fingerprint: string; body: Checkout };

/** What this tab remembers of an order that is being prepared. */
export type CheckoutMemory = {
  step: Step;
  addressId: string | null;
  method: PaymentMethod | null;
  code: string;
  /** The code that was last applied; what an earlier release kept knows none. */
  appliedCode?: string;
  attempt: Attempt | null;
};

/** Whose it is: who logs in next in the same tab starts anew, and who has to log in again goes on. */
type Kept = CheckoutMemory & { account: string };

const START: CheckoutMemory = { step: 0, addressId: null, method: 'momo', code: '', attempt: null };

const accountNow = () => currentSession().user?.id;

/** We write it whole. */
function isOurs(kept: unknown): kept is Kept {
  return kept instanceof Object && ['account', ...Object.keys(START)].every((part) => part in kept);
}

/** Somebody else's writing under our key is as if nothing had been kept. */
export function recallCheckout(): CheckoutMemory {
  const kept = parseKept(tabStorage.get(KEY));
  return isOurs(kept) && kept.account === accountNow() ? kept : START;
}

export function rememberCheckout(changes: Partial<CheckoutMemory>): CheckoutMemory {
  const next = { ...recallCheckout(), ...changes };
  const account = accountNow();
  // A session that ended meanwhile leaves what is kept to its owner.
  if (account) tabStorage.set(KEY, JSON.stringify({ ...next, account } satisfies Kept));
  return next;
}

export function forgetCheckout(): void {
  tabStorage.remove(KEY);
}

import type { Cart } from '@tokpa/contract/cart';
import { ApiError } from '@tokpa/contract/client';
import type { Checkout } from '@tokpa/contract/orders';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { browserStorage } from '../api/browser-storage.ts';
import { loginAddress } from '../api/origin.ts';
import { USER_TOKEN } from '../api/tokens.ts';
import { currentSession, forgetSession } from '../session/index.ts';
import { toast } from '../ui/toast-store.ts';
import { attemptFor } from './attempt.ts';
import { forgetCheckout, recallCheckout } from './checkout-memory.ts';
import type { Attempt } from './checkout-memory.ts';
import { explainRefusal, NO_ADDRESS, NO_METHOD, sayAt } from './explain-refusal.ts';
import type { Remedies } from './explain-refusal.ts';
import { leaveForPayment, placeOrder } from './place-order.ts';
import { isSameCart } from './same-cart.ts';
import type { Choices } from './use-choices.ts';

type Surroundings = Omit<Remedies, 'askForAddress' | 'refuseCode'> & {
  cart: Cart;
  readCart: () => Promise<Cart | null>;
  hasAddresses: boolean;
  choices: Choices;
  /** What the page says is to be paid. */
  total: number;
  onPlaced: () => void;
};

function bodyOf({ address, method, code, needsAddress }: Choices, total: number): Checkout | null {
  if (!method || (needsAddress && !address)) return null;
  const couponCode = code.trim();
  return {
    ...(needsAddress && address ? { shippingAddressId: address.id } : {}),
    paymentMethod: method,
    ...(couponCode ? { couponCode } : {}),
    agreedAmount: total,
  };
}

export const UNSENT = 'Les changements de votre panier ne sont pas encore envoyés.';
const CART_CHANGED = 'Votre panier a changé entre-temps. Vérifiez le nouveau total avant de finaliser.';

const hasSession = () => browserStorage.get(USER_TOKEN) !== null && currentSession().user !== null;

/** Sends the order, once, and says what stands in its way. */
export function useSubmit(around: Surroundings) {
  const { choices, report } = around;
  const { promo } = choices;
  const navigate = useNavigate();
  const isUnderWay = useRef(false);
  const [busy, setBusy] = useState(false);

  function leaveForLogin(): void {
    toast.error('Session expirée. Veuillez vous reconnecter.');
    forgetSession();
    void navigate(loginAddress('/checkout'));
  }

  function askForAddress(): void {
    toast.warning('Veuillez ajouter une adresse de livraison avant de finaliser votre commande.');
    void navigate('/account?tab=adresses&adresse=nouvelle');
  }

  /**
   * What is to be sent, or the sentence that says why nothing is: the server has another cart than the one that is shown. An empty one is
   * the server's to judge: what it held may have been ordered, and then the attempt whose answer is missing tells, whatever was chosen since.
   */
  async function stillMeant(attempt: Attempt): Promise<Attempt | string> {
    const now = await around.readCart();
    if (!now) return UNSENT;
    if (now.items.length === 0) return recallCheckout().attempt ?? attempt;
    return isSameCart(now, around.cart) ? attempt : CART_CHANGED;
  }

  async function send(wanted: Attempt): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    report(null);
    promo.forgetRefusal();
    try {
      const attempt = await stillMeant(wanted);
      if (typeof attempt === 'string') {
        isUnderWay.current = false;
        setBusy(false);
        return report({ text: attempt });
      }
      const placed = await placeOrder(attempt);
      forgetCheckout();
      around.onPlaced();
      leaveForPayment(placed);
    } catch (error) {
      isUnderWay.current = false;
      // The refused token has already sent the browser to the login page, unless another tab has logged in again meanwhile.
      if (error instanceof ApiError && error.status === 401 && !hasSession()) return;
      setBusy(false);
      const refuseCode = (sentence: string) => promo.refuse(wanted.body.couponCode ?? '', sentence);
      await explainRefusal(error, { ...around, askForAddress, refuseCode }, () => void send(wanted));
    }
  }

  function submit(accepted: boolean): void {
    if (!hasSession()) return leaveForLogin();
    if (choices.needsAddress && !around.hasAddresses) return askForAddress();
    if (choices.needsAddress && !choices.address) return sayAt(0, NO_ADDRESS, around);
    if (!accepted) return report({ text: 'Veuillez accepter les termes et conditions pour continuer' });
    const body = bodyOf(choices, around.total);
    if (!body) return sayAt(1, NO_METHOD, around);
    void send(attemptFor(body, around.cart.items, recallCheckout().attempt));
  }

  return { busy, submit, send };
}

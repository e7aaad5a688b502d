import type { CartItem } from '@tokpa/contract/cart';
import { ApiError, NetworkError } from '@tokpa/contract/client';
import type { Checkout } from '@tokpa/contract/orders';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { explainError } from '../api/explain-error.ts';
import { loginAddress } from '../api/origin.ts';
import { USER_TOKEN } from '../api/tokens.ts';
import { currentSession, forgetSession } from '../session/index.ts';
import { toast } from '../ui/toast-store.ts';
import { attemptFor } from './attempt.ts';
import { forgetCheckout, recallCheckout } from './checkout-memory.ts';
import type { Attempt } from './checkout-memory.ts';
import type { CheckoutProblem } from './error-banner.tsx';
import { leaveForPayment, placeOrder } from './place-order.ts';
import type { Choices } from './use-choices.ts';

const NO_ADDRESS = 'Veuillez sélectionner une adresse de livraison';
const FALLBACK = 'Une erreur est survenue lors de la création de la commande. Veuillez réessayer.';
const LINE_REFUSALS = new Set(['insufficient_stock', 'out_of_stock', 'item_unavailable', 'cart_empty']);
const METHOD_REFUSALS = new Set(['cod_unavailable', 'cod_too_large']);
const ADDRESS_REFUSALS = new Set(['address_not_found', 'address_required']);

type Surroundings = {
  items: readonly CartItem[];
  hasAddresses: boolean;
  choices: Choices;
  goTo: (step: 0 | 1 | 2) => void;
  report: (problem: CheckoutProblem | null) => void;
  onPlaced: () => void;
  onStaleCart: () => void;
  onEditCart: () => void;
  /** Asks for the addresses again; resolves to how many there are. */
  onStaleAddresses: () => Promise<number>;
};

function bodyOf({ address, method, code, needsAddress }: Choices): Checkout | null {
  if (!method || (needsAddress && !address)) return null;
  const couponCode = code.trim();
  return {
    ...(needsAddress && address ? { shippingAddressId: address.id } : {}),
    paymentMethod: method,
    ...(couponCode ? { couponCode } : {}),
  };
}

const hasSession = () => localStorage.getItem(USER_TOKEN) !== null && currentSession().user !== null;

/** Sends the order, once, and says what stands in its way. */
export function useSubmit(around: Surroundings) {
  const { choices, goTo, report } = around;
  const navigate = useNavigate();
  const isUnderWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [codeError, setCodeError] = useState<string>();

  const leaveForLogin = useCallback(() => {
    toast.error('Session expirée. Veuillez vous reconnecter.');
    forgetSession();
    void navigate(loginAddress('/checkout'));
  }, [navigate]);

  const askForAddress = useCallback(() => {
    toast.warning('Veuillez ajouter une adresse de livraison avant de finaliser votre commande.');
    void navigate('/account');
  }, [navigate]);

  async function explain(error: unknown, retry: () => void): Promise<void> {
    const text = explainError(error, FALLBACK);
    const code = error instanceof ApiError ? error.code : '';
    if (code === 'coupon_unknown') setCodeError(text);
    if (METHOD_REFUSALS.has(code)) goTo(1);
    if (ADDRESS_REFUSALS.has(code)) {
      if ((await around.onStaleAddresses()) === 0) return askForAddress();
      goTo(0);
      return report({ text: NO_ADDRESS });
    }
    if (LINE_REFUSALS.has(code)) {
      around.onStaleCart();
      return report({ text, remedy: { label: 'Modifier mon panier', act: around.onEditCart } });
    }
    report(error instanceof NetworkError ? { text, remedy: { label: 'Réessayer', act: retry } } : { text });
  }

  async function send(attempt: Attempt): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    report(null);
    setCodeError(undefined);
    try {
      const placed = await placeOrder(attempt);
      around.onPlaced();
      forgetCheckout();
      leaveForPayment(placed);
    } catch (error) {
      isUnderWay.current = false;
      // The refused token has already sent the browser to the login page.
      if (error instanceof ApiError && error.status === 401) return;
      setBusy(false);
      await explain(error, () => void send(attempt));
    }
  }

  function submit(accepted: boolean): void {
    if (!hasSession()) return leaveForLogin();
    if (choices.needsAddress && !around.hasAddresses) return askForAddress();
    if (choices.needsAddress && !choices.address) {
      goTo(0);
      return report({ text: NO_ADDRESS });
    }
    if (!accepted) return report({ text: 'Veuillez accepter les termes et conditions pour continuer' });
    const body = bodyOf(choices);
    if (body) void send(attemptFor(body, around.items, recallCheckout().attempt));
    else goTo(1);
  }

  return { busy, codeError, submit, send };
}

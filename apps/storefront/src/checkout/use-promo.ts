import type { Cart } from '@tokpa/contract/cart';
import { ApiError } from '@tokpa/contract/client';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/browser.ts';
import { explainError } from '../api/explain-error.ts';
import { essenceOf } from './same-cart.ts';

type Basis = {
  code: string;
  applied: string | undefined;
  onApply: (code: string) => void;
  cart: Cart;
  /** The server, which says what a code takes off, has another cart than that. */
  isUnsent: boolean;
  whenAnswered: () => Promise<void>;
  /** What is shown is not what the shop has. */
  onStaleCart: () => void;
};
type Refusal = { code: string; sentence: string };

/** What is tried again has a chance of another answer: a refusal of the shop's has none. */
const isWorthAnotherTry = (failures: number, error: Error) => failures < 2 && !(error instanceof ApiError);

const explain = (error: Error | null) =>
  error ? explainError(error, 'Ce code n’a pas pu être vérifié. Veuillez réessayer.') : undefined;

/** Why an order with this code was refused for it: what is said of one code is not said of the next. */
function useRefusal(couponCode: string) {
  const [refusal, setRefusal] = useState<Refusal>();
  return {
    sentence: refusal?.code === couponCode ? refusal.sentence : undefined,
    refuse: (code: string, sentence: string) => setRefusal({ code, sentence }),
    forgetRefusal: () => setRefusal(undefined),
  };
}

class OtherCart extends Error {}

type Asking = Pick<Basis, 'cart' | 'whenAnswered' | 'onStaleCart'>;

/** What the code takes off this cart: the shop, which has it only once its changes are answered, may still have had another one. */
async function askQuote(couponCode: string, { cart, whenAnswered, onStaleCart }: Asking) {
  await whenAnswered();
  // However it is paid, a code takes off the same: what may be paid in cash is measured without it first.
  const { data } = await api.call('POST /orders/quote', { body: { paymentMethod: 'momo', couponCode } });
  if (data.subtotalAmount !== cart.summary.totalAmount) {
    onStaleCart();
    throw new OtherCart();
  }
  return data;
}

function useQuote(couponCode: string, basis: Asking, isAsked: boolean) {
  return useQuery({
    // A code takes something else off another cart, also where both cost the same.
    queryKey: ['quote', couponCode, essenceOf(basis.cart)],
    queryFn: isAsked ? () => askQuote(couponCode, basis) : skipToken,
    retry: isWorthAnotherTry,
    gcTime: 0,
  });
}

/**
 * The promo code that the shopper had applied: the server says what it takes off this cart, or why it does not. Another text in
 * the field is another code, to be applied again; another cart is asked about by itself.
 */
export function usePromo({ code, applied, onApply, isUnsent, ...basis }: Basis) {
  const couponCode = code.trim();
  const { sentence, refuse, forgetRefusal } = useRefusal(couponCode);
  const isApplied = couponCode !== '' && couponCode === applied;
  const isAsked = isApplied && !isUnsent;
  const { data, error, isFetching, refetch } = useQuote(couponCode, basis, isAsked);
  const problem = sentence ?? (isApplied ? explain(error) : undefined);
  // An earlier answer outlives a refusal: what is refused now takes nothing off.
  const quote = isApplied && !problem ? data : undefined;
  return {
    isApplied: quote !== undefined,
    discount: quote?.discountAmount ?? 0,
    problem,
    isBusy: isFetching,
    refuse,
    forgetRefusal,
    apply() {
      forgetRefusal();
      if (isAsked) void refetch();
      else onApply(couponCode);
    },
  };
}

export type Promo = ReturnType<typeof usePromo>;

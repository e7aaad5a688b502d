import { ApiError } from '@tokpa/contract/client';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/browser.ts';
import { explainError } from '../api/explain-error.ts';

type Basis = {
  code: string;
  applied: string | undefined;
  onApply: (code: string) => void;
  /** What is in the cart: a code takes something else off another one, also where both cost the same. */
  basket: string;
  /** The server, which says what a code takes off, has another cart than that. */
  isUnsent: boolean;
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

function useQuote(couponCode: string, basket: string, isAsked: boolean) {
  return useQuery({
    queryKey: ['quote', couponCode, basket],
    // However it is paid, a code takes off the same: what may be paid in cash is measured without it first.
    queryFn: isAsked
      ? () => api.call('POST /orders/quote', { body: { paymentMethod: 'momo', couponCode } })
      : skipToken,
    retry: isWorthAnotherTry,
    gcTime: 0,
  });
}

/**
 * The promo code that the shopper had applied: the server says what it takes off this cart, or why it does not. Another text in
 * the field is another code, to be applied again; another cart is asked about by itself.
 */
export function usePromo({ code, applied, onApply, basket, isUnsent }: Basis) {
  const couponCode = code.trim();
  const { sentence, refuse, forgetRefusal } = useRefusal(couponCode);
  const isApplied = couponCode !== '' && couponCode === applied;
  const isAsked = isApplied && !isUnsent;
  const { data, error, isFetching, refetch } = useQuote(couponCode, basket, isAsked);
  const problem = sentence ?? (isApplied ? explain(error) : undefined);
  // An earlier answer outlives a refusal: what is refused now takes nothing off.
  const quote = isApplied && !problem ? data?.data : undefined;
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

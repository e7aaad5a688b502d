import { ApiError } from '@tokpa/contract/client';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/browser.ts';
import { explainError } from '../api/explain-error.ts';

type Basis = { code: string; subtotal: number };

/** What is tried again has a chance of another answer: a refusal of the shop's has none. */
const isWorthAnotherTry = (failures: number, error: Error) => failures < 2 && !(error instanceof ApiError);

/**
 * The promo code that the shopper had applied: the server says what it takes off this cart, or why it does not. Another text in
 * the field is another code, to be applied again; another cart is asked about by itself.
 */
export function usePromo({ code, subtotal }: Basis) {
  const [applied, setApplied] = useState('');
  const couponCode = code.trim();
  const isApplied = couponCode !== '' && couponCode === applied;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['quote', couponCode, subtotal],
    // However it is paid, a code takes off the same: what may be paid in cash is measured without it first.
    queryFn: isApplied
      ? () => api.call('POST /orders/quote', { body: { paymentMethod: 'momo', couponCode } })
      : skipToken,
    retry: isWorthAnotherTry,
    gcTime: 0,
  });
  return {
    isApplied: isApplied && data !== undefined,
    discount: (isApplied && data?.data.discountAmount) || 0,
    problem:
      isApplied && error ? explainError(error, 'Ce code n’a pas pu être vérifié. Veuillez réessayer.') : undefined,
    isBusy: isFetching,
    apply() {
      if (isApplied) void refetch();
      else setApplied(couponCode);
    },
  };
}

export type Promo = ReturnType<typeof usePromo>;

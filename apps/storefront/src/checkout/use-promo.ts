import { ApiError } from '@tokpa/contract/client';
import type { PaymentMethod } from '@tokpa/contract/order-status';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/browser.ts';
import { explainError } from '../api/explain-error.ts';

type Basis = { code: string; method: PaymentMethod | null; subtotal: number };

/** What is tried again has a chance of another answer: a refusal of the shop's has none. */
const isWorthAnotherTry = (failures: number, error: Error) => failures < 2 && !(error instanceof ApiError);

/**
 * The promo code that the shopper had applied: the server says what it takes off this cart, or why it does not. Another text in
 * the field is another code, to be applied again; another cart or payment method is asked about by itself.
 */
export function usePromo({ code, method, subtotal }: Basis) {
  const [applied, setApplied] = useState('');
  const couponCode = code.trim();
  const isApplied = couponCode !== '' && couponCode === applied;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['quote', couponCode, method, subtotal],
    queryFn:
      isApplied && method
        ? () => api.call('POST /orders/quote', { body: { paymentMethod: method, couponCode } })
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

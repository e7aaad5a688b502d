import { useState } from 'react';
import { ApiError } from '@tokpa/contract/client';

/**
 * What was left when the question was asked, whatever is read of the order behind it: else an amount that changes under the finger is
 * agreed to unseen. Once the shop has refused it, what is left now takes its place.
 */
export function useShownAmount(current: number) {
  const [shown, setShown] = useState(current);
  const [isOutdated, setIsOutdated] = useState(false);
  if (isOutdated && current !== shown) {
    setShown(current);
    setIsOutdated(false);
  }
  const learnFrom = (refusal: unknown) => {
    if (refusal instanceof ApiError && refusal.status === 409) setIsOutdated(true);
    throw refusal;
  };
  return { shown, learnFrom };
}

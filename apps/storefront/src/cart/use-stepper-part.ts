import { useEffect, useState } from 'react';
import type { InCart } from './in-cart.tsx';
import { loadCartChanges } from './use-cart-changes.ts';

let loaded: typeof InCart | null = null;

/** The stepper, which only those who have a cart need: null until it has come, and the button then stays in its place. */
export function useStepperPart(isShopper: boolean): typeof InCart | null {
  const [part, setPart] = useState(() => loaded);
  useEffect(() => {
    if (!isShopper || part) return;
    Promise.all([import('./in-cart.tsx'), loadCartChanges()])
      .then(([{ InCart }]) => {
        loaded = InCart;
        return setPart(() => InCart);
      })
      // Without a network the button stays; the click on it says why.
      .catch(() => undefined);
  }, [isShopper, part]);
  return part;
}

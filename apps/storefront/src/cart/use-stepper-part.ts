import { useEffect, useState } from 'react';
import type { drawInCart } from './in-cart.tsx';
import { loadCartChanges } from './change-cart.ts';

let loaded: typeof drawInCart | null = null;

/** The stepper, which only those who have a cart need: null until it has come, and the button then stays in its place. */
export function useStepperPart(isShopper: boolean): typeof drawInCart | null {
  const [part, setPart] = useState(() => loaded);
  useEffect(() => {
    if (!isShopper || part) return;
    Promise.all([import('./in-cart.tsx'), loadCartChanges()])
      .then(([{ drawInCart }]) => {
        loaded = drawInCart;
        return setPart(() => drawInCart);
      })
      // Without a network the button stays; the click on it says why.
      .catch(() => undefined);
  }, [isShopper, part]);
  return part;
}

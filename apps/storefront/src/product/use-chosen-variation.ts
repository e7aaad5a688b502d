import { useState } from 'react';
import { useLocation } from 'react-router';
import { OPTION } from './product-address.ts';

type Choice = {
  productId: string;
  /** The variation to begin with. */
  firstId: string | undefined;
  /** The variation that the address names. */
  namedId: string | undefined;
};

/** A reload, the way back and a link that is handed on find it again. Past the router, which would load the page anew. */
function nameInAddress(variationId: string): void {
  const address = new URL(window.location.href);
  address.searchParams.set(OPTION, variationId);
  window.history.replaceState(window.history.state, '', address);
}

/** Which size or taste is chosen, for all of the page that speaks of it, and how another is. */
export function useChosenVariation({ productId, firstId, namedId }: Choice) {
  // Each link that is followed has a key of its own, also one to what the address said before something else was chosen.
  const { key } = useLocation();
  const [choice, setChoice] = useState({ productId, key, chosenId: firstId });
  // Another product, or a link to another size of this one. Without a name in the address, what was chosen stays.
  if (choice.productId !== productId) setChoice({ productId, key, chosenId: firstId });
  else if (choice.key !== key) setChoice({ productId, key, chosenId: namedId ?? choice.chosenId });
  const choose = (chosenId: string) => {
    setChoice({ productId, key, chosenId });
    nameInAddress(chosenId);
  };
  return [choice.chosenId, choose] as const;
}

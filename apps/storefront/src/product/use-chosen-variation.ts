import { useState } from 'react';

type Choice = {
  productId: string;
  /** The variation to begin with. */
  firstId: string | undefined;
  /** The variation that the address names. */
  namedId: string | undefined;
};

/** Which size or taste is chosen, for all of the page that speaks of it, and how another is. */
export function useChosenVariation({ productId, firstId, namedId }: Choice) {
  const [choice, setChoice] = useState({ productId, namedId, chosenId: firstId });
  // Another product, or a link to another size of this one. Without a name in the address, what was chosen stays: reviews are turned so.
  if (choice.productId !== productId) setChoice({ productId, namedId, chosenId: firstId });
  else if (choice.namedId !== namedId) setChoice({ productId, namedId, chosenId: namedId ?? choice.chosenId });
  return [choice.chosenId, (chosenId: string) => setChoice({ productId, namedId, chosenId })] as const;
}

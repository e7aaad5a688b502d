import { useState } from 'react';
import { readListing } from './listing-query.ts';
import type { Listing } from './listing-query.ts';

type Typed = { search: string; minPrice: string; maxPrice: string };

const typedOf = ({ search, minPrice, maxPrice }: Listing): Typed => ({
  search,
  minPrice: String(minPrice),
  maxPrice: String(maxPrice),
});

/** What is being typed into the filters; a list asked for elsewhere (a link, the back button) replaces it. */
export function useTypedFilters(listing: Listing) {
  const asked = JSON.stringify(typedOf(listing));
  const [typed, setTyped] = useState(typedOf(listing));
  const [followed, setFollowed] = useState(asked);
  if (followed !== asked) {
    setFollowed(asked);
    setTyped(typedOf(listing));
  }
  return {
    typed,
    type: (change: Partial<Typed>) => setTyped({ ...typed, ...change }),
    /** What was typed, put right where it is no price; the fields then show it so. */
    settle(): Pick<Listing, keyof Typed> {
      const { search, minPrice, maxPrice } = readListing(new URLSearchParams(typed), []);
      const settled = { ...listing, search, minPrice, maxPrice };
      setTyped(typedOf(settled));
      return { search, minPrice, maxPrice };
    },
  };
}

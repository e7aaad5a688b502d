import type { ProductSort } from '@tokpa/contract/products';
import { useReducer } from 'react';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { withoutSlash } from '../ui/without-slash.ts';
import { countActiveFilters, listingAddress, readListing, resetAddress, sortsFor } from './listing-query.ts';
import type { Listing } from './listing-query.ts';

/** The list that the address asks for, the one that is on its way included, and the way to another. */
export function useListing(sorts: readonly ProductSort[]) {
  const { pathname, search } = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const path = withoutSlash(pathname);
  const next = navigation.location;
  const coming = next && withoutSlash(next.pathname) === path ? next.search : undefined;
  const [resets, countReset] = useReducer((count: number) => count + 1, 0);
  const listing = readListing(new URLSearchParams(coming ?? search), sorts, path);
  return {
    path,
    listing,
    sorts: sortsFor(sorts, listing.search),
    active: countActiveFilters(listing, path),
    /** The link to the list without filters. What was typed into them and not applied goes too, of which the address knows nothing. */
    reset: {
      to: resetAddress(path, listing),
      preventScrollReset: true,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
        countReset();
        // The link goes with the filters: the keyboard goes on from the list.
        currentTarget.closest('section')?.focus({ preventScroll: true });
      },
    },
    /** How often it was followed. */
    resets,
    addressOf: (change: Partial<Listing>) => listingAddress(path, listing, change),
    busy: coming !== undefined,
    show: (change: Partial<Listing>) =>
      void navigate(listingAddress(path, listing, change), { preventScrollReset: true }),
  };
}

export type ListingState = ReturnType<typeof useListing>;

import type { ProductSort } from '@tokpa/contract/products';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { countActiveFilters, listingAddress, readListing, resetAddress, sortsFor } from './listing-query.ts';
import type { Listing } from './listing-query.ts';

/** The list that the address asks for, the one that is on its way included, and the way to another. */
export function useListing(sorts: readonly ProductSort[]) {
  const { pathname, search } = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const coming = navigation.location?.pathname === pathname ? navigation.location.search : undefined;
  const listing = readListing(new URLSearchParams(coming ?? search), sorts, pathname);
  return {
    path: pathname,
    listing,
    sorts: sortsFor(sorts, listing.search),
    active: countActiveFilters(listing, pathname),
    resetTo: resetAddress(pathname, listing),
    addressOf: (change: Partial<Listing>) => listingAddress(pathname, listing, change),
    busy: coming !== undefined,
    show: (change: Partial<Listing>) =>
      void navigate(listingAddress(pathname, listing, change), { preventScrollReset: true }),
  };
}

export type ListingState = ReturnType<typeof useListing>;

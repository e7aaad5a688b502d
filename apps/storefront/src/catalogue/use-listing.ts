import type { ProductSort } from '@tokpa/contract/products';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { listingAddress, readListing } from './listing-query.ts';
import type { Listing } from './listing-query.ts';

/** The list that the address asks for, the one that is on its way included, and the way to another. */
export function useListing(sorts: readonly ProductSort[]) {
  const { pathname, search } = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const coming = navigation.location?.pathname === pathname ? navigation.location.search : undefined;
  const listing = readListing(new URLSearchParams(coming ?? search), sorts);
  return {
    path: pathname,
    listing,
    busy: coming !== undefined,
    show: (change: Partial<Listing>) =>
      void navigate(listingAddress(pathname, listing, change), { preventScrollReset: true }),
  };
}

export type ListingState = ReturnType<typeof useListing>;

import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@tokpa/contract/client';
import type { Product } from '@tokpa/contract/products';
import { useState } from 'react';
import { api } from '../api/browser.ts';
import { forgetFavourites } from './favourites-store.ts';

async function findProduct(id: string, signal: AbortSignal): Promise<Product | undefined> {
  try {
    const { data } = await api.call('GET /products/{id}', { params: { id }, signal });
    return data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** All at once; what the shop no longer sells is forgotten here too. */
async function fetchProducts(ids: readonly string[], signal: AbortSignal): Promise<Product[]> {
  const found = await Promise.all(ids.map((id) => findProduct(id, signal)));
  const gone = ids.filter((_, position) => !found[position]);
  if (gone.length > 0) forgetFavourites(gone);
  return found.filter((product) => product !== undefined);
}

/** The products behind the ids that stood there first: one taken away needs no new call. */
export function useFavouriteProducts(ids: readonly string[]) {
  const [asked] = useState(ids);
  const query = useQuery({
    queryKey: ['favourites', asked],
    queryFn: ({ signal }) => fetchProducts(asked, signal),
  });
  return { ...query, products: (query.data ?? []).filter((product) => ids.includes(product.id)) };
}

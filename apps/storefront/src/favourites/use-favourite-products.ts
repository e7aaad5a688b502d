import { FAVOURITES_MAX, PRODUCT_IDS_MAX } from '@tokpa/contract/limits';
import type { Product } from '@tokpa/contract/products';
import { useState } from 'react';
import { anonymousApi } from '../api/browser.ts';
import { useAnswer } from '../api/use-answer.ts';
import { forgetFavourites } from './favourites-store.ts';

/** What the shop does not sell now may be sold again: it is forgotten only beyond the newest hundred, which an account keeps. */
export async function fetchFavourites(ids: readonly string[], signal: AbortSignal): Promise<Product[]> {
  const calls = [];
  for (let from = 0; from < ids.length; from += PRODUCT_IDS_MAX) {
    const query = { ids: ids.slice(from, from + PRODUCT_IDS_MAX).join(',') };
    // As any visitor: staff's token would bring the back office's list, a page of it and drafts included.
    calls.push(anonymousApi.call('GET /products', { query, signal }));
  }
  const found = (await Promise.all(calls)).flatMap(({ data }) => data);
  const gone = ids.slice(FAVOURITES_MAX).filter((id) => !found.some((product) => product.id === id));
  if (gone.length > 0) forgetFavourites(gone);
  return found;
}

/** The products behind the ids, in their order: one taken away needs no new call, one that the account brought does. */
export function useFavouriteProducts(ids: readonly string[]) {
  const [asked, ask] = useState(ids);
  if (ids.some((id) => !asked.includes(id))) ask(ids);
  const { answer, ...asking } = useAnswer(asked.join(','), (signal) => fetchFavourites(asked, signal));
  const products = answer && ids.map((id) => answer.find((product) => product.id === id));
  return { ...asking, products: products?.filter((product) => product !== undefined) };
}

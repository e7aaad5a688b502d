import { type ProductSort, SEARCH_RESULTS_MAX } from '@tokpa/contract';
import type { Db } from '#db/connect';
import type { Range } from '#db/within';
import { isWholeShop, ORDERS, type ProductFilter, type ProductRow } from './products.queries.ts';
import {
  type Asked,
  MOST_FOUND,
  selectByRelevance,
  selectFoundIds,
  selectInOrder,
  walkInOrder,
} from './search.queries.ts';
import { toSearchWords } from './search-words.ts';
import { asWritten, lookForAny, type Look, understandSearch } from './understand-search.ts';

export type Found = { rows: ProductRow[]; total: number };
export type Search = { text: string; filter: ProductFilter; sort: ProductSort; range: Range };

const NOTHING: Found = { rows: [], total: 0 };

function shownOf(ids: readonly string[]): number {
  return Math.min(ids.length, SEARCH_RESULTS_MAX);
}

async function lookFor(db: Db, asked: Asked, { filter, sort, range }: Search): Promise<Found> {
  // A page beyond the last that is shown is empty, one across their end is cut.
  const within = { offset: range.offset, limit: Math.max(0, Math.min(range.limit, SEARCH_RESULTS_MAX - range.offset)) };
  if (sort === 'relevance') {
    const rows = await selectByRelevance(db, asked, filter, within);
    const isPastTheEnd = rows.length === 0 && range.offset > 0;
    return { rows, total: isPastTheEnd ? shownOf(await selectFoundIds(db, asked, filter)) : (rows[0]?.total ?? 0) };
  }
  const ids = await selectFoundIds(db, asked, filter);
  const rows =
    ids.length < MOST_FOUND
      ? await selectInOrder(db, ids, ORDERS[sort], within)
      : await walkInOrder(db, { asked, filter, order: ORDERS[sort] }, within);
  return { rows, total: shownOf(ids) };
}

/**
 * Products that hold the words asked for, as `understandSearch` reads them. The reading is of the whole shop: a filter that leaves
 * nothing of it shows nothing, and not something else.
 */
export async function searchProducts(db: Db, search: Search): Promise<Found> {
  const words = toSearchWords(search.text);
  if (words.length === 0) return NOTHING;
  const look: Look<Found> = async (asked) => {
    const found = await lookFor(db, asked, search);
    return found.total > 0 ? found : undefined;
  };
  if (isWholeShop(search.filter)) return (await understandSearch(db, words, look)).found ?? NOTHING;
  const asWrittenHere = await look(asWritten(words));
  if (asWrittenHere) return asWrittenHere;
  const { asked } = await understandSearch(db, words, lookForAny(db));
  return asked ? lookFor(db, asked, search) : NOTHING;
}

import type { ProductSort } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { ORDERS, type ProductFilter, type ProductRow, type Range } from './products.queries.ts';
import {
  type Asked,
  MOST_FOUND,
  selectByRelevance,
  selectFoundIds,
  selectInOrder,
  selectLikelyWords,
  selectUnknownWords,
  walkInOrder,
} from './search.queries.ts';
import { toSearchWords } from './search-words.ts';
import { nearestWords } from './spelling.ts';

export type Found = { rows: ProductRow[]; total: number };
export type Search = { text: string; filter: ProductFilter; sort: ProductSort; range: Range };

const NOTHING: Found = { rows: [], total: 0 };

async function lookFor(db: Db, asked: Asked, { filter, sort, range }: Search): Promise<Found> {
  // The best thousand: a page beyond them is empty, one across their end is cut.
  const within = { offset: range.offset, limit: Math.max(0, Math.min(range.limit, MOST_FOUND - range.offset)) };
  if (sort === 'relevance') {
    const rows = await selectByRelevance(db, asked, filter, within);
    const isPastTheEnd = rows.length === 0 && range.offset > 0;
    return { rows, total: isPastTheEnd ? (await selectFoundIds(db, asked, filter)).length : (rows[0]?.total ?? 0) };
  }
  const ids = await selectFoundIds(db, asked, filter);
  const rows =
    ids.length < MOST_FOUND
      ? await selectInOrder(db, ids, ORDERS[sort], within)
      : await walkInOrder(db, { asked, filter, order: ORDERS[sort] }, within);
  return { rows, total: ids.length };
}

/** Each word that no product holds, replaced by what it was probably meant to be; undefined when there is nothing to correct. */
async function corrected(db: Db, words: readonly string[]): Promise<string[] | undefined> {
  const unknown = new Set(await selectUnknownWords(db, words));
  if (unknown.size === 0) return undefined;
  const meant: string[] = [];
  for (const word of words) {
    const near = unknown.has(word) ? nearestWords(word, await selectLikelyWords(db, word)) : [word];
    if (near.length === 0) return undefined;
    meant.push(near.join('|'));
  }
  return meant;
}

/**
 * Products that hold the words asked for, the last of which may be still unfinished. When there are none, every word may
 * be unfinished; when there are still none, mistyped words are corrected.
 */
export async function searchProducts(db: Db, search: Search): Promise<Found> {
  const words = toSearchWords(search.text);
  if (words.length === 0) return NOTHING;
  const exact = await lookFor(db, { words, everyWordBegins: false }, search);
  if (exact.total > 0) return exact;
  const begun = words.length > 1 ? await lookFor(db, { words, everyWordBegins: true }, search) : exact;
  if (begun.total > 0) return begun;
  const meant = await corrected(db, words);
  return meant ? lookFor(db, { words: meant, everyWordBegins: true }, search) : NOTHING;
}

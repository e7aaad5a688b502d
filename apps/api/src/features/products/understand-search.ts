import { isDeepStrictEqual } from 'node:util';
import type { ProductFacets } from '@tokpa/contract';
import type { Db } from '#db/connect';
import type { ProductFilter } from './products.queries.ts';
import { type Asked, selectFoundIds, selectLikelyWords, selectNames, selectUnknownWords } from './search.queries.ts';
import { toSearchWords } from './search-words.ts';
import { nearestWords } from './spelling.ts';

type Spelling = ProductFacets['spelling'];

type Understood = {
  /** Undefined when the shop holds nothing like it. */
  asked: Asked | undefined;
  /** What it finds in the whole shop, a thousand at most. */
  ids: readonly string[];
  /** The words that were put right, alternatives parted by |; undefined when they were found as they stand. */
  corrected: readonly string[] | undefined;
};

/** A mistyped word and what it was probably meant to be; no `meant` when nothing is near enough. */
type Reading = { word: string; meant: string | undefined };

const WHOLE_SHOP: ProductFilter = {
  categoryIds: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  isFeatured: false,
  stock: 'any',
  minRating: undefined,
};

export function isWholeShop(filter: ProductFilter): boolean {
  return isDeepStrictEqual(filter, WHOLE_SHOP);
}

// A word with fewer letters is near too many others.
const SHORTEST_DOUBTED = 4;
const FEW = 3;
const MUCH_MORE = 5;
const NAMES_READ = 40;

export function asWritten(words: readonly string[]): Asked {
  return { words, everyWordBegins: false };
}

function asBegun(words: readonly string[]): Asked {
  return { words, everyWordBegins: true };
}

/** Each word that no product holds, with what it was probably meant to be. */
async function readWords(db: Db, words: readonly string[]): Promise<Reading[]> {
  const unknown = new Set(await selectUnknownWords(db, words));
  const readings: Reading[] = [];
  for (const word of words) {
    const near = unknown.has(word) ? nearestWords(word, await selectLikelyWords(db, word)) : [word];
    readings.push({ word, meant: near.length > 0 ? near.join('|') : undefined });
  }
  return readings;
}

/** What is left of the words when those that mean nothing here are dropped; undefined when that is nothing, or nothing changes. */
function meantBy(readings: readonly Reading[]): string[] | undefined {
  const meant = readings.flatMap((reading) => reading.meant ?? []);
  const isChanged = readings.some(({ word, meant }) => word !== meant);
  return isChanged && meant.length > 0 ? meant : undefined;
}

/**
 * Words as they stand, the last of which may be still unfinished. When no product of the shop holds them, every word may be
 * unfinished; when there are still none, mistyped words are corrected. `isAbsentAsWritten`: the caller has looked already.
 */
export async function understandSearch(
  db: Db,
  words: readonly string[],
  { isAbsentAsWritten = false }: { isAbsentAsWritten?: boolean } = {},
): Promise<Understood> {
  const plain = isAbsentAsWritten ? [] : [asWritten(words)];
  if (words.length > 1) plain.push(asBegun(words));
  for (const asked of plain) {
    const ids = await selectFoundIds(db, asked, WHOLE_SHOP);
    if (ids.length > 0) return { asked, ids, corrected: undefined };
  }
  const readings = await readWords(db, words);
  const corrected = meantBy(readings);
  if (!corrected) return { asked: undefined, ids: [], corrected };
  const asked = asBegun(corrected);
  // A word that means nothing here is not left out unasked: what the others find is only proposed.
  if (corrected.length < words.length) return { asked: undefined, ids: [], corrected };
  return { asked, ids: await selectFoundIds(db, asked, WHOLE_SHOP), corrected };
}

/** Of the alternatives the one that these names hold, written as they write it: `glucometre` → `glucomètre`. */
function writtenAs(alternatives: string, names: readonly string[]): string {
  const known = new Set(alternatives.split('|'));
  const written = names.flatMap((name) => name.match(/[\p{L}\p{N}]+/gu) ?? []);
  const fitting = written.find((word) => known.has(toSearchWords(word)[0] ?? ''));
  return fitting?.toLocaleLowerCase('fr') ?? alternatives.split('|')[0] ?? '';
}

async function spell(db: Db, words: readonly string[], ids: readonly string[]): Promise<string> {
  const names = await selectNames(db, ids.slice(0, NAMES_READ));
  return words.map((word) => writtenAs(word, names)).join(' ');
}

/** Words that find little and are one slip away from others that find much more. */
async function doubted(db: Db, words: readonly string[], found: number): Promise<Spelling> {
  const meant: string[] = [];
  for (const word of words) {
    const isDoubted = word.length >= SHORTEST_DOUBTED;
    const others = isDoubted ? (await selectLikelyWords(db, word)).filter((likely) => likely !== word) : [];
    const near = nearestWords(word, others);
    meant.push(near.length > 0 ? near.join('|') : word);
  }
  const ids = await selectFoundIds(db, asWritten(meant), WHOLE_SHOP);
  if (ids.length < Math.max(FEW, found * MUCH_MORE)) return null;
  return { text: await spell(db, meant, ids), isApplied: false };
}

/** What was probably meant, where what was typed finds nothing or little. */
export async function proposeSpelling(db: Db, words: readonly string[], understood: Understood): Promise<Spelling> {
  const { asked, ids, corrected } = understood;
  if (!corrected) return ids.length > 0 && ids.length < FEW ? doubted(db, words, ids.length) : null;
  const found = asked ? ids : await selectFoundIds(db, asBegun(corrected), WHOLE_SHOP);
  if (found.length === 0) return null;
  return { text: await spell(db, corrected, found), isApplied: asked !== undefined };
}

import type { ProductFacets } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { type Asked, selectFoundNames, selectLikelyWords, selectUnknownWords } from './search.queries.ts';
import { toSearchWords } from './search-words.ts';
import { nearestWords } from './spelling.ts';

type Spelling = ProductFacets['spelling'];

/** What a reading of the words finds in the whole shop; undefined for nothing. */
export type Look<Found> = (asked: Asked) => Promise<Found | undefined>;

type Understood<Found> = {
  /** Undefined when the shop holds nothing like it. */
  asked: Asked | undefined;
  found: Found | undefined;
  /** The words that were put right, alternatives parted by |; undefined when they were found as they stand. */
  corrected: readonly string[] | undefined;
};

// A word with fewer letters is near too many others.
const SHORTEST_DOUBTED = 4;
// Single letters and « de » begin words of half the shop.
const SHORTEST_PROPOSED = 3;
const FEW = 3;
const MUCH_MORE = 5;
// More than FEW times MUCH_MORE.
const NAMES_READ = 40;

export function asWritten(words: readonly string[]): Asked {
  return { words, everyWordBegins: false };
}

function asBegun(words: readonly string[]): Asked {
  return { words, everyWordBegins: true };
}

/** What each word was probably meant to be: itself where the shop holds it, nothing where nothing is near enough. */
function meantBy(words: readonly string[], unknown: ReadonlyMap<string, readonly string[]>): string[] {
  return words.flatMap((word) => {
    const likely = unknown.get(word);
    // A word that a product was once called by is known still: it is not what was meant where no product holds it any more.
    const near = likely
      ? nearestWords(
          word,
          likely.filter((other) => other !== word),
        )
      : [word];
    return near.length > 0 ? [near.join('|')] : [];
  });
}

const NOTHING_LIKE_IT = { asked: undefined, found: undefined, corrected: undefined };

/**
 * Words as they stand, the last of which may be still unfinished. When no product of the shop holds them, every word may be
 * unfinished, and those that are not even the beginning of a word are put right.
 */
export async function understandSearch<Found>(
  db: Db,
  words: readonly string[],
  look: Look<Found>,
): Promise<Understood<Found>> {
  const asked = asWritten(words);
  const found = await look(asked);
  if (found) return { asked, found, corrected: undefined };
  const unknown = await selectUnknownWords(db, words);
  if (unknown.size === 0) {
    const begun = asBegun(words);
    const foundBegun = words.length > 1 ? await look(begun) : undefined;
    return foundBegun ? { asked: begun, found: foundBegun, corrected: undefined } : NOTHING_LIKE_IT;
  }
  const corrected = meantBy(words, unknown);
  if (corrected.length === 0) return NOTHING_LIKE_IT;
  // A word that means nothing here is not left out unasked: what the others find is only proposed, unless they say next to nothing.
  if (corrected.length < words.length) {
    return corrected.some((word) => word.length >= SHORTEST_PROPOSED)
      ? { ...NOTHING_LIKE_IT, corrected }
      : NOTHING_LIKE_IT;
  }
  const meant = asBegun(corrected);
  return { asked: meant, found: await look(meant), corrected };
}

/** Whether such a reading finds anything in the whole shop. */
export function lookForAny(db: Db): Look<true> {
  return async (asked) => ((await selectFoundNames(db, asked, 1)).length > 0 ? true : undefined);
}

/** Of the alternatives the one that these names hold, written as they write it: `glucometre` → `glucomètre`. */
function writtenAs(alternatives: string, names: readonly string[]): string {
  const known = new Set(alternatives.split('|'));
  const written = names.flatMap((name) => name.match(/[\p{L}\p{N}]+/gu) ?? []);
  const fitting = written.find((word) => known.has(toSearchWords(word)[0] ?? ''));
  return fitting?.toLocaleLowerCase('fr') ?? alternatives.split('|')[0] ?? '';
}

function spell(words: readonly string[], names: readonly string[]): string {
  return words.map((word) => writtenAs(word, names)).join(' ');
}

/** Words that find little and are one slip away from others that find much more. */
async function doubted(db: Db, words: readonly string[], found: number): Promise<Spelling> {
  const likely = await selectLikelyWords(
    db,
    words.filter((word) => word.length >= SHORTEST_DOUBTED),
  );
  const meant = words.map((word) => {
    const others = (likely.get(word) ?? []).filter((other) => other !== word);
    return nearestWords(word, others).join('|') || word;
  });
  const names = await selectFoundNames(db, asWritten(meant), NAMES_READ);
  if (names.length < Math.max(FEW, found * MUCH_MORE)) return null;
  return { text: spell(meant, names), isApplied: false };
}

/** What was probably meant, where what was typed finds nothing or little. */
export async function proposeSpelling(
  db: Db,
  words: readonly string[],
  { asked, found, corrected }: Understood<{ found: number }>,
): Promise<Spelling> {
  if (!corrected) return found && found.found < FEW ? doubted(db, words, found.found) : null;
  const names = await selectFoundNames(db, asBegun(corrected), NAMES_READ);
  return names.length > 0 ? { text: spell(corrected, names), isApplied: asked !== undefined } : null;
}

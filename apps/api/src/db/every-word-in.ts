import { type RawBuilder, sql } from 'kysely';

// `97 12 34 56` or `97.12.34.56` is how people say a number; most are kept without what stands between.
const SAID_NUMBER = /(?<=^|\s)\+?\d[\d\s.]{4,}\d(?=\s|$)/g;
/** A shorter word has no trigram: no index would find it. */
const TRIGRAM = 3;

export function hasTrigram(word: string): boolean {
  return word.length >= TRIGRAM;
}

/** What was typed, so that LIKE takes each of its signs as it stands. */
export function escapeLike(typed: string): string {
  return typed.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** Says whether a row holds one word. */
type Holds = (word: string) => RawBuilder<boolean>;

/** Whether a text holds a word, whatever the accents and the case. An index of trigrams on `without_accents(text)` serves it. */
export function wordIn(text: RawBuilder<string>, word: string): RawBuilder<boolean> {
  return sql<boolean>`without_accents(${text}) like '%' || without_accents(${escapeLike(word)}) || '%'`;
}

const wordsOf = (typed: string) => typed.split(/\s+/).filter((word) => word !== '');

function holdsAll(holds: Holds, words: readonly string[]): RawBuilder<boolean> {
  if (words.length === 0) return sql<boolean>`true`;
  return sql<boolean>`(${sql.join(
    words.map((word) => holds(word)),
    sql` and `,
  )})`;
}

/** As one number, or as it was said: its pairs alone would be found in every other number. */
function holdsNumber(holds: Holds, said: string): RawBuilder<boolean> {
  const groups = wordsOf(said);
  const asSaid = groups.every(hasTrigram) ? groups : [groups.join(' ')];
  return sql<boolean>`(${holds(said.replaceAll(/[\s.]/g, ''))} or ${holdsAll(holds, asSaid)})`;
}

/** Whether a row holds every word of what was typed, in any order. */
export function everyWord(typed: string, holds: Holds): RawBuilder<boolean> {
  const numbers = typed.match(SAID_NUMBER) ?? [];
  const words = holdsAll(holds, wordsOf(typed.replaceAll(SAID_NUMBER, ' ')));
  return sql<boolean>`(${sql.join([...numbers.map((said) => holdsNumber(holds, said)), words], sql` and `)})`;
}

/** Whether a text holds every word of what was typed; `wordIn` says how it is found. */
export function everyWordIn(text: RawBuilder<string>, typed: string): RawBuilder<boolean> {
  return everyWord(typed, (word) => wordIn(text, word));
}

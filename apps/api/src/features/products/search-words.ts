// Enough for any name; more words would only be more work.
const MOST_WORDS = 8;
const LONGEST_WORD = 40;

const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ɛ: 'e',
  ɔ: 'o',
  ɖ: 'd',
  ŋ: 'n',
  ı: 'i',
};

/** What a person typed → plain words (a-z and digits), read as the index reads names: no accents, case, ligatures or signs. */
export function toSearchWords(typed: string): string[] {
  const plain = typed
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[œæßøɛɔɖŋı]/g, (letter) => LETTERS[letter] ?? letter);
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  return words.slice(0, MOST_WORDS).map((word) => word.slice(0, LONGEST_WORD));
}

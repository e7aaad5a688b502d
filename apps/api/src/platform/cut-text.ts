// An accent that is written on its own and an emoji of several parts go with the letter before them.
const characters = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** The beginning of a text in whole characters. `max` counts as the contract's fields do, in UTF-16 units. */
export function cutAtCharacter(text: string, max: number): string {
  if (text.length <= max) return text;
  // Of the character that does not fit any more, its beginning.
  const next = characters.segment(text).containing(max);
  return text.slice(0, next?.index ?? max);
}

/** The same, cut between two words where there are several. */
export function cutAtWord(text: string, max: number): string {
  const cut = cutAtCharacter(text, max);
  if (cut === text || /\s/u.test(text.charAt(cut.length))) return cut.trimEnd();
  return cut.replace(/\s+\S*$/u, '');
}

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

/** `Bénin, Togo et Mali`. */
export function andList(words: readonly string[]): string {
  return list.format(words);
}

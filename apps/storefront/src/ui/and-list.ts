/** `Bénin, Togo et Mali`. */
export function andList(words: readonly string[]): string {
  const [last = '', ...others] = words.toReversed();
  return others.length > 0 ? `${others.toReversed().join(', ')} et ${last}` : last;
}

/** `Bénin, Togo et Mali`. */
export function andList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} et ${last}` : last;
}

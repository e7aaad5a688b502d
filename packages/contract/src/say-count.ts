/** A number with what it counts, which is plural from two on: « 1 jour ouvrable », « 30 jours », « 2 ans ». */
export function sayCount(count: number, noun: string): string {
  return `${count} ${count > 1 ? `${noun.replaceAll(' ', 's ')}s` : noun}`;
}

/** « 2 à 3 jours », and « 1 jour » where both ends are the same. */
export function sayRange(from: number, to: number, noun: string): string {
  return from === to ? sayCount(to, noun) : `${from} à ${sayCount(to, noun)}`;
}

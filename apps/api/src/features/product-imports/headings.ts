/** A heading without accents, case and signs: « Mis en avant ? » → `mis en avant`. */
export function plainHeading(heading: string): string {
  return heading
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** What each column of a file means, by a format's columns: undefined for those that it does not know, and for a second one of the same. */
export function meaningsOf(
  headings: readonly string[],
  columns: Readonly<Record<string, readonly string[]>>,
): (string | undefined)[] {
  const meanings = new Map(
    Object.entries(columns).flatMap(([meaning, names]) => names.map((name) => [name, meaning] as const)),
  );
  const seen = new Set<string>();
  return headings.map((heading) => {
    const meaning = meanings.get(plainHeading(heading));
    if (meaning === undefined || seen.has(meaning)) return undefined;
    seen.add(meaning);
    return meaning;
  });
}

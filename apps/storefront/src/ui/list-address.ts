// The API refuses larger ones.
const PAGE_MAX = 1_000_000;

/** The page that the address names; the first when it names none. */
export function readPage(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), PAGE_MAX) : 1;
}

/** The address of a list, without what is empty; the first page has the list's own. */
export function listAddress(
  path: string,
  { page, ...narrowing }: { page?: number } & Readonly<Record<string, string | number | undefined>>,
): string {
  const given = Object.entries({ ...narrowing, page: page === 1 ? undefined : page }).filter(([, value]) => value);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query ? `${path}?${query}` : path;
}

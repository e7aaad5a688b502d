/** What an address asks for, as a page can write it: of U+0000 the browser would read something else than the server wrote. */
export function showable(asked: string | null): string {
  return (asked ?? '').replaceAll('\0', '');
}

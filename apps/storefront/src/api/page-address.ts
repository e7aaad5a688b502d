/** The one address of a page for search engines: the shop's public one, without what only filters or leads there. */
export function pageAddress(request: Request): string {
  const { origin, pathname } = new URL(request.url);
  return origin + pathname;
}

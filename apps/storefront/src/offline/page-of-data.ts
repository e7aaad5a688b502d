/** The address of the page whose data a `.data` address is: `/products.data?page=2&_routes=…` → `/products?page=2`. */
export function pageOfData({ pathname, searchParams }: URL): string {
  const search = new URLSearchParams(searchParams);
  search.delete('_routes');
  const path = pathname.replace(/\/_root\.data$|_\.data$|\.data$/, (end) => (end.startsWith('/') ? '/' : ''));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

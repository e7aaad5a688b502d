/** What names a variation in the address of its product. */
export const OPTION = 'option';

/** Where a product is shown, with the variation that it is about and a page of its reviews. */
export function productAddress(slug: string, option: string | undefined, page = 1): string {
  const query = new URLSearchParams();
  if (option) query.set(OPTION, option);
  if (page > 1) query.set('page', String(page));
  const asked = query.toString();
  return `/product/${slug}${asked && `?${asked}`}`;
}

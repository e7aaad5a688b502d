import { listAddress } from '../ui/list-address.ts';

/** What names a variation in the address of its product. */
export const OPTION = 'option';

/** Where a product is shown, with the variation that it is about and a page of its reviews. */
export function productAddress(slug: string, option: string | undefined, page = 1): string {
  return listAddress(`/product/${slug}`, { [OPTION]: option, page });
}

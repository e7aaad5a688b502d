import type { SortPayload } from 'react-admin';
import type { ProductSort } from '@tokpa/contract/products';

const PRODUCT_SORTS: Readonly<Record<string, ProductSort>> = {
  'name ASC': 'name',
  'name DESC': 'name-desc',
  'price ASC': 'price-asc',
  'price DESC': 'price-desc',
  'averageRating DESC': 'rating',
  'createdAt DESC': 'newest',
};

/** A column and its direction → the name that the contract gives to that order. Resources without an entry have one order only. */
const SORTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  products: PRODUCT_SORTS,
};

/** undefined: the resource's own order. */
export function sortFor(resource: string, { field, order }: SortPayload): string | undefined {
  return SORTS[resource]?.[`${field} ${order}`];
}

import type { SortPayload } from 'react-admin';
import type { ProductQuery } from '@tokpa/contract/products';

type ProductSort = NonNullable<ProductQuery['sort']>;

const PRODUCT_SORTS: Readonly<Record<string, ProductSort>> = {
  'name ASC': 'name',
  'name DESC': 'name-desc',
  'price ASC': 'price-asc',
  'price DESC': 'price-desc',
  'averageRating DESC': 'rating',
  'averageRating ASC': 'rating-asc',
  'createdAt DESC': 'newest',
  'createdAt ASC': 'oldest',
  'stock ASC': 'stock-asc',
  'stock DESC': 'stock-desc',
  'updatedAt DESC': 'updated',
};

/** A column and its direction → the name that the contract gives to that order. */
const SORTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  products: PRODUCT_SORTS,
};
// Lists that have one order only, which is not asked for.
const UNSORTED = new Set(['categories']);

/** `createdAt` or `-createdAt`, as most lists take it; undefined: the resource's own order. */
export function sortFor(resource: string, { field, order }: SortPayload): string | undefined {
  const named = SORTS[resource];
  if (named) return named[`${field} ${order}`];
  // react-admin asks for the order of ids where a screen names none.
  if (UNSORTED.has(resource) || field === 'id') return undefined;
  return order === 'DESC' ? `-${field}` : field;
}

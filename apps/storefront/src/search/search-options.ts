import type { Product } from '@tokpa/contract/products';

export type SearchOption =
  | { kind: 'recent' | 'popular'; term: string; to: string }
  | { kind: 'product'; product: Product; to: string }
  | { kind: 'all'; term: string; to: string };

export function searchAddress(term: string): string {
  return `/search?${new URLSearchParams({ q: term })}`;
}

/** Before typing: what was looked for lately, then what many look for. */
export function startingOptions(recent: readonly string[], popular: readonly string[]): SearchOption[] {
  return [
    ...recent.map((term): SearchOption => ({ kind: 'recent', term, to: searchAddress(term) })),
    ...popular.map((term): SearchOption => ({ kind: 'popular', term, to: searchAddress(term) })),
  ];
}

/** While typing: the products that fit, then the way to all results. */
export function suggestionOptions(term: string, products: readonly Product[]): SearchOption[] {
  return [
    ...products.map((product): SearchOption => ({ kind: 'product', product, to: `/product/${product.slug}` })),
    { kind: 'all', term, to: searchAddress(term) },
  ];
}

import { describe, expect, it } from 'vitest';
import {
  CATALOGUE_SORTS,
  CATEGORY_SORTS,
  countActiveFilters,
  listingAddress,
  listedAs,
  productQueryOf,
  readListing,
  resetAddress,
  sortsFor,
} from './listing-query.ts';

const read = (query: string) => readListing(new URLSearchParams(query), CATALOGUE_SORTS);

describe('what a list of products is asked to show', () => {
  it('is everything, by name, when the address says nothing', () => {
    expect(productQueryOf(read(''))).toEqual({ sort: 'name', page: 1 });
    expect(countActiveFilters(read('category=all&minPrice=0&maxPrice=500000&search=++'))).toBe(0);
  });

  it('takes 0 for an invalid minimum and 500000 for an invalid maximum', () => {
    expect(read('minPrice=-5&maxPrice=cher')).toMatchObject({ minPrice: 0, maxPrice: 500_000 });
    expect(read('minPrice=12.5&maxPrice=')).toMatchObject({ minPrice: 0, maxPrice: 500_000 });
  });

  it('asks for prices only where they narrow the list', () => {
    expect(productQueryOf(read('minPrice=0&maxPrice=500000'))).not.toHaveProperty('minPrice');
    expect(productQueryOf(read('minPrice=1000&maxPrice=20000'))).toMatchObject({ minPrice: 1000, maxPrice: 20_000 });
    expect(productQueryOf(read('maxPrice=900000'))).not.toHaveProperty('maxPrice');
  });

  it('takes no sign that a page can not write', () => {
    expect(read('search=mi%00el').search).toBe('miel');
  });

  it('ignores an order that this list does not offer', () => {
    expect(readListing(new URLSearchParams('sort=name-desc'), CATEGORY_SORTS).sort).toBe('name');
    expect(read('sort=weight').sort).toBe('name');
    expect(read('page=0').page).toBe(1);
    expect(read('page=999999999').page).toBe(1_000_000);
  });

  it('counts each filter once', () => {
    expect(countActiveFilters(read('search=miel&category=miel&minPrice=500&maxPrice=9000&sort=rating'))).toBe(4);
  });
});

describe('the order of a list', () => {
  it('is by fit where a word is looked for and nothing else was chosen', () => {
    expect(productQueryOf(read('search=miel'))).toMatchObject({ search: 'miel', sort: 'relevance' });
    expect(productQueryOf(read('search=miel&sort='))).toMatchObject({ sort: 'relevance' });
    expect(productQueryOf(read('search=miel&sort=name'))).toMatchObject({ sort: 'name' });
    expect(read('sort=relevance').sort).toBe('name');
    expect(sortsFor(CATALOGUE_SORTS, '')).not.toContain('relevance');
  });

  it('follows the word: chosen it stays, unchosen it becomes what goes without saying', () => {
    expect(listingAddress('/products', read(''), { search: 'miel' })).toBe('/products?search=miel');
    expect(listingAddress('/products', read('search=miel'), { search: '' })).toBe('/products');
    expect(listingAddress('/products', read('search=miel&sort=name'), { minRating: 4 })).toBe(
      '/products?search=miel&minRating=4&sort=name',
    );
    expect(listingAddress('/products', read('sort=rating'), { search: 'miel' })).toBe(
      '/products?search=miel&sort=rating',
    );
  });
});

describe('ratings and stock', () => {
  it('narrow the list, unless they make no sense', () => {
    expect(productQueryOf(read('minRating=4&inStock=true'))).toMatchObject({ minRating: 4, inStock: 'true' });
    expect(countActiveFilters(read('minRating=9&inStock=oui'))).toBe(0);
  });
});

describe('a page of results', () => {
  const asked = readListing(new URLSearchParams('q=miel&minPrice=500&sort=price-asc'), CATALOGUE_SORTS, '/search');

  it('is asked for its word as q, which is no filter of it', () => {
    expect(asked.search).toBe('miel');
    expect(countActiveFilters(asked, '/search')).toBe(1);
    expect(listingAddress('/search', asked, { inStock: true })).toBe(
      '/search?q=miel&minPrice=500&inStock=true&sort=price-asc',
    );
    expect(resetAddress('/search', asked)).toBe('/search?q=miel');
    expect(resetAddress('/products', read('search=miel&view=list'))).toBe('/products?view=list');
  });
});

describe('how search engines are to list it', () => {
  it('is under one address whatever the order and display, and not at all when it is filtered', () => {
    expect(listedAs('/products', read('sort=rating&view=list&page=2'), 2)).toEqual({
      address: '/products?page=2',
      unlisted: false,
    });
    expect(listedAs('/products', read('minPrice=500'), 2).unlisted).toBe(true);
  });

  it('is not at all after its last page, while an empty list keeps its first', () => {
    expect(listedAs('/products', read('page=9999'), 2).unlisted).toBe(true);
    expect(listedAs('/products', read(''), 0).unlisted).toBe(false);
  });
});

describe('the address of a list', () => {
  it('says only what differs from the plain list', () => {
    expect(listingAddress('/products', read('category=all&minPrice=0&sort=name&page=1'))).toBe('/products');
  });

  it('goes back to page 1 when a filter or the order changes', () => {
    const listing = read('page=3&search=miel');
    expect(listingAddress('/products', listing, { sort: 'rating' })).toBe('/products?search=miel&sort=rating');
    expect(listingAddress('/products', listing, { page: 2 })).toBe('/products?search=miel&page=2');
  });

  it('stays on the page when only the display changes', () => {
    expect(listingAddress('/products', read('page=3'), { view: 'list' })).toBe('/products?view=list&page=3');
  });
});

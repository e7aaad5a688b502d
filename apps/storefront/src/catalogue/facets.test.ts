import type { ProductFacets } from '@tokpa/contract/products';
import { describe, expect, it } from 'vitest';
import { toFacets } from './facets.ts';
import { CATALOGUE_SORTS, readListing } from './listing-query.ts';

const counted: ProductFacets = {
  isExact: true,
  categories: [
    { id: '1', slug: 'soins', name: 'Soins', parentId: null, count: 4 },
    { id: '2', slug: 'savons', name: 'Savons', parentId: '1', count: 2 },
    { id: '3', slug: 'tisanes', name: 'Tisanes', parentId: null, count: 1 },
  ],
  prices: [
    { min: 0, max: 1999, count: 3 },
    { min: 2000, max: 4999, count: 0 },
    { min: 25_000, max: null, count: 1 },
  ],
  ratings: [{ minRating: 4, count: 2 }],
  inStock: 0,
  spelling: null,
};

const shown = (query: string) => toFacets(counted, readListing(new URLSearchParams(query), CATALOGUE_SORTS)).groups;
const labels = (query: string, title: string) =>
  shown(query)
    .find((group) => group.title === title)
    ?.choices.map(({ label }) => label);

describe('what a list offers to be narrowed by', () => {
  it('leaves out what leads nowhere, unless it is chosen', () => {
    expect(labels('', 'Prix')).toEqual(['Moins de 2\u202f000\u00a0FCFA', '25\u202f000\u00a0FCFA et plus']);
    expect(labels('', 'Disponibilité')).toBeUndefined();
    expect(labels('inStock=true', 'Disponibilité')).toEqual(['En stock']);
  });

  it('opens the sub-categories of the category that is chosen, by id or by slug', () => {
    expect(labels('', 'Catégorie')).toEqual(['Soins', 'Tisanes']);
    expect(labels('category=soins', 'Catégorie')).toEqual(['Soins', 'Savons', 'Tisanes']);
    expect(labels('category=1', 'Catégorie')).toEqual(['Soins', 'Savons', 'Tisanes']);
  });

  it('takes a chosen one off again', () => {
    const chosen = (query: string) => shown(query).flatMap(({ choices }) => choices.filter((one) => one.isChosen));
    expect(chosen('category=soins&minRating=4&maxPrice=1999').map(({ change }) => change)).toEqual([
      { category: '' },
      { minPrice: 0, maxPrice: 500_000 },
      { minRating: 0 },
    ]);
    expect(chosen('minPrice=100')).toEqual([]);
  });
});

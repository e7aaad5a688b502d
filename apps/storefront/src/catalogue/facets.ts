import { PRICE_FILTER_MAX } from '@tokpa/contract/limits';
import { formatFcfa } from '@tokpa/contract/money';
import type { ProductFacets } from '@tokpa/contract/products';
import type { Listing } from './listing-query.ts';

export type FacetChoice = {
  label: string;
  count: number;
  isChosen: boolean;
  /** What following it changes; for a chosen one, what takes it off again. */
  change: Partial<Listing>;
};

export type ShownFacets = { isExact: boolean; groups: { title: string; choices: FacetChoice[] }[] };

function categoryChoices({ categories }: ProductFacets, listing: Listing): FacetChoice[] {
  const chosen = categories.find(({ id, slug }) => [id, slug].includes(listing.category));
  return categories
    .filter(({ id, parentId }) => parentId === null || id === chosen?.id || parentId === chosen?.id)
    .map(({ id, slug, name, count }) => ({
      label: name,
      count,
      isChosen: id === chosen?.id,
      change: { category: id === chosen?.id ? '' : slug },
    }));
}

function bandLabel({ min, max }: ProductFacets['prices'][number]): string {
  if (max === null) return `${formatFcfa(min)} et plus`;
  return min === 0 ? `Moins de ${formatFcfa(max + 1)}` : `De ${formatFcfa(min)} à ${formatFcfa(max)}`;
}

function priceChoices({ prices }: ProductFacets, listing: Listing): FacetChoice[] {
  return prices.map((band) => {
    const maxPrice = band.max ?? PRICE_FILTER_MAX;
    const isChosen = listing.minPrice === band.min && listing.maxPrice === maxPrice;
    const change = isChosen ? { minPrice: 0, maxPrice: PRICE_FILTER_MAX } : { minPrice: band.min, maxPrice };
    return { label: bandLabel(band), count: band.count, isChosen, change };
  });
}

function ratingChoices({ ratings }: ProductFacets, listing: Listing): FacetChoice[] {
  return ratings.map(({ minRating, count }) => {
    const isChosen = listing.minRating === minRating;
    return { label: `${minRating} étoiles et plus`, count, isChosen, change: { minRating: isChosen ? 0 : minRating } };
  });
}

/**
 * What the API counted → the groups of links that a list offers, made on the server. Choices that lead nowhere are left out.
 * `withCategories` is false where the page itself is one category.
 */
export function toFacets(facets: ProductFacets, listing: Listing, withCategories = true): ShownFacets {
  const stock: FacetChoice = {
    label: 'En stock',
    count: facets.inStock,
    isChosen: listing.inStock,
    change: { inStock: !listing.inStock },
  };
  const groups = [
    { title: 'Catégorie', choices: withCategories ? categoryChoices(facets, listing) : [] },
    { title: 'Prix', choices: priceChoices(facets, listing) },
    { title: 'Note', choices: ratingChoices(facets, listing) },
    { title: 'Disponibilité', choices: [stock] },
  ];
  return {
    isExact: facets.isExact,
    groups: groups
      .map(({ title, choices }) => ({ title, choices: choices.filter(({ count, isChosen }) => count > 0 || isChosen) }))
      .filter(({ choices }) => choices.length > 0),
  };
}

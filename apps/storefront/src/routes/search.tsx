import type { ApiClient } from '@tokpa/contract/client';
import { SEARCH_RESULTS_PER_PAGE } from '@tokpa/contract/limits';
import { useEffect } from 'react';
import { anonymousApi } from '../api/browser.ts';
import { apiContext } from '../api/context.ts';
import { findTopCategories } from '../api/top-categories.ts';
import { explainError } from '../api/explain-error.ts';
import {
  countActiveFilters,
  filterQueryOf,
  LAST_PAGE,
  lastPageOf,
  listingAddress,
  pagesUpTo,
  ProductGrid,
  productQueryOf,
  readListing,
  SEARCH_SORTS,
  SearchResults,
  toCard,
  toFacets,
  type Found,
} from '../catalogue/index.ts';
import { OtherWays, searchAddress, Spelling } from '../search/index.ts';
import { PageError } from '../shell/index.ts';
import type { Route } from './+types/search.ts';
import { CARD_PARTS } from './card-parts.tsx';
import { pageMeta } from './page-meta.ts';

const PATH = '/search';
const BEST_RATED = 4;

type Asked = ReturnType<typeof readListing>;

async function findPages(api: ApiClient, listing: Asked, pages: readonly number[]) {
  const query = { ...productQueryOf(listing), limit: SEARCH_RESULTS_PER_PAGE };
  const answers = await Promise.all(pages.map((page) => api.call('GET /products', { query: { ...query, page } })));
  const total = answers[0]?.meta.total ?? 0;
  return { products: answers.flatMap(({ data }) => data.map((product) => toCard(product))), total };
}

async function findProducts(api: ApiClient, listing: Asked): Promise<Found> {
  const page = Math.min(listing.page, LAST_PAGE);
  const pages = pagesUpTo(page);
  const found = await findPages(api, listing, pages);
  const last = lastPageOf(found.total);
  if (page > last) return findProducts(api, { ...listing, page: last });
  return { ...found, page, isFromStart: pages[0] === 1 };
}

const NOTHING_ASKED: Found = { products: [], total: 0, page: 1, isFromStart: true };

/** Only where there is nothing else to show. */
async function findOtherWays(api: ApiClient) {
  const [categories, settings, best] = await Promise.all([
    findTopCategories(api),
    api.call('GET /settings/public'),
    api.call('GET /products', { query: { sort: 'rating', inStock: 'true', limit: BEST_RATED } }),
  ]);
  return {
    categories: categories.data.map(({ name, slug }) => ({ name, slug })),
    whatsappNumber: settings.data.whatsappNumber,
    best: best.data.map((product) => toCard(product)),
  };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const listing = readListing(new URL(request.url).searchParams, SEARCH_SORTS, PATH);
  const term = listing.search;
  const [found, facets] = await Promise.all([
    term ? findProducts(api, listing) : NOTHING_ASKED,
    term ? api.call('GET /products/facets', { query: filterQueryOf(listing) }).catch(() => null) : null,
  ]);
  const isFiltered = countActiveFilters(listing, PATH) > 0;
  return {
    term,
    asked: listingAddress(PATH, listing, { page: 1 }),
    found,
    facets: facets && toFacets(facets.data, listing),
    spelling: facets?.data.spelling ?? null,
    otherWays: found.total === 0 && !isFiltered ? await findOtherWays(api) : null,
  };
}

type SearchData = Awaited<ReturnType<typeof loader>>;

// The results that are on the screen, for as long as they are.
let shown: SearchData | null = null;

/** One page more of what is shown is fetched alone, for data are dear; all else comes from the server. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<SearchData> {
  const listing = readListing(new URL(request.url).searchParams, SEARCH_SORTS, PATH);
  const isNext = shown?.asked === listingAddress(PATH, listing, { page: 1 }) && listing.page === shown.found.page + 1;
  return shown && isNext ? withNextPage(shown, listing) : serverLoader();
}

async function withNextPage(data: SearchData, listing: Asked): Promise<SearchData> {
  const { products, isFromStart } = data.found;
  try {
    const next = await findPages(anonymousApi, listing, [listing.page]);
    // What is sold or changed meanwhile moves others from page to page.
    const more = next.products.filter(({ id }) => products.every((product) => product.id !== id));
    return { ...data, found: { ...next, products: [...products, ...more], page: listing.page, isFromStart } };
  } catch (error) {
    const problem = explainError(error, 'Erreur lors de la recherche');
    return { ...data, found: { ...data.found, problem } };
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: loaderData?.term ? `Recherche : ${loaderData.term}` : 'Recherche',
    description: 'Cherchez parmi tous les produits de la boutique.',
    unlisted: true,
  });

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { term, spelling, otherWays, found, facets } = loaderData;
  useEffect(() => {
    shown = loaderData;
    return () => {
      shown = null;
    };
  }, [loaderData]);
  const proposal = spelling && <Spelling typed={term} spelling={spelling} to={searchAddress(spelling.text)} />;
  return (
    <div className="column py-6">
      <h1 className="text-2xl break-words">{term ? `Résultats pour «\u00a0${term}\u00a0»` : 'Que cherchez-vous ?'}</h1>
      {otherWays ? (
        <OtherWays searchedFor={term} spelling={proposal} {...otherWays}>
          <BestRated products={otherWays.best} />
        </OtherWays>
      ) : (
        <SearchResults found={found} facets={facets} notice={proposal} {...CARD_PARTS} />
      )}
    </div>
  );
}

function BestRated({ products }: Pick<Parameters<typeof ProductGrid>[0], 'products'>) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="mieux-notes">
      <h2 id="mieux-notes" className="mb-3 text-lg">
        Les mieux notés
      </h2>
      <ProductGrid products={products} label="Les mieux notés" heading="h3" {...CARD_PARTS} />
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} failed="Erreur lors de la recherche" />;
}

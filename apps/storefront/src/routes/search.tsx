import type { ApiClient } from '@tokpa/contract/client';
import { SEARCH_RESULTS_PER_PAGE } from '@tokpa/contract/limits';
import { apiContext } from '../api/context.ts';
import {
  countActiveFilters,
  filterQueryOf,
  ProductGrid,
  productQueryOf,
  readListing,
  SEARCH_SORTS,
  SearchResults,
  toCard,
  toFacets,
} from '../catalogue/index.ts';
import { OtherWays, searchAddress, Spelling } from '../search/index.ts';
import { PageError } from '../shell/index.ts';
import type { Route } from './+types/search.ts';
import { CARD_PARTS } from './card-parts.tsx';
import { pageMeta } from './page-meta.ts';

const PATH = '/search';
// Each page adds to the one before it: beyond this a sharper question serves better than a longer list.
const MOST_PAGES = 10;
const BEST_RATED = 4;

type Asked = ReturnType<typeof readListing>;

async function findProducts(api: ApiClient, listing: Asked, pages: number) {
  const numbers = Array.from({ length: pages }, (_, position) => position + 1);
  const query = { ...productQueryOf(listing), limit: SEARCH_RESULTS_PER_PAGE };
  const answers = await Promise.all(numbers.map((page) => api.call('GET /products', { query: { ...query, page } })));
  const products = answers.flatMap(({ data }) => data.map((product) => toCard(product)));
  const total = answers[0]?.meta.total ?? 0;
  return { products, total, hasMore: products.length < total && pages < MOST_PAGES };
}

const NOTHING_ASKED = { products: [], total: 0, hasMore: false };

/** Only where there is nothing else to show. */
async function findOtherWays(api: ApiClient) {
  const [categories, settings, best] = await Promise.all([
    api.call('GET /categories'),
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
  const page = term ? Math.min(listing.page, MOST_PAGES) : 1;
  const [found, facets] = await Promise.all([
    term ? findProducts(api, listing, page) : NOTHING_ASKED,
    term ? api.call('GET /products/facets', { query: filterQueryOf(listing) }).catch(() => null) : null,
  ]);
  const isFiltered = countActiveFilters(listing, PATH) > 0;
  return {
    term,
    page,
    ...found,
    facets: facets && toFacets(facets.data, listing),
    spelling: facets?.data.spelling ?? null,
    otherWays: found.total === 0 && !isFiltered ? await findOtherWays(api) : null,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: loaderData?.term ? `Recherche : ${loaderData.term}` : 'Recherche',
    description: 'Cherchez parmi tous les produits de la boutique.',
    unlisted: true,
  });

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { term, spelling, otherWays, ...results } = loaderData;
  const proposal = spelling && <Spelling typed={term} spelling={spelling} to={searchAddress(spelling.text)} />;
  return (
    <div className="column py-6">
      <h1 className="text-2xl break-words">{term ? `Résultats pour «\u00a0${term}\u00a0»` : 'Que cherchez-vous ?'}</h1>
      {otherWays ? (
        <OtherWays searchedFor={term} spelling={proposal} {...otherWays}>
          <BestRated products={otherWays.best} />
        </OtherWays>
      ) : (
        <SearchResults {...results} notice={proposal} {...CARD_PARTS} />
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

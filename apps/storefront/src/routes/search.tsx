import { SEARCH_RESULTS_PER_PAGE } from '@tokpa/contract/limits';
import type { ApiClient } from '@tokpa/contract/client';
import type { ProductSort } from '@tokpa/contract/products';
import { useNavigation } from 'react-router';
import { apiContext } from '../api/context.ts';
import { readListing, SEARCH_SORTS, SearchResults, toCard } from '../catalogue/index.ts';
import { PopularSearches } from '../search/index.ts';
import { PageError } from '../shell/index.ts';
import type { Route } from './+types/search.ts';
import { CARD_PARTS } from './card-parts.tsx';
import { pageMeta } from './page-meta.ts';

const TERM_MAX = 200;
// Each page adds to the one before it: beyond this a sharper question serves better than a longer list.
const MOST_PAGES = 10;

type Asked = { search: string; sort: ProductSort; pages: number };

async function findProducts(api: ApiClient, { search, sort, pages }: Asked) {
  const numbers = Array.from({ length: pages }, (_, position) => position + 1);
  const answers = await Promise.all(
    numbers.map((page) => api.call('GET /products', { query: { search, sort, page, limit: SEARCH_RESULTS_PER_PAGE } })),
  );
  return {
    products: answers.flatMap(({ data }) => data.map((product) => toCard(product))),
    total: answers[0]?.meta.total ?? 0,
  };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const term = (query.get('q') ?? '').trim().slice(0, TERM_MAX);
  const { sort, page } = readListing(query, SEARCH_SORTS);
  if (!term) return { term, sort, page: 1, products: [], total: 0, hasMore: false };
  const pages = Math.min(page, MOST_PAGES);
  const { products, total } = await findProducts(context.get(apiContext), { search: term, sort, pages });
  return { term, sort, page: pages, products, total, hasMore: products.length < total && pages < MOST_PAGES };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: loaderData?.term ? `Recherche : ${loaderData.term}` : 'Recherche',
    description: 'Cherchez parmi tous les produits de la boutique.',
    unlisted: true,
  });

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { term } = loaderData;
  const busy = useNavigation().location?.pathname === '/search';
  return (
    <div className="column py-6">
      <h1 className="text-2xl break-words">{term ? `Résultats pour « ${term} »` : 'Que cherchez-vous ?'}</h1>
      {loaderData.total > 0 ? (
        <SearchResults {...loaderData} busy={busy} {...CARD_PARTS} />
      ) : (
        <PopularSearches searchedFor={term} />
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} failed="Erreur lors de la recherche" />;
}

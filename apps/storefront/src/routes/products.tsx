import type { Category } from '@tokpa/contract/categories';
import type { ApiClient } from '@tokpa/contract/client';
import { apiContext } from '../api/context.ts';
import {
  CATALOGUE_SORTS,
  CatalogueBanner,
  filterQueryOf,
  inOneList,
  listedAs,
  ProductListing,
  productQueryOf,
  readListing,
  UnlessEmpty,
  toCard,
  toFacets,
  toFilterCategories,
} from '../catalogue/index.ts';
import { Spelling } from '../search/index.ts';
import { PageError } from '../shell/index.ts';
import { collectionSchema } from '../structured-data/index.ts';
import type { Route } from './+types/products.ts';
import { CARD_PARTS } from './card-parts.tsx';
import { originOf, pageMeta } from './page-meta.ts';

const TITLE = 'Tous les produits';
const DESCRIPTION =
  'Le marché africain en ligne, authentique et varié : compléments, plantes, soins et appareils de santé, livrés partout au Bénin.';

/** Where the facets, which name them too, could not be had. */
async function findAllCategories(api: ApiClient): Promise<Category[]> {
  return inOneList((await api.call('GET /categories')).data);
}

/** All that is on sale, whatever the list is narrowed by. */
async function countProducts(api: ApiClient): Promise<number> {
  return (await api.call('GET /products', { query: { limit: 1 } })).meta.total;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const listing = readListing(new URL(request.url).searchParams, CATALOGUE_SORTS);
  const filters = filterQueryOf(listing);
  const isNarrowed = Object.keys(filters).length > 0;
  const [{ data, meta: page }, productsInShop, facets] = await Promise.all([
    api.call('GET /products', { query: productQueryOf(listing) }),
    isNarrowed ? countProducts(api) : null,
    // The list is worth showing without what it could be narrowed by.
    api.call('GET /products/facets', { query: { ...filters, categories: 'all' } }).catch(() => null),
  ]);
  // All of them, of every level, also the empty ones.
  const categories = facets?.data.categories ?? (await findAllCategories(api));
  const collection = {
    path: '/products',
    name: TITLE,
    description: DESCRIPTION,
    products: data,
    total: page.total,
    before: (page.page - 1) * page.limit,
  };
  return {
    listed: listedAs('/products', listing, page.pages),
    schemas: [collectionSchema(originOf(request), collection)],
    search: listing.search,
    facets: facets && toFacets(facets.data, listing),
    spelling: facets?.data.spelling ?? null,
    result: { ...page, products: data.map((product) => toCard(product, listing.view === 'list')) },
    productsInShop: productsInShop ?? page.total,
    categories: toFilterCategories(categories, listing.category),
    categoriesInShop: categories.filter(({ parentId }) => parentId === null).length,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: TITLE,
    description: DESCRIPTION,
    ...loaderData?.listed,
    schemas: loaderData?.schemas,
  });

function listOf(search: string): string {
  return `/products?${new URLSearchParams({ search })}`;
}

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { result, productsInShop, categoriesInShop, categories, facets, search, spelling, listed } = loaderData;
  return (
    <>
      <CatalogueBanner products={productsInShop} categories={categoriesInShop} />
      <div className="column">
        <UnlessEmpty total={result.total} isNarrowed={listed.unlisted}>
          <ProductListing
            {...{ result, categories, facets }}
            sorts={CATALOGUE_SORTS}
            notice={spelling && <Spelling typed={search} spelling={spelling} to={listOf(spelling.text)} />}
            {...CARD_PARTS}
          />
        </UnlessEmpty>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} failed="Erreur lors du chargement des produits" />;
}

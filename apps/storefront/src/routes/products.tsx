import type { Category } from '@tokpa/contract/categories';
import type { ApiClient } from '@tokpa/contract/client';
import { apiContext } from '../api/context.ts';
import { findTopCategories } from '../api/top-categories.ts';
import {
  CATALOGUE_SORTS,
  CatalogueBanner,
  filterQueryOf,
  inOneList,
  listedAs,
  ProductListing,
  productQueryOf,
  readListing,
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

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const listing = readListing(new URL(request.url).searchParams, CATALOGUE_SORTS);
  const [{ data, meta: page }, categories, facets] = await Promise.all([
    api.call('GET /products', { query: productQueryOf(listing) }),
    findTopCategories(api),
    // The list is worth showing without what it could be narrowed by.
    api.call('GET /products/facets', { query: { ...filterQueryOf(listing), categories: 'all' } }).catch(() => null),
  ]);
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
    productsInShop: categories.data.reduce((sum, category) => sum + category.productsCount, 0),
    categories: toFilterCategories(facets?.data.categories ?? (await findAllCategories(api)), listing.category),
    categoriesInShop: categories.data.length,
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
  const { result, productsInShop, categoriesInShop, categories, facets, search, spelling } = loaderData;
  return (
    <>
      <CatalogueBanner products={productsInShop} categories={categoriesInShop} />
      <div className="column">
        <ProductListing
          {...{ result, categories, facets }}
          sorts={CATALOGUE_SORTS}
          notice={spelling && <Spelling typed={search} spelling={spelling} to={listOf(spelling.text)} />}
          {...CARD_PARTS}
        />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} failed="Erreur lors du chargement des produits" />;
}

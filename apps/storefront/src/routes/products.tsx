import { apiContext } from '../api/context.ts';
import {
  CATALOGUE_SORTS,
  CatalogueBanner,
  ProductListing,
  productQueryOf,
  readListing,
  toCard,
} from '../catalogue/index.ts';
import { PageError } from '../shell/index.ts';
import type { Route } from './+types/products.ts';
import { CARD_PARTS } from './card-parts.tsx';
import { originOf, pageMeta } from './page-meta.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const listing = readListing(new URL(request.url).searchParams, CATALOGUE_SORTS);
  const [{ data, meta: page }, categories] = await Promise.all([
    api.call('GET /products', { query: productQueryOf(listing) }),
    api.call('GET /categories'),
  ]);
  return {
    origin: originOf(request),
    result: { ...page, products: data.map((product) => toCard(product, listing.view === 'list')) },
    productsInShop: categories.data.reduce((sum, category) => sum + category.productsCount, 0),
    categories: categories.data.map(({ id, slug, name }) => ({ id, slug, name })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: 'Tous les produits',
    description:
      'Le marché africain en ligne, authentique et varié : compléments, plantes, soins et appareils de santé, livrés partout au Bénin.',
    address: loaderData && `${loaderData.origin}/products`,
  });

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { result, productsInShop, categories } = loaderData;
  return (
    <>
      <CatalogueBanner products={productsInShop} categories={categories.length} />
      <div className="column">
        <ProductListing result={result} sorts={CATALOGUE_SORTS} categories={categories} {...CARD_PARTS} />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} failed="Erreur lors du chargement des produits" />;
}

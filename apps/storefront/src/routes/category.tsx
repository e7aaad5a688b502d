import type { ApiClient } from '@tokpa/contract/client';
import type { Category } from '@tokpa/contract/categories';
import { PRODUCTS_PER_PAGE } from '@tokpa/contract/limits';
import type { Page } from '@tokpa/contract/page';
import type { Product } from '@tokpa/contract/products';
import { apiContext } from '../api/context.ts';
import { findTopCategories } from '../api/top-categories.ts';
import {
  CATEGORY_SORTS,
  CategoryHeader,
  filterQueryOf,
  listedAs,
  ProductListing,
  productQueryOf,
  readListing,
  UnlessEmpty,
  toCard,
  toFacets,
} from '../catalogue/index.ts';
import { PageError } from '../shell/index.ts';
import { breadcrumbSchema, collectionSchema } from '../structured-data/index.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { toPictureSource } from '../ui/picture-source.ts';
import type { Route } from './+types/category.ts';
import { CARD_PARTS } from './card-parts.tsx';
import { crumbsTo } from './listed.ts';
import { moveTo } from './move-to.ts';
import { originOf, pageMeta } from './page-meta.ts';

// Deeper shelves are not to be expected; a loop that a write in between made must end.
const MOST_LEVELS = 10;

/** From the main category on, down to the one above this one. */
async function findAbove(api: ApiClient, { parentId }: Category): Promise<Category[]> {
  if (!parentId) return [];
  const { data: tops } = await findTopCategories(api);
  const above: Category[] = [];
  for (let id: string | null = parentId; id && above.length < MOST_LEVELS; id = above[0]?.parentId ?? null) {
    const top = tops.find((known) => known.id === id);
    above.unshift(top ?? (await api.call('GET /categories/{id}', { params: { id } })).data);
  }
  return above;
}

function crumbsOf(shelves: readonly Category[]) {
  return crumbsTo(...shelves.map(({ name, slug }) => ({ label: name, to: `/category/${slug}` })));
}

function describe({ name, description }: Pick<Category, 'name' | 'description'>): string {
  return description || `${name} : les produits de la boutique, livrés partout au Bénin.`;
}

function collectionOf(category: Category, { data, meta }: Pick<Page<Product>, 'data' | 'meta'>, origin: string) {
  const { name, slug } = category;
  const before = (meta.page - 1) * PRODUCTS_PER_PAGE;
  return collectionSchema(origin, {
    path: `/category/${slug}`,
    name,
    description: describe(category),
    products: data,
    total: meta.total,
    before,
  });
}

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { searchParams } = url;
  const listing = readListing(searchParams, CATEGORY_SORTS);
  const filters = { ...filterQueryOf(listing), category: params.slug, categories: 'none' } as const;
  const [{ data: category }, { data, meta: page }, facets] = await Promise.all([
    api.call('GET /categories/{id}', { params: { id: params.slug } }),
    api.call('GET /products', { query: { ...productQueryOf(listing), category: params.slug } }),
    api.call('GET /products/facets', { query: filters }).catch(() => null),
  ]);
  if (category.slug !== params.slug) throw moveTo(`/category/${category.slug}`, url);
  const crumbs = crumbsOf([...(await findAbove(api, category)), category]);
  const origin = originOf(request);
  const { slug, name, description, picture, productsCount, subcategories } = category;
  return {
    listed: listedAs(`/category/${category.slug}`, listing, page.pages),
    facets: facets && toFacets(facets.data, listing, false),
    result: { ...page, products: data.map((product) => toCard(product, listing.view === 'list')) },
    crumbs,
    schemas: [breadcrumbSchema(origin, crumbs), collectionOf(category, { data, meta: page }, origin)],
    category: {
      slug,
      name,
      description,
      picture: picture && toPictureSource(picture),
      productsCount,
      subcategories: subcategories.map(({ id, slug, name, productsCount }) => ({ id, slug, name, productsCount })),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { category, listed, schemas } = loaderData;
  return pageMeta(matches, {
    title: category.name,
    description: describe(category),
    ...listed,
    picture: category.picture,
    schemas,
  });
};

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, crumbs, result, facets, listed } = loaderData;
  return (
    <div className="column pb-4">
      <Breadcrumb crumbs={crumbs} />
      <CategoryHeader category={category} />
      <UnlessEmpty total={result.total} isNarrowed={listed.unlisted}>
        <ProductListing key={category.slug} {...{ result, facets }} sorts={CATEGORY_SORTS} {...CARD_PARTS} />
      </UnlessEmpty>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageError error={error} notFound="Catégorie non trouvée" failed="Erreur lors du chargement de la catégorie" />
  );
}

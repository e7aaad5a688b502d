import type { ApiClient } from '@tokpa/contract/client';
import type { Category } from '@tokpa/contract/categories';
import { apiContext } from '../api/context.ts';
import {
  CATEGORY_SORTS,
  CategoryHeader,
  ProductListing,
  productQueryOf,
  readListing,
  toCard,
} from '../catalogue/index.ts';
import { PageError } from '../shell/index.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import type { Route } from './+types/category.ts';
import { CARD_PARTS } from './card-parts.tsx';
import { breadcrumbSchema, originOf, pageMeta } from './page-meta.ts';

async function findParent(api: ApiClient, { parentId }: Category): Promise<Category | undefined> {
  if (!parentId) return undefined;
  const { data } = await api.call('GET /categories');
  return data.find(({ id }) => id === parentId);
}

function crumbsOf(category: Category, parent: Category | undefined) {
  const shelves = parent ? [parent, category] : [category];
  return [
    { label: 'Accueil', to: '/' },
    ...shelves.map(({ name, slug }) => ({ label: name, to: `/category/${slug}` })),
  ];
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const listing = readListing(new URL(request.url).searchParams, CATEGORY_SORTS);
  const [{ data: category }, { data, meta: page }] = await Promise.all([
    api.call('GET /categories/{id}', { params: { id: params.slug } }),
    api.call('GET /products', { query: { ...productQueryOf(listing), category: params.slug } }),
  ]);
  const crumbs = crumbsOf(category, await findParent(api, category));
  const origin = originOf(request);
  const { slug, name, description, picture, productsCount, subcategories } = category;
  return {
    origin,
    result: { ...page, products: data.map((product) => toCard(product, listing.view === 'list')) },
    crumbs,
    schemas: [breadcrumbSchema(origin, crumbs)],
    category: {
      slug,
      name,
      description,
      picture,
      productsCount,
      subcategories: subcategories.map(({ id, slug, name, productsCount }) => ({ id, slug, name, productsCount })),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { category, origin, schemas } = loaderData;
  return pageMeta(matches, {
    title: category.name,
    description: category.description || `${category.name} : les produits de la boutique, livrés partout au Bénin.`,
    address: `${origin}/category/${category.slug}`,
    image: category.picture ? new URL(category.picture.src, origin).href : undefined,
    schemas,
  });
};

export default function CategoryPage({ loaderData: { category, crumbs, result } }: Route.ComponentProps) {
  return (
    <div className="column pb-4">
      <Breadcrumb crumbs={crumbs} />
      <CategoryHeader category={category} />
      <ProductListing key={category.slug} result={result} sorts={CATEGORY_SORTS} {...CARD_PARTS} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageError error={error} notFound="Catégorie non trouvée" failed="Erreur lors du chargement de la catégorie" />
  );
}

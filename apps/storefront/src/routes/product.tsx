import { apiContext } from '../api/context.ts';
import { AddToCart } from '../cart/index.ts';
import { readListing } from '../catalogue/index.ts';
import { FavouriteToggle } from '../favourites/index.ts';
import { BuyBox, Gallery, productSchema, ProductTexts, Promises, ShareLink, toDetail } from '../product/index.ts';
import type { DetailProduct } from '../product/index.ts';
import { Reviews, toReviewPage } from '../reviews/index.ts';
import { PageError } from '../shell/index.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import type { Route } from './+types/product.ts';
import { breadcrumbSchema, originOf, pageMeta } from './page-meta.ts';

const DESCRIPTION_LENGTH = 155;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { page } = readListing(new URL(request.url).searchParams, []);
  const [product, reviews] = await Promise.all([
    api.call('GET /products/{id}', { params: { id: params.id } }),
    // A product without its reviews is still worth showing; the page says that they are missing.
    api.call('GET /reviews', { query: { itemId: params.id, status: 'APPROVED', page } }).catch(() => null),
  ]);
  const origin = originOf(request);
  const shown = toDetail(product.data);
  const crumbs = crumbsOf(shown);
  return {
    origin,
    product: shown,
    reviews: reviews && toReviewPage(reviews),
    crumbs,
    schemas: [productSchema(shown, origin), breadcrumbSchema(origin, crumbs)],
  };
}

function crumbsOf({ category, subcategory, name, slug }: DetailProduct) {
  const shelves = subcategory ? [category, subcategory] : [category];
  return [
    { label: 'Accueil', to: '/' },
    ...shelves.map((shelf) => ({ label: shelf.name, to: `/category/${shelf.slug}` })),
    { label: name, to: `/product/${slug}` },
  ];
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { product, origin, schemas } = loaderData;
  const [picture] = product.pictures;
  return pageMeta(matches, {
    title: product.name,
    description: product.description.replaceAll(/\s+/g, ' ').slice(0, DESCRIPTION_LENGTH),
    address: `${origin}/product/${product.slug}`,
    image: picture && new URL(picture.src, origin).href,
    schemas,
  });
};

export default function ProductPage({ loaderData: { product, reviews, crumbs, origin } }: Route.ComponentProps) {
  const address = `/product/${product.slug}`;
  return (
    <div className="column flex flex-col gap-4 md:block">
      <Breadcrumb crumbs={crumbs} />
      <div className="contents md:grid md:grid-cols-2 md:gap-8 lg:gap-12">
        <Gallery key={product.id} pictures={product.pictures} name={product.name} />
        <div className="contents md:flex md:flex-col md:gap-5">
          <BuyBox
            key={product.id}
            product={product}
            heart={<FavouriteToggle id={product.id} name={product.name} />}
            renderAction={(variationId) => <AddToCart product={product} size="page" variationId={variationId} />}
          />
          <Promises />
          <ShareLink name={product.name} address={origin + address} />
        </div>
      </div>
      <div className="grid gap-6 py-2 md:grid-cols-5 md:gap-12 md:py-10">
        <ProductTexts product={product} />
      </div>
      <Reviews
        key={`avis-${product.id}`}
        product={product}
        page={reviews}
        addressOf={(page) => (page > 1 ? `${address}?page=${page}` : address)}
      />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} notFound="Produit non trouvé" failed="Erreur lors du chargement du produit" />;
}

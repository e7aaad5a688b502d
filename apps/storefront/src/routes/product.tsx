import type { Product } from '@tokpa/contract/products';
import { apiContext } from '../api/context.ts';
import { toCompanions, toSet } from '../bought-together/index.ts';
import { AddToCart } from '../cart/index.ts';
import { excerptOf, ProductStrip, toCard } from '../catalogue/index.ts';
import { FavouriteToggle } from '../favourites/index.ts';
import {
  BuyBox,
  describeProduct,
  firstChoice,
  Gallery,
  OPTION,
  productAddress,
  ProductTexts,
  Promises,
  ShareProduct,
  toDetail,
  useChosenVariation,
} from '../product/index.ts';
import type { DetailProduct } from '../product/index.ts';
import { RecentlyViewed } from '../recently-viewed/index.ts';
import { Reviews, toReviewPage } from '../reviews/index.ts';
import { PageError } from '../shell/index.ts';
import { StockAlert } from '../stock-alerts/index.ts';
import { breadcrumbSchema, productSchema } from '../structured-data/index.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { readPage } from '../ui/list-address.ts';
import { PrintLetterhead } from '../ui/print-letterhead.tsx';
import type { Route } from './+types/product.ts';
import { CARD_PARTS } from './card-parts.tsx';
import { crumbsTo } from './listed.ts';
import { moveTo } from './move-to.ts';
import { originOf, pageMeta } from './page-meta.ts';
import { ProductCompanions } from './product-companions.tsx';

const DESCRIPTION_LENGTH = 155;
const NOTHING = { data: [] };
const BELOW = 'mt-6 md:mt-10 print:hidden';

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { searchParams } = url;
  const page = readPage(searchParams);
  const named = { params: { id: params.id } };
  const [product, reviews, related, companions] = await Promise.all([
    api.call('GET /products/{id}', named),
    // A product without its reviews is still worth showing; the page says that they are missing.
    api.call('GET /reviews', { query: { itemId: params.id, status: 'APPROVED', page } }).catch(() => null),
    // Second thoughts: without them the page is still whole.
    api.call('GET /products/{id}/related', named).catch(() => NOTHING),
    api.call('GET /products/{id}/bought-together', named).catch(() => NOTHING),
  ]);
  const { slug } = product.data;
  if (slug !== params.id) throw moveTo(`/product/${slug}`, url);
  const origin = originOf(request);
  const shown = toDetail(product.data);
  const described = { ...product.data, description: describeProduct(product.data) };
  const crumbs = crumbsOf(shown);
  // A link may name the size or the taste that it is about, as the product feed's do.
  const option = product.data.variations.find(({ id }) => id === searchParams.get(OPTION));
  const { price, stock } = option ?? product.data;
  return {
    origin,
    product: shown,
    namedId: option?.id,
    firstId: (option ?? firstChoice(shown.variations))?.id,
    offer: { price, isInStock: stock > 0 },
    found: foundOf(described),
    reviews: reviews && toReviewPage(reviews),
    related: related.data.map((one) => toCard(one)),
    companions: toCompanions(companions.data),
    crumbs,
    schemas: [productSchema(described, reviews?.data ?? [], origin, option), breadcrumbSchema(origin, crumbs)],
  };
}

/** As the shop wants search engines to show it, where it said so. */
function foundOf({ seoTitle, seoDescription, name, description }: Product) {
  return { title: seoTitle || name, description: seoDescription || excerptOf(description, DESCRIPTION_LENGTH) };
}

function crumbsOf({ category, subcategory, name, slug }: DetailProduct) {
  const shelves = subcategory ? [category, subcategory] : [category];
  return crumbsTo(...shelves.map((shelf) => ({ label: shelf.name, to: `/category/${shelf.slug}` })), {
    label: name,
    to: `/product/${slug}`,
  });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { product, found, offer, schemas } = loaderData;
  const [picture] = product.pictures;
  return pageMeta(matches, {
    ...found,
    address: `/product/${product.slug}`,
    picture: picture && { ...picture, alt: picture.alt || product.name },
    offer,
    schemas,
  });
};

export default function ProductPage({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { product, reviews, crumbs, origin, firstId, namedId } = loaderData;
  const [chosenId, choose] = useChosenVariation({ productId: product.id, firstId, namedId });
  const addressOf = (page?: number) => productAddress(product.slug, chosenId === firstId ? namedId : chosenId, page);
  return (
    <div className="column flex flex-col gap-4 md:block">
      <PrintLetterhead {...root.loaderData.settings} />
      <Breadcrumb crumbs={crumbs} />
      <div className="contents md:grid md:grid-cols-2 md:gap-8 lg:gap-12">
        <Gallery key={product.id} pictures={product.pictures} name={product.name} />
        <div className="contents md:flex md:flex-col md:gap-5">
          <BuyBox
            key={product.id}
            product={product}
            chosenId={chosenId}
            onChoose={choose}
            heart={<FavouriteToggle id={product.id} name={product.name} />}
            renderAction={(variationId) => <WayToBuy product={product} variationId={variationId} />}
          />
          <Promises delivery={root.loaderData.settings.deliveryPromise} />
          <ShareProduct name={product.name} address={origin + addressOf()} />
        </div>
      </div>
      <div className="grid gap-6 py-2 empty:hidden md:grid-cols-5 md:gap-12 md:py-10">
        <ProductTexts product={product} />
      </div>
      <ProductCompanions
        key={`avec-${product.id}`}
        name={product.name}
        set={toSet(product, chosenId, loaderData.companions)}
        related={loaderData.related}
        className={BELOW}
      />
      <Reviews key={`avis-${product.id}`} product={product} page={reviews} addressOf={addressOf} />
      <RecentlyViewed
        key={`vus-${product.id}`}
        currentId={product.id}
        className={BELOW}
        renderProducts={(products) => (
          <ProductStrip products={products.map((one) => toCard(one))} label="Vus récemment" {...CARD_PARTS} />
        )}
      />
    </div>
  );
}

/** The way into the cart, or word of the day when there is one again. */
function WayToBuy({ product, variationId }: { product: DetailProduct; variationId: string | undefined }) {
  const offer = product.variations.find(({ id }) => id === variationId);
  const name = offer ? `${product.name} (${offer.name})` : product.name;
  return (
    <div className="flex flex-col gap-2">
      <AddToCart product={product} size="page" variationId={variationId} />
      {(offer ?? product).stock === 0 && (
        <StockAlert subject={{ productId: product.id, variationId: offer?.id, name }} />
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} notFound="Produit non trouvé" failed="Erreur lors du chargement du produit" />;
}

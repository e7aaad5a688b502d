import { fullNameOf } from '@tokpa/contract/full-name';
import { CURRENCY } from '@tokpa/contract/money';
import type { Product, Variation } from '@tokpa/contract/products';
import type { Review } from '@tokpa/contract/reviews';
import { dayOf } from '../ui/dates.ts';
import { pictureAddress } from './offer.ts';
import { SCHEMA_ORG, shopId, type Schema } from './schema.ts';

const BEST_RATING = 5;
const REVIEWS_TOLD = 3;

type ReviewTold = Pick<Review, 'rating' | 'title' | 'content' | 'createdAt' | 'user'>;

type Sold = Pick<Variation, 'price' | 'stock'>;

function toldOf({ stock }: Sold, address: string, origin: string): Schema {
  return {
    priceCurrency: CURRENCY,
    availability: `${SCHEMA_ORG}/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `${SCHEMA_ORG}/NewCondition`,
    url: address,
    seller: { '@id': shopId(origin) },
  };
}

function offersOf(product: Product, address: string, origin: string): Schema {
  const told = toldOf(product, address, origin);
  const prices = product.variations.map(({ price }) => price);
  if (prices.length < 2) return { '@type': 'Offer', price: product.price, ...told };
  return {
    '@type': 'AggregateOffer',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: prices.length,
    ...told,
  };
}

function ratingOf({ averageRating, reviewsCount }: Product): Schema {
  return { '@type': 'AggregateRating', ratingValue: averageRating, reviewCount: reviewsCount, bestRating: BEST_RATING };
}

function reviewSchema({ rating, title, content, createdAt, user }: ReviewTold): Schema {
  return {
    '@type': 'Review',
    ...(title && { name: title }),
    reviewBody: content,
    datePublished: dayOf(createdAt),
    author: { '@type': 'Person', name: fullNameOf(user) },
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: BEST_RATING },
  };
}

/** One size or taste of a product, as an item of the product feed is: its own price, and what it belongs to. */
function optionOf(product: Product, option: Variation, address: string, origin: string): Schema {
  const told = toldOf(option, `${address}?option=${option.id}`, origin);
  return {
    name: `${product.name} — ${option.name}`,
    inProductGroupWithID: product.id,
    offers: { '@type': 'Offer', price: option.price, ...told },
  };
}

/** The product as search engines read it, with the newest of its reviews; with the option that the page was asked for. */
export function productSchema(
  product: Product,
  reviews: readonly ReviewTold[],
  origin: string,
  option?: Variation,
): Schema {
  const address = `${origin}/product/${product.slug}`;
  const { pictures } = product;
  const { id, sku } = option ?? product;
  const isRated = product.reviewsCount > 0;
  return {
    '@context': SCHEMA_ORG,
    '@type': 'Product',
    '@id': address,
    name: product.name,
    description: product.description || product.name,
    url: address,
    // The id of the product feed's item, by which the two are held together.
    sku: id,
    ...(sku && { productID: sku }),
    category: product.category.name,
    image: (pictures.length > 0 ? pictures : [null]).map((picture) => pictureAddress(picture, origin)),
    ...(isRated && { aggregateRating: ratingOf(product) }),
    ...(isRated && reviews.length > 0 && { review: reviews.slice(0, REVIEWS_TOLD).map(reviewSchema) }),
    offers: offersOf(product, address, origin),
    ...(option && optionOf(product, option, address, origin)),
  };
}

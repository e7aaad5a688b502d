import { CURRENCY } from '@tokpa/contract/money';
import type { DetailProduct } from './detail-product.ts';

const SCHEMA = 'https://schema.org';

function offersOf(product: DetailProduct, address: string) {
  const availability = `${SCHEMA}/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`;
  const prices = product.variations.map(({ price }) => price);
  if (prices.length < 2) {
    return { '@type': 'Offer', url: address, price: product.price, priceCurrency: CURRENCY, availability };
  }
  return {
    '@type': 'AggregateOffer',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: prices.length,
    priceCurrency: CURRENCY,
    availability,
  };
}

/** The product as search engines read it. */
export function productSchema(product: DetailProduct, origin: string): Record<string, unknown> {
  const address = `${origin}/product/${product.slug}`;
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name: product.name,
    description: product.description,
    url: address,
    category: product.category.name,
    image: product.pictures.map(({ src }) => new URL(src, origin).href),
    ...(product.sku && { sku: product.sku }),
    ...(product.reviewsCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.averageRating,
        reviewCount: product.reviewsCount,
      },
    }),
    offers: offersOf(product, address),
  };
}

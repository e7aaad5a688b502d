import type { Product, Variation } from '@tokpa/contract/products';
import { type PictureSource, toPictureSource } from '../ui/picture-source.ts';

const EXCERPT_LENGTH = 150;

/** What a card shows of a product: lists travel inside pages, so nothing more. */
export type CardProduct = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'name'
  | 'price'
  | 'originalPrice'
  | 'discountPercent'
  | 'stock'
  | 'averageRating'
  | 'reviewsCount'
  | 'isNew'
> & {
  picture: PictureSource | null;
  excerpt?: string;
  variations?: ReadonlyArray<Pick<Variation, 'id' | 'name' | 'price' | 'stock'>>;
};

/** `withExcerpt` for cards that have room for a few words. */
export function toCard(product: Product, withExcerpt = false): CardProduct {
  const { id, slug, name, price, originalPrice, discountPercent, stock, averageRating, reviewsCount, isNew } = product;
  const [picture] = product.pictures;
  const card = { id, slug, name, price, originalPrice, discountPercent, stock, averageRating, reviewsCount, isNew };
  return {
    ...card,
    // The name stands beside the picture: read out twice it would only be in the way.
    picture: picture ? { ...toPictureSource(picture), alt: '' } : null,
    ...(withExcerpt && { excerpt: excerptOf(product.description) }),
    ...(product.variations.length > 0 && {
      variations: product.variations.map(({ id, name, price, stock }) => ({ id, name, price, stock })),
    }),
  };
}

/** The beginning of a text, cut between two words. */
export function excerptOf(text: string, length = EXCERPT_LENGTH): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s.,;:!?]+$/, '')}…`;
}

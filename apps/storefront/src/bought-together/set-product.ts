import type { Product } from '@tokpa/contract/products';
import { type PictureSource, toPictureSource } from '../ui/picture-source.ts';

/** One of a set that is bought together: of a product with variations, its cheapest that is in stock. */
export type SetProduct = {
  id: string;
  slug: string;
  name: string;
  picture: PictureSource | null;
  price: number;
  variation: { id: string; name: string } | null;
};

type Offered = Pick<Product, 'id' | 'slug' | 'name' | 'price' | 'stock'> & {
  pictures: readonly PictureSource[];
  variations: ReadonlyArray<Pick<Product['variations'][number], 'id' | 'name' | 'price' | 'stock'>>;
};

/** Null when nothing of it can be bought. */
function toSetProduct({ id, slug, name, price, stock, pictures, variations }: Offered): SetProduct | null {
  const shown = { id, slug, name, picture: pictures[0] ? toPictureSource(pictures[0]) : null };
  if (variations.length === 0) return stock > 0 ? { ...shown, price, variation: null } : null;
  const [cheapest] = variations.filter((one) => one.stock > 0).sort((one, other) => one.price - other.price);
  return cheapest ? { ...shown, price: cheapest.price, variation: { id: cheapest.id, name: cheapest.name } } : null;
}

/** The product of the page and its companions; empty when there is no set to buy. */
export function toSet(product: Offered, companions: readonly Offered[]): SetProduct[] {
  const own = toSetProduct(product);
  const others = companions.map((companion) => toSetProduct(companion)).filter((companion) => companion !== null);
  return own && others.length > 0 ? [own, ...others] : [];
}

export const priceOfSet = (set: readonly SetProduct[]): number => set.reduce((sum, { price }) => sum + price, 0);

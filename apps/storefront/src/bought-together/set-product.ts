import type { Product } from '@tokpa/contract/products';
import { type PictureSource, toPictureSource } from '../ui/picture-source.ts';

/** One of a set that is bought together: of a product with variations, one that is in stock. */
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

/** The variation that is asked for, or else the cheapest that is in stock; null when nothing of it can be bought. */
function toSetProduct({ id, slug, name, price, stock, pictures, variations }: Offered, askedId?: string) {
  const shown = { id, slug, name, picture: pictures[0] ? toPictureSource(pictures[0]) : null };
  if (variations.length === 0) return stock > 0 ? { ...shown, price, variation: null } : null;
  const inStock = variations.filter((one) => one.stock > 0).sort((one, other) => one.price - other.price);
  const offer = inStock.find((one) => one.id === askedId) ?? inStock[0];
  return offer ? { ...shown, price: offer.price, variation: { id: offer.id, name: offer.name } } : null;
}

/** What of the companions can be bought. */
export function toCompanions(companions: readonly Offered[]): SetProduct[] {
  return companions.map((companion) => toSetProduct(companion)).filter((companion) => companion !== null);
}

/** The product of the page, in the variation that is chosen, and its companions; empty when there is no set to buy. */
export function toSet(product: Offered, chosenId: string | undefined, companions: readonly SetProduct[]): SetProduct[] {
  const own = toSetProduct(product, chosenId);
  return own && companions.length > 0 ? [own, ...companions] : [];
}

export const priceOfSet = (set: readonly SetProduct[]): number => set.reduce((sum, { price }) => sum + price, 0);

/** What is said of a set of so many, of which the cart lacks so many. */
export function wordsOfSet(count: number, missing: number): { priced: string; act: string } {
  if (missing === 0) return { priced: `Prix des ${count} articles`, act: 'Voir le panier' };
  if (missing === count) return { priced: `Prix des ${count} articles`, act: `Ajouter les ${count} au panier` };
  if (missing === 1) return { priced: 'Prix de l’autre article', act: 'Ajouter l’autre au panier' };
  return { priced: `Prix des ${missing} autres articles`, act: `Ajouter les ${missing} autres au panier` };
}

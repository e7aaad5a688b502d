import { hasDearerVariation } from '@tokpa/contract/has-dearer-variation';
import { formatFcfa } from '@tokpa/contract/money';
import type { Product, Variation } from '@tokpa/contract/products';
import { optionsOf } from '@tokpa/contract/variation-options';
import { type PictureSource, toPictureSource } from '../ui/picture-source.ts';

export type DetailVariation = Pick<Variation, 'id' | 'name' | 'price' | 'originalPrice' | 'stock'>;

/** What the page of a product draws of it. */
export type DetailProduct = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'sku'
  | 'name'
  | 'description'
  | 'price'
  | 'originalPrice'
  | 'stock'
  | 'averageRating'
  | 'reviewsCount'
  | 'features'
  | 'isNew'
> & {
  pictures: readonly PictureSource[];
  category: { name: string; slug: string };
  subcategory: { name: string; slug: string } | null;
  variations: readonly DetailVariation[];
  /** What a variation is chosen by, as a title: « Saveur et format ». */
  chosenBy: string;
};

const OPTIONS = new Intl.ListFormat('fr');
const FORMAT = 'Format';
const CAPITAL_ALONE = /^\p{Lu}(?!\p{Lu})/u;

/** The names of the options that variations differ by, in the order in which staff wrote them. Only of a format is it known how French speaks of it. */
function choiceOf({ options = [], variations }: Pick<Product, 'options' | 'variations'>): string {
  const used = optionsOf(variations).map(({ name }) => name);
  const written = options.map(({ name }) => name).filter((name) => used.includes(name));
  const names = [...written, ...used.filter((name) => !written.includes(name))];
  const [first = FORMAT, ...others] = names;
  if (others.length === 0) return first === FORMAT ? 'Choisissez votre format' : first;
  const within = others.map((name) => name.replace(CAPITAL_ALONE, (letter) => letter.toLocaleLowerCase('fr')));
  return OPTIONS.format([first, ...within]);
}

export function toDetail(product: Product): DetailProduct {
  const { id, slug, sku, name, description, price, originalPrice, stock } = product;
  const { averageRating, reviewsCount, features, isNew, pictures, category, subcategory } = product;
  return {
    id,
    slug,
    sku,
    name,
    description,
    price,
    originalPrice,
    stock,
    averageRating,
    reviewsCount,
    features,
    isNew,
    pictures: pictures.map(toPictureSource),
    category: { name: category.name, slug: category.slug },
    subcategory: subcategory && { name: subcategory.name, slug: subcategory.slug },
    variations: product.variations.map(({ id, name, price, originalPrice, stock }) => ({
      id,
      name,
      price,
      originalPrice,
      stock,
    })),
    chosenBy: choiceOf(product),
  };
}

/** The variation to begin with: the cheapest that can be bought. */
export function firstChoice(variations: readonly DetailVariation[]): DetailVariation | undefined {
  const byPrice = [...variations].sort((one, other) => one.price - other.price);
  return byPrice.find(({ stock }) => stock > 0) ?? byPrice[0];
}

type Told = Pick<Product, 'name' | 'description' | 'price' | 'variations'> & { category: { name: string } };

/** For search engines and those who share it: what the shop wrote, or else what is known of it. */
export function describeProduct({ name, description, price, category, variations }: Told): string {
  const from = hasDearerVariation({ price, variations }) ? 'dès' : 'à';
  return description || `${name} ${from} ${formatFcfa(price)}, rayon ${category.name}. Livraison partout au Bénin.`;
}

/** Paragraphs are parted by empty lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

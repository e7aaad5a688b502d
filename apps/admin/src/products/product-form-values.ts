import type { Picture } from '@tokpa/contract/pictures';
import { eachProductText, type ProductText } from '@tokpa/contract/product-texts';
import type { Product, ProductOption, ProductStatus } from '@tokpa/contract/products';
import { optionsOf } from '@tokpa/contract/variation-options';
import { changedFields } from '../changed-fields.ts';
import { underNewNames } from './rename-options.ts';

/** A picture that is there already, or a file that has just been chosen. */
export type FormPicture = { key: string; src: string; alt: string; file?: File };

export type FormVariation = {
  id?: string;
  name: string;
  options: Record<string, string>;
  sku: string;
  price: number | null;
  originalPrice: number | null;
  stock: number | null;
};

export type ProductForm = {
  id?: string;
  name: string;
  description: string;
  categoryId: string | null;
  status: ProductStatus;
  isNew: boolean;
  isFeatured: boolean;
  price: number | null;
  originalPrice: number | null;
  sku: string | null;
  stock: number | null;
  features: string[];
  pictures: FormPicture[];
  options: ProductOption[];
  variations: FormVariation[];
  slug: string | null;
} & Record<ProductText, string | null>;

export const EMPTY_PRODUCT: ProductForm = {
  name: '',
  description: '',
  categoryId: null,
  status: 'DRAFT',
  isNew: false,
  isFeatured: false,
  price: null,
  originalPrice: null,
  sku: '',
  stock: 0,
  features: [],
  pictures: [],
  options: [],
  variations: [],
  slug: '',
  ...eachProductText(() => ''),
};

function toFormPicture({ src, alt }: Picture): FormPicture {
  return { key: src, src, alt };
}

/** The options that variations are chosen by; of products that never said them, those that their variations name. */
function optionsShown({ options = [], variations }: Product): ProductOption[] {
  return options.length > 0 ? options : optionsOf(variations);
}

/** A product as the API gives it → what the form shows. */
export function toForm(product: Product): ProductForm {
  return {
    id: product.id,
    name: product.name,
    description: product.description,
    categoryId: (product.subcategory ?? product.category).id,
    status: product.status ?? 'PUBLISHED',
    isNew: product.isNew,
    isFeatured: product.isFeatured,
    price: product.price,
    originalPrice: product.originalPrice,
    sku: product.sku ?? '',
    stock: product.stock,
    features: product.features,
    pictures: product.pictures.map(toFormPicture),
    options: optionsShown(product),
    variations: product.variations.map((one) => ({ ...one, sku: one.sku ?? '' })),
    slug: product.slug,
    ...eachProductText((name) => product[name] ?? ''),
  };
}

/**
 * A stock that nobody touched, or that was put back to what stood there first, is not sent: what was sold meanwhile stays sold. One
 * that was goes with what its writer read, or was told of since.
 */
function changedStock(now: number | null, { shown, told = shown }: { shown?: number; told?: number | undefined }) {
  if (now === null || now === shown || now === told) return {};
  return { stock: now, ...(told !== undefined && { stockSeen: told }) };
}

/** Product or variation → the stock that its writer was told of, as theirs was refused: from then on they know it. */
export type ToldStocks = ReadonlyMap<string, number>;

type SentStock = { id?: string; stock?: number };

/** What there is `now` of the stocks that were sent. */
export function toldStocks(sent: SentStock & { variations?: readonly SentStock[] }, now: Product): ToldStocks {
  const { id, stock, variations = [] } = { ...sent, id: now.id };
  const ids = [{ id, stock }, ...variations].filter((one) => one.stock !== undefined).map((one) => one.id);
  return new Map([now, ...now.variations].filter((one) => ids.includes(one.id)).map((one) => [one.id, one.stock]));
}

type Variation = Product['variations'][number];
type Offer = Pick<FormVariation, 'price' | 'originalPrice' | 'stock'> & { sku: string | null };

/** What is sold of a variation, as far as it was touched; a price that was emptied is none. */
function changedOffer(
  { price, stock, ...now }: Offer,
  was: Variation | undefined,
  told: number | undefined,
): Partial<Offer> {
  return {
    ...(now.sku !== was?.sku && { sku: now.sku }),
    ...(now.originalPrice !== was?.originalPrice && { originalPrice: now.originalPrice }),
    ...(price !== null && price !== was?.price && { price }),
    ...changedStock(stock, was ? { shown: was.stock, told } : {}),
  };
}

type Known = { before: Product | undefined; told: ToldStocks };

function variationBody({ id, name, options, sku, ...offer }: FormVariation, { before, told }: Known) {
  const was = before?.variations.find((one) => one.id === id);
  const changed = changedOffer({ ...offer, sku: sku || null }, was, was && told.get(was.id));
  return { ...(id !== undefined && { id }), name, options, ...changed };
}

/** What stood at the stock of a product: of one that had variations, the sum of theirs, which its own begins with. */
function readStock({ before, told }: Known) {
  if (!before) return {};
  return { shown: before.stock, told: told.get(before.id) };
}

function pictureBody(pictures: readonly FormPicture[]) {
  const files = pictures.flatMap(({ file }) => (file ? [file] : []));
  const places = pictures.map(({ src, alt, file }) => (file ? { upload: files.indexOf(file), alt } : { src, alt }));
  return { pictures: places, ...(files.length > 0 && { images: files.map((rawFile) => ({ rawFile })) }) };
}

/** What the form holds → the body of the API. With variations, price and stock are theirs. */
export function toBody(form: ProductForm, before?: Product, told: ToldStocks = new Map()) {
  const known = { before, told };
  const { id: _, price, originalPrice, stock, pictures, variations, features, ...fields } = form;
  const hasVariations = variations.length > 0;
  return {
    ...fields,
    subcategory: null,
    sku: form.sku || null,
    slug: form.slug ?? '',
    ...eachProductText((name) => form[name] ?? ''),
    description: form.description ?? '',
    features: features.map((feature) => feature.trim()).filter((feature) => feature !== ''),
    variations: underNewNames(form.options, variations).map((variation) => variationBody(variation, known)),
    ...(hasVariations
      ? {}
      : {
          price,
          originalPrice,
          ...changedStock(stock, readStock(known)),
        }),
    ...pictureBody(pictures),
  };
}

/** The same of a product that is there, without what nobody touched: a colleague may have changed it meanwhile. */
export function toChange(form: ProductForm, before: Product, told: ToldStocks = new Map()) {
  const previous = toBody(toForm(before), before);
  return changedFields(toBody(form, before, told), { resource: 'products', previous });
}

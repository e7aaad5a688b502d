import { productPictures } from '../pictures/index.ts';
import type { ProductLook } from '../pictures/index.ts';
import type { ProductContent, VariationContent } from './shapes.ts';
import { toSlug } from './slug.ts';

type Choice = { value: string; price: number; was?: number; stock: number };

type ProductDraft = {
  name: string;
  /** Slug of its sub-category. */
  category: string;
  description: string;
  features: readonly string[];
  createdDaysAgo: number;
  look: ProductLook;
  isNew?: true;
  isFeatured?: true;
} & ({ price: number; was?: number; stock: number } | { option: string; choices: readonly [Choice, ...Choice[]] });

const prices = (price: number, was: number | undefined): Pick<ProductContent, 'priceFcfa' | 'originalPriceFcfa'> =>
  was === undefined ? { priceFcfa: price } : { priceFcfa: price, originalPriceFcfa: was };

const variationsOf = (draft: ProductDraft, sku: string): VariationContent[] =>
  'choices' in draft
    ? draft.choices.map(({ value, price, was, stock }) => ({
        options: { [draft.option]: value },
        ...prices(price, was),
        stock,
        sku: `${sku}-${toSlug(value).toUpperCase().replaceAll('-', '')}`,
      }))
    : [];

function offerOf(draft: ProductDraft): Pick<ProductContent, 'priceFcfa' | 'originalPriceFcfa' | 'stock'> {
  if (!('choices' in draft)) return { ...prices(draft.price, draft.was), stock: draft.stock };
  const [first, ...others] = draft.choices;
  const cheapest = others.reduce((best, choice) => (choice.price < best.price ? choice : best), first);
  return {
    ...prices(cheapest.price, cheapest.was),
    stock: draft.choices.reduce((sum, choice) => sum + choice.stock, 0),
  };
}

/** Numbers the SKUs in the order of the list: add new products at its end. */
export const defineProducts = (skuPrefix: string, drafts: readonly ProductDraft[]): ProductContent[] =>
  drafts.map((draft, at) => {
    const sku = `${skuPrefix}-${String(at + 1).padStart(3, '0')}`;
    return {
      slug: toSlug(draft.name),
      name: draft.name,
      category: draft.category,
      sku,
      description: draft.description,
      features: draft.features,
      ...offerOf(draft),
      isNew: draft.isNew ?? false,
      isFeatured: draft.isFeatured ?? false,
      createdDaysAgo: draft.createdDaysAgo,
      variations: variationsOf(draft, sku),
      pictures: productPictures(draft.look),
    };
  });

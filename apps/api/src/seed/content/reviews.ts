import { products } from './products/index.ts';
import { reviewTexts } from './review-texts.ts';
import type { ReviewKind, ReviewText } from './review-texts.ts';
import type { ProductContent, ReviewContent } from './shapes.ts';
import { shoppers } from './shoppers.ts';

const kindOfCategory: Readonly<Record<string, ReviewKind>> = {
  'glucometres-bandelettes': 'device',
  tensiometres: 'device',
  'thermometres-oxymetres': 'device',
  'balances-pesee': 'device',
  'energie-tonus': 'capsule',
  'confort-digestif': 'capsule',
  'articulations-mobilite': 'capsule',
  omegas: 'capsule',
  vitamines: 'capsule',
  mineraux: 'capsule',
  multivitamines: 'capsule',
  'moringa-baobab': 'infusion',
  'kinkeliba-tisanes': 'infusion',
  'bissap-infusions': 'infusion',
  'epices-racines': 'spice',
  'karite-beurres': 'care',
  'savons-naturels': 'care',
  'huiles-vegetales': 'care',
  'bain-accessoires': 'object',
  'miel-douceurs': 'food',
  'farines-cereales': 'food',
  'proteines-vegetales': 'supplement',
  'boissons-naturelles': 'drink',
  'musculation-fitness': 'object',
  'yoga-etirements': 'object',
  recuperation: 'object',
  'hydratation-accessoires': 'object',
  'toilette-bebe': 'care',
  'repas-bebe': 'baby',
  'grossesse-allaitement': 'object',
  'couches-change': 'baby',
};

const kindOfProduct: Readonly<Record<string, ReviewKind>> = {
  'bandelettes-de-test-pour-glucometre': 'supply',
  'stylo-autopiqueur-et-50-lancettes': 'supply',
  'brassard-large-pour-tensiometre': 'supply',
  'levure-de-biere-en-paillettes': 'supplement',
  'psyllium-blond-en-poudre': 'supplement',
  'collagene-marin-en-poudre': 'supplement',
  'gelee-royale-en-ampoules': 'supplement',
  'huile-de-graines-de-lin': 'supplement',
  'vitamine-d3-en-gouttes': 'supplement',
  'vitamine-c-a-croquer': 'supplement',
  'calcium-et-vitamine-d-a-croquer': 'supplement',
  'vitamine-b12-a-laisser-fondre': 'supplement',
  'beurre-de-massage-ventre-et-vergetures': 'care',
};

/** Coprime with the number of shoppers: no shopper comes twice to one product. */
const shopperStep = 7;

/** FNV-1a: a number that looks random and is the same on every machine. */
function scatter(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

function textsFor(product: ProductContent): ReviewText[] {
  const kind = kindOfProduct[product.slug] ?? kindOfCategory[product.category];
  if (!kind) throw new Error(`No review texts for ${product.category}`);
  const { general } = reviewTexts;
  const service = general.filter((_, at) => scatter(`${product.slug}/service/${at}`) % 3 === 0);
  return [...reviewTexts[kind], ...service].toSorted(
    (one, other) => scatter(product.slug + one[1]) - scatter(product.slug + other[1]),
  );
}

/** Older and featured products have been talked about more. */
function reviewsCount(product: ProductContent): number {
  const age = Math.min(4, Math.floor(product.createdDaysAgo / 35));
  const count = age + (scatter(`${product.slug}/count`) % 2) - (product.createdDaysAgo > 90 ? 1 : 0);
  return Math.min(7, product.isFeatured ? count + 4 : Math.max(0, count));
}

function reviewsOf(product: ProductContent): ReviewContent[] {
  const start = scatter(product.slug);
  return textsFor(product)
    .slice(0, reviewsCount(product))
    .flatMap(([rating, title, content], at) => {
      const shopper = shoppers[(start + at * shopperStep) % shoppers.length];
      if (!shopper) return [];
      const draw = scatter(`${product.slug}/${title}`);
      const daysAgo = 1 + (draw % Math.max(1, product.createdDaysAgo - 3));
      return [
        {
          productSlug: product.slug,
          shopperEmail: shopper.email,
          rating,
          title,
          content,
          daysAgo,
          verifiedPurchase: draw % 10 < 7,
        },
      ];
    });
}

export const reviews: readonly ReviewContent[] = products.flatMap(reviewsOf);

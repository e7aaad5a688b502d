/**
 * A product's own texts, empty until somebody writes them: only its page and staff see them, and no rule reads them. `heading` names
 * the column of a table, `label` the field in the history. One more stands here, has its column in the API's `product-columns.queries.ts`,
 * and the input that it is written in.
 */
export const PRODUCT_TEXTS = {
  seoTitle: {
    heading: 'Titre SEO',
    label: 'Titre pour les moteurs de recherche',
    explanation: 'Pour les moteurs de recherche, s’il n’est pas le nom ; du produit seul, pas des listes',
    max: 120,
  },
  seoDescription: {
    heading: 'Description SEO',
    label: 'Description pour les moteurs de recherche',
    explanation: 'De même, si elle n’est pas le début de la description',
    max: 320,
  },
} as const;
export type ProductText = keyof typeof PRODUCT_TEXTS;

type Described = (typeof PRODUCT_TEXTS)[ProductText];

/** Makes something of each of these texts, under its name. */
export function eachProductText<Made>(make: (name: ProductText, text: Described) => Made): Record<ProductText, Made> {
  const names = Object.keys(PRODUCT_TEXTS) as ProductText[];
  return Object.fromEntries(names.map((name) => [name, make(name, PRODUCT_TEXTS[name])])) as Record<ProductText, Made>;
}

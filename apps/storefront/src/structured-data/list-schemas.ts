import { SCHEMA_ORG, type Schema } from './schema.ts';

/** The breadcrumb as search engines read it. */
export function breadcrumbSchema(origin: string, crumbs: ReadonlyArray<{ label: string; to: string }>): Schema {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name: label,
      item: origin + to,
    })),
  };
}

type Collection = {
  /** Where the list lives, from the shop's root. */
  path: string;
  name: string;
  description: string;
  products: ReadonlyArray<{ slug: string; name: string }>;
  /** All of the list, not only those of the page. */
  total: number;
  /** How many stand on the pages before this one. */
  before: number;
};

/** A page that lists products. */
export function collectionSchema(origin: string, list: Collection): Schema {
  const { path, name, description, products, total, before } = list;
  return {
    '@context': SCHEMA_ORG,
    '@type': 'CollectionPage',
    name,
    description,
    url: origin + path,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: products.map((product, at) => ({
        '@type': 'ListItem',
        position: before + at + 1,
        name: product.name,
        url: `${origin}/product/${product.slug}`,
      })),
    },
  };
}

/** Questions with their answers. */
export function faqSchema(questions: ReadonlyArray<{ question: string; answer: string }>): Schema {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

import type { MetaDescriptor } from 'react-router';

type PageFacts = {
  title: string;
  description: string;
  /** Where the page lives, the shop's name included: `https://tokpa.bj/products`. */
  address?: string;
  /** An absolute address, for those who share the page. */
  image?: string;
  /** Search engines are asked to keep it out of their lists. */
  unlisted?: boolean;
  schemas?: readonly Schema[];
};

/** Made by loaders, so that what makes them never travels to a browser. */
export type Schema = Record<string, unknown>;
type LdJson = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json'];

type Matches = ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>;

function shopNameOf(matches: Matches): string | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return (root as { settings?: { shopName?: string } } | undefined)?.settings?.shopName;
}

function linksOf({ address, image }: PageFacts): MetaDescriptor[] {
  return [
    ...(address
      ? [
          { tagName: 'link', rel: 'canonical', href: address },
          { property: 'og:url', content: address },
        ]
      : []),
    ...(image ? [{ property: 'og:image', content: image }] : []),
  ];
}

/** What a page says of itself to browsers, search engines and those who share it. */
export function pageMeta(matches: Matches, page: PageFacts): MetaDescriptor[] {
  const shopName = shopNameOf(matches);
  return [
    { title: shopName ? `${page.title} — ${shopName}` : page.title },
    { name: 'description', content: page.description },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'fr_FR' },
    ...(shopName ? [{ property: 'og:site_name', content: shopName }] : []),
    ...(page.unlisted ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...linksOf(page),
    ...(page.schemas ?? []).map((schema) => ({ 'script:ld+json': schema as LdJson })),
  ];
}

/** The breadcrumb as search engines read it. */
export function breadcrumbSchema(origin: string, crumbs: ReadonlyArray<{ label: string; to: string }>): Schema {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name: label,
      item: origin + to,
    })),
  };
}

export function originOf(request: Request): string {
  return new URL(request.url).origin;
}

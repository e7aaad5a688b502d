import type { PublicSettings } from '@tokpa/contract/settings';
import { SCHEMA_ORG, shopId, type Schema } from './schema.ts';

const COUNTRY = 'BJ';
const LANGUAGE = 'fr';

/** Who sells here, and how to reach them: inside what the shop gives, holds or publishes. */
export function shopSchema(settings: PublicSettings, origin: string): Schema {
  const pages = settings.socialLinks.map(({ url }) => url).filter(Boolean);
  return {
    '@type': 'Organization',
    '@id': shopId(origin),
    name: settings.shopName,
    ...(settings.tagline && { description: settings.tagline }),
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    image: `${origin}/partage.jpg`,
    email: settings.contactEmail,
    telephone: settings.supportPhone,
    address: {
      '@type': 'PostalAddress',
      ...(settings.contactAddress && { streetAddress: settings.contactAddress }),
      addressCountry: COUNTRY,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: settings.supportPhone,
      email: settings.contactEmail,
      areaServed: COUNTRY,
      availableLanguage: LANGUAGE,
    },
    ...(pages.length > 0 && { sameAs: pages }),
  };
}

export function organizationSchema(settings: PublicSettings, origin: string): Schema {
  return { '@context': SCHEMA_ORG, ...shopSchema(settings, origin) };
}

/** The shop as a place that can be searched. */
export function websiteSchema(settings: PublicSettings, origin: string): Schema {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'WebSite',
    name: settings.shopName,
    url: `${origin}/`,
    inLanguage: LANGUAGE,
    publisher: { '@id': shopId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

import { CURRENCY } from '@tokpa/contract/money';
import type { Picture } from '@tokpa/contract/pictures';
import type { MetaDescriptor } from 'react-router';
import type { Schema } from '../structured-data/index.ts';

type SharedPicture = Pick<Picture, 'src' | 'width' | 'height' | 'alt'>;

type PageFacts = {
  title: string;
  description: string;
  /** Where the page lives: `/products`, or with the shop's own address before it. Left out where it has no lasting one. */
  address?: string;
  /** For those who share the page; the shop's own where there is none, or only a small one. */
  picture?: SharedPicture | null | undefined;
  /** Something to read, which somebody wrote on some day. */
  isArticle?: boolean;
  /** What is sold on this page. */
  offer?: { price: number; isInStock: boolean };
  /** Search engines are asked to keep it out of their lists. */
  unlisted?: boolean;
  schemas?: readonly Schema[];
};

type LdJson = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json'];

export type Matches = ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>;

// Smaller ones are shown as a stamp beside the link, or not at all.
const SMALLEST_SHARED = 600;
const SHOP_PICTURE: SharedPicture = { src: '/partage.jpg', width: 1200, height: 630, alt: '' };

type ShopFacts = { origin?: string; settings?: { shopName?: string } };

function shopOf(matches: Matches): ShopFacts {
  return matches.find((match) => match?.id === 'root')?.loaderData ?? {};
}

function property(name: string, content: string | number): MetaDescriptor {
  return { property: name, content: String(content) };
}

function pictureOf({ picture }: PageFacts, { origin, settings }: ShopFacts): MetaDescriptor[] {
  if (origin === undefined) return [];
  const { src, width, height, alt } = picture && picture.width >= SMALLEST_SHARED ? picture : SHOP_PICTURE;
  const address = new URL(src, origin).href;
  return [
    property('og:image', address),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', width),
    property('og:image:height', height),
    property('og:image:alt', alt || (settings?.shopName ?? '')),
    { name: 'twitter:image', content: address },
  ];
}

function addressOf({ address, unlisted }: PageFacts, { origin }: ShopFacts): MetaDescriptor[] {
  if (!address || !origin) return [];
  const { href } = new URL(address, origin);
  // A page that is not to be listed has no better address to be listed under.
  return [property('og:url', href), ...(unlisted ? [] : [{ tagName: 'link', rel: 'canonical', href }])];
}

function offerOf({ offer, isArticle }: PageFacts): MetaDescriptor[] {
  if (!offer) return [property('og:type', isArticle ? 'article' : 'website')];
  return [
    property('og:type', 'product'),
    property('product:price:amount', offer.price),
    property('product:price:currency', CURRENCY),
    property('product:availability', offer.isInStock ? 'in stock' : 'out of stock'),
  ];
}

/** What a page says of itself to browsers, search engines and those who share it. */
export function pageMeta(matches: Matches, page: PageFacts): MetaDescriptor[] {
  const shop = shopOf(matches);
  const shopName = shop.settings?.shopName;
  return [
    { title: shopName ? `${page.title} — ${shopName}` : page.title },
    { name: 'description', content: page.description },
    ...(page.unlisted ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:locale', 'fr_FR'),
    ...(shopName ? [property('og:site_name', shopName)] : []),
    ...addressOf(page, shop),
    ...offerOf(page),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
    ...pictureOf(page, shop),
    ...(page.schemas ?? []).map((schema) => ({ 'script:ld+json': schema as LdJson })),
  ];
}

export function originOf(request: Request): string {
  return new URL(request.url).origin;
}

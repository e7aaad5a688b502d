import { findSettings, readPublishedProducts, type Html, type Platform } from '@tokpa/api';
import { CURRENCY, type Product, type PublicSettings, type Variation } from '@tokpa/contract';
import { plainText, xml } from './xml.ts';

// The bounds of Google Merchant Center's specification of product data.
const LONGEST_TITLE = 150;
const LONGEST_DESCRIPTION = 5000;
const MOST_PICTURES = 10;
const AT_A_TIME = 500;
const COUNTRY = 'BJ';

type Shop = Pick<PublicSettings, 'shopName' | 'tagline' | 'shippingFee'> & { publicUrl: string };

function money(amount: number): string {
  return `${amount} ${CURRENCY}`;
}

type Offer = Pick<Variation, 'price' | 'originalPrice' | 'stock'>;

function offerOf({ price, originalPrice, stock }: Offer): Html {
  return xml`<g:availability>${stock > 0 ? 'in_stock' : 'out_of_stock'}</g:availability>
<g:price>${money(originalPrice ?? price)}</g:price>
${originalPrice !== null && xml`<g:sale_price>${money(price)}</g:sale_price>\n`}`;
}

function picturesOf(product: Product, publicUrl: string): Html[] {
  return product.images.slice(0, MOST_PICTURES + 1).map((image, at) => {
    const address = new URL(image, publicUrl).href;
    return at === 0
      ? xml`<g:image_link>${address}</g:image_link>\n`
      : xml`<g:additional_image_link>${address}</g:additional_image_link>\n`;
  });
}

/** Its id is the `sku` of the page's structured data: by it the two are held together. A reference may be long, or one of another product's sizes. */
function itemOf(product: Product, variation: Variation | undefined, shop: Shop): Html {
  const shelves = [product.category, ...(product.subcategory ? [product.subcategory] : [])];
  const title = variation ? `${product.name} — ${variation.name}` : product.name;
  return xml`<item>
<g:id>${variation?.id ?? product.id}</g:id>
${variation && xml`<g:item_group_id>${product.id}</g:item_group_id>\n`}<g:title>${plainText(title, LONGEST_TITLE)}</g:title>
<g:description>${plainText(product.description || product.name, LONGEST_DESCRIPTION)}</g:description>
<g:link>${shop.publicUrl}/product/${product.slug}${variation && `?option=${variation.id}`}</g:link>
${picturesOf(product, shop.publicUrl)}${offerOf(variation ?? product)}<g:condition>new</g:condition>
<g:identifier_exists>no</g:identifier_exists>
<g:product_type>${plainText(shelves.map(({ name }) => name).join(' > '))}</g:product_type>
<g:shipping><g:country>${COUNTRY}</g:country><g:price>${money(shop.shippingFee)}</g:price></g:shipping>
</item>
`;
}

/** A product with sizes is as many offers, which belong together. Without a picture it is none: nobody takes an offer without one. */
export function itemsOf(product: Product, shop: Shop): Html[] {
  if (product.images.length === 0) return [];
  if (product.variations.length === 0) return [itemOf(product, undefined, shop)];
  return product.variations.map((variation) => itemOf(product, variation, shop));
}

/** All published products as Google Merchant Center and its like read them (RSS 2.0), in parts as they are read. */
export async function* productFeed({ db, config }: Pick<Platform, 'db' | 'config'>): AsyncGenerator<string> {
  const shop: Shop = { ...(await findSettings(db)), publicUrl: config.publicUrl };
  yield xml`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${plainText(shop.shopName)}</title>
<link>${shop.publicUrl}/</link>
<description>${plainText(shop.tagline)}</description>
`.markup;
  for await (const products of readPublishedProducts(db, AT_A_TIME)) {
    yield xml`${products.flatMap((product) => itemsOf(product, shop))}`.markup;
  }
  yield '</channel>\n</rss>\n';
}

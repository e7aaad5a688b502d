import { CURRENCY } from '@tokpa/contract/money';
import { SCHEMA_ORG, type Schema } from './schema.ts';

/** What it costs to take part. */
export function seatOffer(address: string, price: number, isAvailable: boolean): Schema {
  return {
    '@type': 'Offer',
    category: price === 0 ? 'Free' : 'Paid',
    price,
    priceCurrency: CURRENCY,
    availability: `${SCHEMA_ORG}/${isAvailable ? 'InStock' : 'SoldOut'}`,
    url: address,
  };
}

/** Minutes as ISO 8601 writes a duration: `PT45M`. */
export function isoMinutes(minutes: number): string {
  return `PT${minutes}M`;
}

export function pictureAddress(picture: { src: string } | null, origin: string): string {
  return new URL(picture?.src ?? '/partage.jpg', origin).href;
}

import type { ItemType } from './cart.ts';
import { isBenin } from './countries.ts';
import { formatFcfa } from './money.ts';
import { slugify } from './slugs.ts';

type Place = { city: string; country: string };

/** Whether one may pay on delivery there: a city of Benin that the shop names. Accents, case and hyphens do not matter. */
export function isCodPlace(place: Place | null, codCities: readonly string[]): boolean {
  // A town of the same name in another country is out of the courier's reach.
  if (place === null || !isBenin(place.country)) return false;
  return codCities.some((served) => slugify(served) === slugify(place.city));
}

/** Whether an amount of whole FCFA may be paid on delivery, given the shop's ceiling: 0 is none. */
export function isWithinCodCeiling(amount: number, codMaxAmount: number): boolean {
  return codMaxAmount === 0 || amount <= codMaxAmount;
}

/** Whether a seat is among these lines: what it is for may be over before a courier brings anything. */
export function holdsSeat(lines: readonly { itemType: ItemType }[]): boolean {
  return lines.some(({ itemType }) => itemType === 'SEMINAR' || itemType === 'COACHING_SESSION');
}

/** The ceiling in whole FCFA → « pour une commande de 100 000 FCFA au plus », nothing where there is none. */
export function sayCodCeiling(codMaxAmount: number): string {
  return codMaxAmount > 0 ? `pour une commande de ${formatFcfa(codMaxAmount)} au plus` : '';
}

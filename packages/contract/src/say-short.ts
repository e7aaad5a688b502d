import type { ItemType } from './cart.ts';

/** Why no more of an article can be had than is `left` of it: a product has a stock, a session has places, a formation is bought once. */
export function sayShort({ name, itemType, left }: { name: string; itemType: ItemType; left: number }): string {
  if (itemType === 'PRODUCT') {
    return `Stock insuffisant pour ${name} : ${left === 0 ? 'il n’en reste plus' : `il en reste ${left}`}.`;
  }
  if (itemType === 'FORMATION') return `La formation « ${name} » s’achète une seule fois.`;
  // Not by `sayCount`: the cart would bring the information pages' file along.
  return left === 0
    ? `Il ne reste plus de place pour « ${name} ».`
    : `Il ne reste que ${left} ${left === 1 ? 'place' : 'places'} pour « ${name} ».`;
}

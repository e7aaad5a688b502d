import type { ItemType } from './cart.ts';

/** Whether anything in it is sent. Only products travel: courses need neither an address nor a delivery. */
export function isShipped(lines: readonly { itemType: ItemType }[]): boolean {
  return lines.some(({ itemType }) => itemType === 'PRODUCT');
}

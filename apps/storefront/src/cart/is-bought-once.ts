import type { ItemType } from '@tokpa/contract/cart';

/** Whether there is nothing to count: a person follows a formation once, however often they would pay for it. */
export function isBoughtOnce({ itemType }: { itemType?: ItemType }): boolean {
  return itemType === 'FORMATION';
}

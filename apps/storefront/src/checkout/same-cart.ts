import type { Cart } from '@tokpa/contract/cart';

/** What is in it, and at which prices. */
export const essenceOf = ({ items }: Cart) =>
  JSON.stringify(items.map((line) => [line.id, line.quantity, line.totalAmount]));

/** Whether both carts hold the same pieces at the same prices. */
export function isSameCart(one: Cart, other: Cart): boolean {
  return essenceOf(one) === essenceOf(other);
}

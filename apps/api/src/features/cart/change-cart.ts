import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { deleteLine, setLineQuantity } from './cart.queries.ts';
import { findCartLine } from './cart-lines.queries.ts';
import { quantityProblem } from './quantity-problem.ts';

type LineOf = { userId: string; lineId: string };

export async function removeLine(platform: Platform, line: LineOf): Promise<void> {
  if (!(await deleteLine(platform.db, line))) throw new Problem('cart_item_not_found');
}

/** Zero and below removes the line. Less of it is always allowed: whoever has too many in the cart comes down step by step. */
export async function changeQuantity(platform: Platform, of: LineOf, quantity: number): Promise<void> {
  if (quantity <= 0) return removeLine(platform, of);
  const line = await findCartLine(platform.db, of, platform.clock.now());
  if (!line) throw new Problem('cart_item_not_found');
  if (quantity > line.stock && quantity > line.quantity) throw quantityProblem(line, quantity);
  if (!(await setLineQuantity(platform.db, line.id, quantity))) throw new Problem('cart_item_not_found');
}

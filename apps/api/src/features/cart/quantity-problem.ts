import { CART_QUANTITY_MAX, type ItemType, sayShort } from '@tokpa/contract';
import { invalidField, Problem } from '#platform/problem';

type Wanted = { name: string; itemType: ItemType; stock: number };

/** Fewer are left than are wanted, or none at all. */
export function insufficientStock({ stock: left, ...article }: Wanted): Problem {
  const problem = new Problem('insufficient_stock');
  problem.message = sayShort({ ...article, left });
  return problem;
}

/** Why so many of it can not be in the cart, naming what is left. */
export function quantityProblem(offer: Wanted, quantity: number): Problem {
  if (quantity > offer.stock) return insufficientStock(offer);
  return invalidField('quantity', `Maximum ${CART_QUANTITY_MAX} articles`);
}

import { CART_QUANTITY_MAX } from '@tokpa/contract';
import { Problem } from '#platform/problem';

/** Why so many of it can not be in the cart, naming what is left. */
export function quantityProblem({ name, stock }: { name: string; stock: number }, quantity: number): Problem {
  if (stock === 0) return new Problem('out_of_stock', { values: { name } });
  if (quantity > stock) return new Problem('insufficient_stock', { values: { name, stock } });
  return new Problem('validation_failed', { errors: { quantity: [`Maximum ${CART_QUANTITY_MAX} articles`] } });
}

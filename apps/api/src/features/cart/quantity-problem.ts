import { CART_QUANTITY_MAX } from '@tokpa/contract';
import { invalidField, Problem } from '#platform/problem';

/** Fewer are left than are wanted, or none at all. */
export function insufficientStock({ name, stock }: { name: string; stock: number }): Problem {
  return new Problem('insufficient_stock', {
    values: { name, left: stock === 0 ? 'il n’en reste plus' : `il en reste ${stock}` },
  });
}

/** Why so many of it can not be in the cart, naming what is left. */
export function quantityProblem(offer: { name: string; stock: number }, quantity: number): Problem {
  if (quantity > offer.stock) return insufficientStock(offer);
  return invalidField('quantity', `Maximum ${CART_QUANTITY_MAX} articles`);
}

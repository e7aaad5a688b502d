import { useController } from 'react-hook-form';
import type { FormVariation, ProductForm } from './product-form-values.ts';

type OfferName = 'price' | 'originalPrice' | 'stock';

/** Whether a variation that is on sale was left without what it is sold by: empty, it would stay as it is without a word. */
export function lacks({ id, ...offer }: FormVariation, name: OfferName): boolean {
  return id !== undefined && name !== 'originalPrice' && offer[name] === null;
}

function refuseEmptied(variations: readonly FormVariation[]): string | undefined {
  const isEmptied = variations.some((one) => lacks(one, 'price') || lacks(one, 'stock'));
  return isEmptied ? 'Une déclinaison n’a plus de prix ou de stock.' : undefined;
}

/** The variations of the form: registered anywhere without these rules, the name would lose them. */
export function useVariations() {
  return useController<ProductForm, 'variations'>({ name: 'variations', rules: { validate: refuseEmptied } }).field;
}

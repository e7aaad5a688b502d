import { useController, useFormState } from 'react-hook-form';
import type { FormVariation, ProductForm } from './product-form-values.ts';

type OfferName = 'price' | 'originalPrice' | 'stock';

/** Whether a variation is without what it is sold by. */
function lacks(offer: FormVariation, name: OfferName): boolean {
  return name !== 'originalPrice' && offer[name] === null;
}

function refuseLacking(variations: readonly FormVariation[]): string | undefined {
  const isLacking = variations.some((one) => lacks(one, 'price') || lacks(one, 'stock'));
  return isLacking ? 'Il manque un prix ou un stock à une déclinaison.' : undefined;
}

/** The same, as it is shown: a new variation begins without, which is no fault until the form is sent. */
export function useLacks() {
  const { isSubmitted } = useFormState<ProductForm>();
  return (variation: FormVariation, name: OfferName) =>
    (isSubmitted || variation.id !== undefined) && lacks(variation, name);
}

/** The variations of the form: registered anywhere without these rules, the name would lose them. */
export function useVariations() {
  const rules = { validate: refuseLacking, deps: ['options' as const] };
  return useController<ProductForm, 'variations'>({ name: 'variations', rules }).field;
}

import type { ProductOption } from '@tokpa/contract/products';
import { goesOn, haveSameOptions } from '@tokpa/contract/variation-options';
import type { FormVariation } from './product-form-values.ts';
import { underNewNames } from './rename-options.ts';

const EMPTY: Omit<FormVariation, 'name' | 'options'> = { sku: '', price: null, originalPrice: null, stock: 0 };

function combinationsOf(options: readonly ProductOption[]): Record<string, string>[] {
  return options.reduce<Record<string, string>[]>(
    (made, { name, values }) => made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

const nameOf = (values: Readonly<Record<string, string>>): string => Object.values(values).join(' · ');

/**
 * Every combination of the options' values: the variation that is there already, with its price, stock and reference, also when an option
 * is renamed or it gets one more; else a new one at the price of the one that it is a kind of, or of the first. What no combination makes any more is
 * left out.
 */
export function combineOptions(options: readonly ProductOption[], before: readonly FormVariation[]): FormVariation[] {
  const chosen = options.filter(({ name, values }) => name !== '' && values.length > 0);
  if (chosen.length === 0) return [];
  const known = underNewNames(chosen, before);
  const all = combinationsOf(chosen);
  const left = new Set(known.filter((one) => !all.some((values) => haveSameOptions(one.options, values))));
  return all.map((values) => {
    const same = known.find((one) => haveSameOptions(one.options, values));
    if (same) return same;
    const kinds = known.filter((one) => goesOn(values, one.options));
    const grown = kinds.find((one) => left.delete(one));
    const price = (kinds[0] ?? known[0])?.price ?? null;
    return { ...(grown ?? { ...EMPTY, price }), name: nameOf(values), options: values };
  });
}

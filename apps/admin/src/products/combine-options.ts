import type { ProductOption } from '@tokpa/contract/products';
import type { FormVariation } from './product-form-values.ts';

const EMPTY: Omit<FormVariation, 'name' | 'options'> = { sku: '', price: null, originalPrice: null, stock: 0 };

function combinationsOf(options: readonly ProductOption[]): Record<string, string>[] {
  return options.reduce<Record<string, string>[]>(
    (made, { name, values }) => made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

function isSame(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

const nameOf = (values: Readonly<Record<string, string>>): string => Object.values(values).join(' · ');

/**
 * Every combination of the options' values: the variation that is there already, with its price and stock, else a new one at the
 * price of the first. What no combination makes any more is left out.
 */
export function combineOptions(options: readonly ProductOption[], known: readonly FormVariation[]): FormVariation[] {
  const chosen = options.filter(({ name, values }) => name !== '' && values.length > 0);
  if (chosen.length === 0) return [];
  const price = known[0]?.price ?? null;
  return combinationsOf(chosen).map((values) => {
    const before = known.find((one) => isSame(one.options, values));
    return before ?? { ...EMPTY, price, name: nameOf(values), options: values };
  });
}

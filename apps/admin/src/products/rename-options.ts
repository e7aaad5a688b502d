import type { ProductOption } from '@tokpa/contract/products';
import { optionsOf } from '@tokpa/contract/variation-options';
import type { FormVariation } from './product-form-values.ts';

/** Each name that variations know and no option has any more → the name of the new option that has some of its values. */
function renamesOf(options: readonly ProductOption[], known: readonly FormVariation[]): ReadonlyMap<string, string> {
  const before = optionsOf(known);
  const lacking = (list: readonly ProductOption[]) => (one: ProductOption) =>
    one.name !== '' && !list.some(({ name }) => name === one.name);
  const added = new Set(options.filter(lacking(before)));
  return new Map(
    before.filter(lacking(options)).flatMap(({ name, values }) => {
      const now = [...added].find((one) => one.values.some((value) => values.includes(value)));
      if (!now) return [];
      added.delete(now);
      return [[name, now.name]];
    }),
  );
}

/**
 * The variations under the names that their options have now: a name that is only corrected makes no other variations, which would
 * begin without price, stock and reference.
 */
export function underNewNames(
  options: readonly ProductOption[],
  known: readonly FormVariation[],
): readonly FormVariation[] {
  const renames = renamesOf(options, known);
  if (renames.size === 0) return known;
  return known.map((one) => {
    const values = Object.entries(one.options).map(([name, value]) => [renames.get(name) ?? name, value]);
    return { ...one, options: Object.fromEntries(values) as FormVariation['options'] };
  });
}

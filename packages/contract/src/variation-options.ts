import type { ProductOption, Variation } from './products.ts';

/** The options that these variations are chosen by, in the order in which they are met. */
export function optionsOf(variations: readonly Pick<Variation, 'options'>[]): ProductOption[] {
  const names = [...new Set(variations.flatMap(({ options }) => Object.keys(options)))];
  return names.map((name) => ({
    name,
    values: [...new Set(variations.flatMap(({ options }) => options[name] ?? []))],
  }));
}

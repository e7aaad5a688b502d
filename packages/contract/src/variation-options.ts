import type { ProductOption, Variation } from './products.ts';

/** The options that these variations are chosen by, in the order in which they are met. */
export function optionsOf(variations: readonly Pick<Variation, 'options'>[]): ProductOption[] {
  const names = [...new Set(variations.flatMap(({ options }) => Object.keys(options)))];
  return names.map((name) => ({
    name,
    values: [...new Set(variations.flatMap(({ options }) => options[name] ?? []))],
  }));
}

/** The values that a variation is chosen by, each under its option's name. */
type OptionValues = Readonly<Record<string, string>>;

/** Whether both have the same options with the same values. */
export function haveSameOptions(one: OptionValues, other: OptionValues): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** Whether `options` are those of `before` and more: what was sold before its product had another option goes on as it. */
export function goesOn(options: OptionValues, before: OptionValues): boolean {
  const names = Object.keys(before);
  return (
    names.length > 0 &&
    names.length < Object.keys(options).length &&
    names.every((name) => before[name] === options[name])
  );
}

import { PRICE_REQUIRED, type ProductOption, type Variation, type VariationWrite } from '@tokpa/contract';
import { invalidFields } from '#platform/problem';
import type { PlannedVariation } from './product-writes.queries.ts';
import { sentOr } from './sent-or.ts';

export type VariationPlan = { kept: PlannedVariation[]; removed: Variation[] };

export const PRICE_BELOW = 'L’ancien prix doit être supérieur au prix';
const OPTION_BY_DEFAULT = 'Format';

type Context = { known: readonly Variation[]; options: readonly ProductOption[] };
type Errors = Record<string, string>;

/** Every known variation as it is. */
export function keepAll(known: readonly Variation[]): VariationPlan {
  return { kept: known.map((one) => ({ ...one, before: one })), removed: [] };
}

/** « Mangue · 1 kg »: the values in the order of the product's options. */
function nameFrom(values: Readonly<Record<string, string>>, options: readonly ProductOption[]): string {
  const ordered = options.map(({ name }) => name).filter((name) => Object.hasOwn(values, name));
  const others = Object.keys(values).filter((name) => !ordered.includes(name));
  return [...ordered, ...others].map((name) => values[name]).join(' · ');
}

function nameOf(write: VariationWrite, before: Variation | undefined, { options }: Context): string {
  if (write.name) return write.name;
  if (write.options) return nameFrom(write.options, options);
  return before?.name ?? '';
}

/** By id, else by name among those that nothing else names. */
function findBefore(write: VariationWrite, { known }: Context, taken: ReadonlySet<string>): Variation | undefined {
  if (write.id !== undefined) return known.find(({ id }) => id === write.id);
  return known.find(({ id, name }) => name === write.name && !taken.has(id));
}

const NEW = { sku: null, price: 0, originalPrice: null, stock: 0 } as const;

function planOne(write: VariationWrite, before: Variation | undefined, context: Context): PlannedVariation {
  const name = nameOf(write, before, context);
  const kept = before ?? { ...NEW, options: { [context.options[0]?.name ?? OPTION_BY_DEFAULT]: name } };
  return {
    before,
    name,
    options: sentOr(write.options, kept.options),
    sku: sentOr(write.sku, kept.sku) || null,
    price: sentOr(write.price, kept.price),
    originalPrice: sentOr(write.originalPrice, kept.originalPrice),
    stock: sentOr(write.stock, kept.stock),
  };
}

/** What is wrong with a variation by itself. */
function ownErrors(write: VariationWrite, { name, price, originalPrice, before }: PlannedVariation): Errors {
  const errors: Errors = {};
  if (write.id !== undefined && !before) errors['id'] = 'Cette déclinaison n’est pas de ce produit';
  if (name === '') errors['name'] = 'Nommez la déclinaison ou choisissez ses options';
  if (!before && write.price === undefined) errors['price'] = PRICE_REQUIRED;
  if (originalPrice !== null && originalPrice <= price) errors['originalPrice'] = PRICE_BELOW;
  return errors;
}

/** What is wrong with it beside those before it in the list. */
function clashErrors({ name, sku, before }: PlannedVariation, earlier: readonly PlannedVariation[]): Errors {
  const errors: Errors = {};
  if (earlier.some((other) => other.name === name)) errors['name'] = 'Deux déclinaisons portent le même nom';
  if (before && earlier.some((other) => other.before === before))
    errors['id'] = 'Cette déclinaison est déjà dans la liste';
  if (sku !== null && earlier.some((other) => other.sku === sku))
    errors['sku'] = 'Deux déclinaisons ont la même référence';
  return errors;
}

/**
 * What the variations of a product become: those of the list, in its order, each the known one of its id or name, or a new one;
 * those that the list leaves out are removed. 422 at `variations.<place>.<field>`.
 */
export function planVariations(wanted: readonly VariationWrite[], context: Context): VariationPlan {
  const kept: PlannedVariation[] = [];
  const errors: Errors = {};
  const taken = new Set(wanted.flatMap(({ id }) => (id === undefined ? [] : [id])));
  for (const [at, write] of wanted.entries()) {
    const before = findBefore(write, context, taken);
    if (before) taken.add(before.id);
    const planned = planOne(write, before, context);
    for (const [field, message] of Object.entries({ ...clashErrors(planned, kept), ...ownErrors(write, planned) }))
      errors[`variations.${at}.${field}`] = message;
    kept.push(planned);
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  const stays = new Set(kept.map(({ before }) => before?.id));
  return { kept, removed: context.known.filter(({ id }) => !stays.has(id)) };
}

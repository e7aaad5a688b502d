import {
  goesOn,
  haveSameOptions,
  type ProductChange,
  type ProductOption,
  type Variation,
  type VariationWrite,
} from '@tokpa/contract';
import type { ProductRow } from '#features/products';
import type { ProductDraft, VariationDraft } from './draft.ts';
import { type LostZeros, withZeros } from './lost-zeros.ts';

/** Every variation after the write, the table's row that each comes from, and what stays of their references. */
export type MergedVariations = { writes: VariationWrite[]; rows: (number | undefined)[]; lost: LostZeros[] };

function findByOptions({ options, isAnyValue }: VariationDraft, known: readonly Variation[]): Variation | undefined {
  if (!options) return undefined;
  const same = known.find((one) => haveSameOptions(one.options, options));
  // One from before the product had the option: left beside those with it, it would be sold a second time.
  return same ?? (isAnyValue ? known.find((one) => goesOn(options, one.options)) : undefined);
}

/** The known variation that a row means: by its id, its reference, its options or its name. */
function findKnown(draft: VariationDraft, known: readonly Variation[]): Variation | undefined {
  const { id, sku, options, name } = draft;
  return (
    known.find((one) => one.id === id) ??
    (sku ? known.find((one) => one.sku === sku) : undefined) ??
    findByOptions(draft, known) ??
    (name !== undefined && options === undefined ? known.find((one) => one.name === name) : undefined)
  );
}

/** Only what has a value: what is left out stays. */
function said<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };
}

/** What the table writes of a reference: none where it is empty, nothing where only zeros were lost. */
function referenceOf(sku: string | undefined, known: string | null | undefined): string | null | undefined {
  if (withZeros(sku, known) !== undefined) return undefined;
  return sku === '' ? null : sku;
}

type TableStock = { stock?: number | undefined; stockSeen?: number | undefined };

/**
 * A stock that nobody touched since it was exported is not written: what was sold meanwhile stays sold. One that was goes with what its
 * writer read, and is refused where that has moved. What is not there any more comes back with the stock that it had.
 */
function stockOf({ stock, stockSeen }: TableStock, known: object | undefined): TableStock {
  if (stock === undefined || !known) return { stock };
  return stock === stockSeen ? {} : { stock, stockSeen };
}

function writeOf(draft: VariationDraft, known: Variation | undefined): VariationWrite {
  const { sku, name, options, price, originalPrice, stockWhenNew } = draft;
  return said({
    id: known?.id,
    name,
    sku: referenceOf(sku, known?.sku),
    options,
    price,
    originalPrice,
    ...(!known && { stock: stockWhenNew }),
    ...said(stockOf(draft, known)),
  });
}

/**
 * The variations that a product has after the table: those that the table leaves out stay as they are, because a table is often a
 * part of what the shop has. All named: in the table's order; else those known keep their places and new ones come last.
 */
export function mergeVariations(drafts: readonly VariationDraft[], known: readonly Variation[]): MergedVariations {
  const taken = new Set<string>();
  const named = drafts.map((draft) => {
    const found = findKnown(
      draft,
      known.filter(({ id }) => !taken.has(id)),
    );
    if (found) taken.add(found.id);
    const reference = withZeros(draft.sku, found?.sku);
    const lost = reference === undefined ? [] : [{ row: draft.row, isOfVariation: true, reference }];
    return { id: found?.id, row: draft.row, write: writeOf(draft, found), lost };
  });
  const untouched = known.filter(({ id }) => !taken.has(id));
  const ordered =
    untouched.length === 0
      ? named
      : [
          ...known.map(({ id }) => named.find((one) => one.id === id) ?? { id, row: undefined, write: { id } }),
          ...named.filter(({ id }) => id === undefined),
        ];
  return {
    writes: ordered.map(({ write }) => write),
    rows: ordered.map(({ row }) => row),
    lost: named.flatMap(({ lost }) => lost),
  };
}

/** The options of the product with the values that the table adds; undefined where the variations themselves say them. */
export function mergeOptions(draft: ProductDraft, before: ProductRow | undefined): ProductOption[] | undefined {
  const said = draft.fields.options ?? before?.options;
  if (!said || draft.variations.length === 0) return draft.fields.options;
  const options = said.map(({ name, values }) => ({ name, values: [...values] }));
  for (const [name, value] of draft.variations.flatMap((one) => Object.entries(one.options ?? {}))) {
    const option = options.find((one) => one.name === name);
    if (!option) options.push({ name, values: [value] });
    else if (!option.values.includes(value)) option.values.push(value);
  }
  return options;
}

/** A row of the shop's own table may name one variation by its reference alone, to change its price or stock. */
export function aimAtVariation(draft: ProductDraft, before: ProductRow | undefined): ProductDraft {
  const { name: _, sku, price, originalPrice, stock, stockSeen, ...fields } = draft.fields;
  const variation = sku && draft.variations.length === 0 && before?.variations.find((one) => one.sku === sku);
  if (!variation) return draft;
  const offer = { price, originalPrice, stock, stockSeen };
  return { ...draft, fields, variations: [{ row: draft.row, id: variation.id, ...offer }] };
}

/** The product's own reference, where the table has it without its zeros. */
export function lostReference({ row, fields: { sku } }: ProductDraft, before: ProductRow | undefined): LostZeros[] {
  const reference = withZeros(sku, before?.sku);
  return reference === undefined ? [] : [{ row, isOfVariation: false, reference }];
}

/** The fields that the table says something about. */
export function saidFields(draft: ProductDraft, before: ProductRow | undefined): ProductChange {
  const { sku, stock, stockSeen, ...fields } = draft.fields;
  return said({ ...fields, sku: referenceOf(sku, before?.sku), ...stockOf({ stock, stockSeen }, before) });
}

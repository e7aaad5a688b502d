import { PRODUCT_OPTIONS_MAX, productOption, SKU_MAX, slugify, VARIATIONS_MAX } from '@tokpa/contract';
import type { VariationDraft } from './draft.ts';
import type { CellReader } from './read-cells.ts';
import { type Attribute, namedAttributes } from './woocommerce-attributes.ts';

type Options = Readonly<Record<string, string>>;
type WrittenVariation = { cells: CellReader; draft: VariationDraft };
/** With the attributes of which it takes any value. */
type OpenVariation = WrittenVariation & { open: readonly Attribute[] };

/** What variations are chosen by is what any of them names; one that gives no value of it takes them all, as in WooCommerce. */
function withOpen(written: readonly WrittenVariation[], attributes: readonly Attribute[]): OpenVariation[] {
  const chosenBy = new Set(written.flatMap(({ cells }) => namedAttributes(cells).map(({ name }) => name)));
  const varying = attributes.filter(({ name }) => chosenBy.has(name));
  return written.map((one) => ({
    ...one,
    open: varying.filter(({ name }) => !Object.hasOwn(one.draft.options ?? {}, name)),
  }));
}

const countOf = ({ open }: OpenVariation) => open.reduce((count, { values }) => count * values.length, 1);

function combinationsOf({ draft, open }: OpenVariation): Options[] {
  return open.reduce<Options[]>(
    (made, { name, values }) => made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [draft.options ?? {}],
  );
}

const keyOf = (options: Options) =>
  Object.entries(options)
    .map((pair) => JSON.stringify(pair))
    .toSorted()
    .join(',');

/** Which combinations each variation gets: the one that says more comes before the one that leaves more open. */
function shareOut(variations: readonly OpenVariation[]): Map<OpenVariation, Options[]> {
  const taken = new Set<string>();
  const shares = new Map<OpenVariation, Options[]>();
  for (const one of variations.toSorted((a, b) => a.open.length - b.open.length)) {
    const left = new Map(combinationsOf(one).map((options) => [keyOf(options), options]));
    for (const key of taken) left.delete(key);
    for (const key of left.keys()) taken.add(key);
    shares.set(one, [...left.values()]);
  }
  return shares;
}

const TOO_MANY = `le produit aurait plus de ${VARIATIONS_MAX} déclinaisons`;

/** Why the shop can not have every combination, before any is made. */
function hindranceOf(variations: readonly OpenVariation[]): string | undefined {
  const open = variations.flatMap((one) => one.open);
  const names = [open.map(({ name }) => name), ...variations.map(({ draft }) => Object.keys(draft.options ?? {}))];
  if (new Set(names.flat()).size > PRODUCT_OPTIONS_MAX)
    return `le produit aurait plus de ${PRODUCT_OPTIONS_MAX} options`;
  if (variations.length > VARIATIONS_MAX || variations.some((one) => countOf(one) > VARIATIONS_MAX)) return TOO_MANY;
  const unfit = open.find((attribute) => !productOption.safeParse(attribute).success);
  return unfit && `« ${unfit.name.slice(0, 40)} » a trop de valeurs, ou de trop longues, pour une option`;
}

/** At the cell that leaves the value open. */
function tellAtOpen({ cells, open }: OpenVariation, message: string): void {
  const column = namedAttributes(cells).find(({ name }) => name === open[0]?.name)?.column;
  const names = open.map(({ name }) => `« ${name} »`).join(', ');
  cells.tell(column ?? 'attributeValues1', `Cette déclinaison vaut pour toutes les valeurs de ${names}${message}`);
}

/** In whole pieces, the first ones getting what is left over: together no more than there are. */
function divide(stock: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => Math.floor(stock / count) + (at < stock % count ? 1 : 0));
}

function stocksOf({ cells, draft: { stock } }: OpenVariation, count: number): (number | undefined)[] {
  if (stock === undefined) return Array.from({ length: count }, () => undefined);
  const stocks = divide(stock, count);
  if (stock > 0)
    cells.tell('stock', `Ce stock vaut pour ${count} déclinaisons : il est réparti entre elles (${stocks.join(', ')})`);
  return stocks;
}

/**
 * The row's reference with the values. None keeps the row's own: it would go from one variation to another when the table's values
 * change. Empty, for none, where another row has it or it is too long.
 */
function referenceOf({ draft: { sku }, open }: OpenVariation, options: Options, taken: ReadonlySet<string>) {
  if (!sku) return sku;
  const suffix = slugify(open.map(({ name }) => options[name]).join('-'));
  const reference = `${sku}-${suffix}`;
  return suffix === '' || reference.length > SKU_MAX || taken.has(reference) ? '' : reference;
}

function copiesOf(one: OpenVariation, combinations: readonly Options[], skus: Set<string>): VariationDraft[] {
  const [options] = combinations;
  if (one.open.length === 0) return [one.draft];
  if (!options) {
    tellAtOpen(one, ', mais d’autres lignes les ont déjà toutes : elle n’est pas reprise');
    return [];
  }
  const copy = { ...one.draft, name: undefined, isAnyValue: true };
  if (combinations.length === 1) return [{ ...copy, options }];
  const stocks = stocksOf(one, combinations.length);
  return combinations.map((options, at) => {
    const sku = referenceOf(one, options, skus);
    if (sku) skus.add(sku);
    return { ...copy, options, sku, stock: stocks[at] };
  });
}

/**
 * The variations of a product, one that takes any value of an attribute as one for each of the parent's values. Where that is more than
 * a product can have, they stay as they are written, and their rows say so.
 */
export function multiplyAnyValues(
  written: readonly WrittenVariation[],
  attributes: readonly Attribute[],
): VariationDraft[] {
  const variations = withOpen(written, attributes);
  const openOnes = variations.filter(({ open }) => open.length > 0);
  if (openOnes.length === 0) return written.map(({ draft }) => draft);
  const hindrance = hindranceOf(variations);
  const shares = hindrance === undefined ? shareOut(variations) : new Map<OpenVariation, Options[]>();
  const isTooMany = [...shares.values()].flat().length > VARIATIONS_MAX;
  if (hindrance !== undefined || isTooMany) {
    for (const one of openOnes) tellAtOpen(one, `, mais ${hindrance ?? TOO_MANY} : les clients ne les choisissent pas`);
    return written.map(({ draft }) => draft);
  }
  const skus = new Set(written.flatMap(({ draft }) => draft.sku || []));
  return variations.flatMap((one) => copiesOf(one, shares.get(one) ?? [], skus));
}

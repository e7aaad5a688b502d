import type { Product } from '@tokpa/contract/products';

export const OFFER_FIELDS = ['price', 'originalPrice', 'stock'] as const;
export type OfferField = (typeof OFFER_FIELDS)[number];
export const OFFER_LABELS: Readonly<Record<OfferField, string>> = {
  price: 'Prix (FCFA)',
  originalPrice: 'Ancien prix',
  stock: 'Stock',
};

/** A line of the grid: a product, or one of its variations. */
export type OfferRow = { key: string; id: string; variationId: string | undefined; name: string } & Record<
  OfferField,
  number | null
>;

/** What was typed: line → field → text. */
export type Typed = Readonly<Record<string, Readonly<Partial<Record<OfferField, string>>>>>;

/** Line → the stock that stood there as another was typed: the rows are read anew meanwhile. */
export type Seen = Readonly<Record<string, number | null>>;

export function toRows(products: readonly Product[]): OfferRow[] {
  return products.flatMap((product): OfferRow[] => {
    const { id, name, price, originalPrice, stock, variations } = product;
    if (variations.length === 0) return [{ key: id, id, variationId: undefined, name, price, originalPrice, stock }];
    return variations.map((one) => ({
      key: `${id} ${one.id}`,
      id,
      variationId: one.id,
      name: `${name} · ${one.name}`,
      price: one.price,
      originalPrice: one.originalPrice,
      stock: one.stock,
    }));
  });
}

/** What is still to be saved after a save: a cell typed again meanwhile holds what the shop has not heard of. */
export function withoutSaved(typed: Typed, sent: Typed): Typed {
  const left: Record<string, Partial<Record<OfferField, string>>> = {};
  for (const [key, cells] of Object.entries(typed)) {
    for (const field of OFFER_FIELDS) {
      const text = cells[field];
      if (text === undefined || text === sent[key]?.[field]) continue;
      left[key] = { ...left[key], [field]: text };
    }
  }
  return left;
}

const SPACES = /[\s\u00A0\u202F]/g;
const DIGITS = /^\d+$/;

/** `12 500` → 12500, empty → null, anything else undefined. */
export function readNumber(typed: string): number | null | undefined {
  const plain = typed.replaceAll(SPACES, '');
  if (plain === '') return null;
  return DIGITS.test(plain) ? Number(plain) : undefined;
}

type Item = { id: string; variationId?: string; price?: number; originalPrice?: number | null } & {
  stock?: number;
  stockSeen?: number;
};
export type Errors = Readonly<Record<string, Readonly<Record<string, string>>>>;
export type Changes = { items: Item[]; keys: string[]; errors: Errors };

function readCell(field: OfferField, typed: string): { value?: number | null; error?: string } {
  const value = readNumber(typed);
  if (value === undefined) return { error: 'Indiquez un nombre entier' };
  if (value === null && field !== 'originalPrice') return { error: 'Ce champ est requis' };
  return { value };
}

type Line = { row: OfferRow; cells: NonNullable<Typed[string]>; seen: number | null };

function changesOf({ row, cells, seen }: Line): { item: Item; errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const fields: Partial<Record<OfferField | 'stockSeen', number | null>> = {};
  for (const field of OFFER_FIELDS) {
    const typed = cells[field];
    if (typed === undefined) continue;
    const { value, error } = readCell(field, typed);
    if (error !== undefined) errors[field] = error;
    else if (value !== row[field]) fields[field] = value ?? null;
  }
  if ('stock' in fields) fields.stockSeen = seen;
  const { id, variationId } = row;
  return { item: { id, ...(variationId !== undefined && { variationId }), ...fields } as Item, errors };
}

/** What is to be saved, only lines with a change, and what can not be. */
export function readChanges(rows: readonly OfferRow[], typed: Typed, seen: Seen = {}): Changes {
  const items: Item[] = [];
  const keys: string[] = [];
  const errors: Record<string, Record<string, string>> = {};
  for (const row of rows) {
    const line = { row, cells: typed[row.key] ?? {}, seen: seen[row.key] ?? row.stock };
    const { item, errors: wrong } = changesOf(line);
    if (Object.keys(wrong).length > 0) errors[row.key] = wrong;
    if (!OFFER_FIELDS.some((field) => field in item)) continue;
    items.push(item);
    keys.push(row.key);
  }
  return { items, keys, errors };
}

const PLACE = /^items\.(\d+)\.(\w+)$/;

/** The server's `items.<place>.<field>` → line → field → message; what belongs to no cell stands at the line's price. */
export function placeErrors(errors: Readonly<Record<string, readonly string[]>>, keys: readonly string[]): Errors {
  const placed: Record<string, Record<string, string>> = {};
  for (const [path, [message = '']] of Object.entries(errors)) {
    const [, at = '', field = ''] = PLACE.exec(path) ?? [];
    const key = keys[Number(at)];
    if (key === undefined || at === '') continue;
    const name = OFFER_FIELDS.find((one) => one === field) ?? 'price';
    placed[key] = { ...placed[key], [name]: message };
  }
  return placed;
}

export type Fields = Readonly<Record<string, unknown>>;

/** Fields that the API reads by each other: one of them alone would mean something else. */
const READ_TOGETHER: Readonly<Record<string, readonly (readonly string[])[]>> = {
  products: [
    // Without `subcategory`, the main category alone is that of a product sent back: it stays in its sub-category.
    ['categoryId', 'subcategory'],
    // Without `options`, they are made anew of the variations: values that none has would be lost.
    ['options', 'variations'],
  ],
  coupons: [
    // 90 FCFA would become 90 % where a colleague changes the type meanwhile.
    ['type', 'value'],
    // Both empty means everything: each empties the list that the other one leaves full.
    ['productIds', 'categoryIds'],
    // Without a number, a personal code works once, another without limit.
    ['isPersonal', 'usageLimitPerUser'],
  ],
  // A seminar that moves while its end is put off would last for days.
  seminars: [['startDate', 'endDate']],
  // Online, the place says how to join.
  'coaching-sessions': [['mode', 'location']],
};

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value));

/** Whether two values are the same all the way down; a file is only itself. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isFields(one) || !isFields(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => name in other && isSame(one[name], other[name]))
  );
}

type Change = {
  resource: string;
  /** The record as the form read it; without it, everything is sent. */
  previous: object | undefined;
  /** Fields that go along in any case. */
  always?: readonly string[];
};

/** What a form changed of a record: the rest may have been changed by somebody else since it was read, and is not written back. */
export function changedFields(data: Fields, { resource, previous, always = [] }: Change): Fields {
  if (!previous) return data;
  const read = previous as Fields;
  const isChanged = (name: string) => name in data && !(name in read && isSame(data[name], read[name]));
  const groups = (READ_TOGETHER[resource] ?? []).filter((group) => group.some(isChanged));
  const wanted = new Set([...always, ...groups.flat()]);
  return Object.fromEntries(Object.entries(data).filter(([name]) => wanted.has(name) || isChanged(name)));
}

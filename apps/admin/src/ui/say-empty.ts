export type EmptyWords = {
  /** There is none yet at all. */
  none: string;
  /** How the first one comes, for whoever may make it. */
  first?: string;
  /** There are some, and the filters leave none. */
  unmatched: string;
};

type Shown = { filter: Readonly<Record<string, unknown>>; total: number | undefined; mayMake: boolean };

const isSet = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';

/** What is said of a list without rows: a new shop is not told that its filters are wrong, nor who may only read that they should write. */
export function sayEmpty({ none, first, unmatched }: EmptyWords, { filter, total, mayMake }: Shown): string {
  // Of a page that is no longer there, it is not known yet what stands on those before it.
  if (total !== 0 || Object.values(filter).some(isSet)) return unmatched;
  return first !== undefined && mayMake ? `${none} ${first}` : none;
}

export type Change = { path: string; before: unknown; after: unknown };

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

function namesIn(...values: unknown[]): string[] {
  return [...new Set(values.filter(isBranch).flatMap((value) => Object.keys(value)))];
}

/**
 * What two states of a row differ in, field by field: `options.0.name`. Lists are compared place by place. Of a row that was made
 * or removed every field is one.
 */
export function differences(before: unknown, after: unknown, path = ''): Change[] {
  if (Object.is(before, after)) return [];
  if (!isBranch(before) && !isBranch(after)) return [{ path, before, after }];
  const valueIn = (value: unknown, name: string) =>
    isBranch(value) ? (value as Record<string, unknown>)[name] : undefined;
  return namesIn(before, after).flatMap((name) =>
    differences(valueIn(before, name), valueIn(after, name), path === '' ? name : `${path}.${name}`),
  );
}

/** A value as a person reads it. */
export function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return '—';
  if (value === true) return 'oui';
  if (value === false) return 'non';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export type FilterValues = Readonly<Record<string, unknown>>;

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** `wanted` with what `set` changes of `seen`: two who saw the same do not undo each other. */
export function applyChange({ seen, set, wanted }: Record<'seen' | 'set' | 'wanted', FilterValues>): FilterValues {
  const changed = [...new Set([...Object.keys(seen), ...Object.keys(set)])].filter(
    (name) => !isSame(seen[name], set[name]),
  );
  return { ...wanted, ...Object.fromEntries(changed.map((name) => [name, set[name]])) };
}

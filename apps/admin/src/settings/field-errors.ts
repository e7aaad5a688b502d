/** The place of a field in a value (`0.feeFcfa`, '' for the whole) → what is wrong there. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The errors of one part of a value, their places seen from there. */
export function errorsBelow(errors: FieldErrors, part: string | number): FieldErrors {
  const prefix = `${part}.`;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([place, message]) => {
      if (place === String(part)) return [['', message]];
      return place.startsWith(prefix) ? [[place.slice(prefix.length), message]] : [];
    }),
  );
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text is an id as PostgreSQL would read it, and not a slug or a number; a `uuid` column refuses any other. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** What a page tells search engines, as schema.org has it. Made by loaders, so that what makes it never travels to a browser. */
export type Schema = Record<string, unknown>;

export const SCHEMA_ORG = 'https://schema.org';

/** The shop itself, which several schemas speak of: its identity is this address, and need not be told twice. */
export function shopId(origin: string): string {
  return `${origin}/#boutique`;
}

import { sql, type RawBuilder } from 'kysely';

function escapeLike(typed: string): string {
  return typed.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** Whether a text holds what was typed, whatever the accents and the case. An index on `without_accents(text)` serves it. */
export function contains(text: RawBuilder<string>, typed: string): RawBuilder<boolean> {
  return sql<boolean>`without_accents(${text}) like '%' || without_accents(${escapeLike(typed)}) || '%'`;
}

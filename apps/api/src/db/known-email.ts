import { type RawBuilder, sql } from 'kysely';

/** The address of an account as people read it; one that leads nowhere (RFC 2606), as a caller's or a closed account's, counts as none. */
export function knownEmail(column: string): RawBuilder<string> {
  return sql<string>`case when ${sql.ref(column)} like '%.invalid' then '' else ${sql.ref(column)} end`;
}

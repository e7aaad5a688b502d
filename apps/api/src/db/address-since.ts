import { type RawBuilder, sql } from 'kysely';

/**
 * Of a row of `users` under this name: since when what is kept by its address alone is the account's. What is older may be somebody else's, and
 * all of it until the account's holder has shown that the mailbox is theirs: nobody asks for that when an account is made.
 */
export function addressSince(users: string): RawBuilder<string> {
  const column = (name: string) => sql.ref(`${users}.${name}`);
  return sql<string>`case when ${column('email_proven_at')} is null then 'infinity'
    else coalesce(${column('email_since')}, ${column('created_at')}) end`;
}

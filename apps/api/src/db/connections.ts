import { withConnection } from './with-connection.ts';

/** How many connections to PostgreSQL the parts of one process hold at most: who writes, who reads, who works. */
export const POOL_CONNECTIONS = 16;
// Two cores have work with as many.
export const READER_CONNECTIONS = 4;
export const JOB_CONNECTIONS = 4;
// One hears what other processes drop from their caches; one is the lock under which a process prepares the shop.
const OTHERS = 2;

/** What operations.md tells the people who run a shop. */
export const CONNECTIONS_OF_A_PROCESS = POOL_CONNECTIONS + READER_CONNECTIONS + JOB_CONNECTIONS + OTHERS;

/** How many connections this server, database and role accept, less what PostgreSQL keeps for its superusers. */
export const ACCEPTED_CONNECTIONS = `
  select least(
    current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer
      - coalesce(current_setting('reserved_connections', true)::integer, 0),
    (select nullif(datconnlimit, -1) from pg_database where datname = current_database()),
    (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user)
  ) as accepted`;

/** Asked before anything else is open. Throws what the driver throws. */
export function acceptedConnections(databaseUrl: string): Promise<number> {
  return withConnection(databaseUrl, 'tokpa connections', async (client) => {
    const { rows } = await client.query<{ accepted: number }>(ACCEPTED_CONNECTIONS);
    return rows[0]?.accepted ?? 0;
  });
}

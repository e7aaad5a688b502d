import { withConnection } from './with-connection.ts';

// Any number that no other lock of the shop has.
const PREPARING = 7_210_451;

/**
 * Runs `work` while no other process on this database runs another one through here; others wait for their turn.
 * Returns what the work returns; throws what it throws, or when the database can not be reached.
 */
export function alone<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result> {
  return withConnection(databaseUrl, 'tokpa lock', async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [PREPARING]);
    return work();
  });
}

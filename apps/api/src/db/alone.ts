import pg from 'pg';

// Any number that no other lock of the shop has.
const PREPARING = 7_210_451;

/**
 * Runs `work` while no other process on this database runs another one through here; others wait for their turn.
 * Returns what the work returns; throws what it throws, or when the database can not be reached.
 */
export async function alone<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'tokpa lock' });
  // The work uses the database too and reports that it is gone.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [PREPARING]);
    return await work();
  } finally {
    await client.end();
  }
}

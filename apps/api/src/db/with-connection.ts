import pg from 'pg';

/**
 * Runs `work` on a connection of its own, which PostgreSQL lists under `name` and which is closed afterwards.
 * Returns what the work returns; throws what it throws, or what the driver throws when the database can not be reached.
 */
export async function withConnection<Result>(
  databaseUrl: string,
  name: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: name });
  // The query that meets a broken connection reports it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

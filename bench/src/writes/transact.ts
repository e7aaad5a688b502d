import type pg from 'pg';

/** Does `work` in a transaction of its own. */
export async function transact<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // What is half done goes with the connection.
    client.release(true);
    throw error;
  }
}

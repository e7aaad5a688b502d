import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '#testing/test-database';

const { db } = await useTestDatabase();

async function isConnected(pid: number): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(db);
  return rows.length > 0;
}

test('a connection that is cut between two statements of a transaction ends that transaction, and nothing else', async () => {
  const cut = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    const [{ pid }] = rows as [{ pid: number }];
    await sql`select pg_terminate_backend(${pid})`.execute(db);
    await expect.poll(() => isConnected(pid)).toBe(false);
    await sql`select 1`.execute(tx);
  });
  await expect(cut).rejects.toThrow(/terminat|not queryable|connection error/i);
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

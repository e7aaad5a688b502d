import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '#testing/test-database';
import { connect } from './connect.ts';
import { isDatabaseAway } from './database-away.ts';

const { db, url } = await useTestDatabase();

async function isConnected(pid: number): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(db);
  return rows.length > 0;
}

async function isSomebodyAsleep(): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep'`.execute(db);
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
  await expect(cut).rejects.toSatisfy(isDatabaseAway);
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

test('an instant leaves as ISO 8601 with milliseconds, in whatever time zone the server writes it', async () => {
  const written = [
    '2026-11-23 15:04:05.123456+00',
    '2026-11-23 15:04:05+00',
    '2026-02-28 23:59:59.9+00',
    '0099-12-31 00:00:00+00',
  ];
  for (const zone of ['UTC', 'Africa/Porto-Novo', 'Asia/Kolkata']) {
    const read = await db.transaction().execute(async (tx) => {
      await sql`select set_config('timezone', ${zone}, true)`.execute(tx);
      const { rows } = await sql<{
        at: string;
      }>`select at::timestamptz as at from unnest(${written}::text[]) as at`.execute(tx);
      return rows.map(({ at }) => at);
    });
    expect(read, zone).toEqual([
      '2026-11-23T15:04:05.123Z',
      '2026-11-23T15:04:05.000Z',
      '2026-02-28T23:59:59.900Z',
      '0099-12-31T00:00:00.000Z',
    ]);
  }
});

test('a connection that is cut off while it waits fails as without a database, and the next one is another', async () => {
  const { pool, cut, close } = connect(url, { max: 1 });
  try {
    const waiting = pool.query('select pg_sleep(60)').catch((error: unknown) => error);
    await expect.poll(isSomebodyAsleep).toBe(true);
    cut();
    expect(isDatabaseAway(await waiting)).toBe(true);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  } finally {
    await close();
  }
});

import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { untilWaiting } from '#testing/meanwhile';
import { useTestDatabase } from '#testing/test-database';
import { connect, type Database } from './connect.ts';
import { isDatabaseAway } from './database-away.ts';

const { db, url } = await useTestDatabase();

function open(): Database {
  const database = connect(`${url}?application_name=readers`, { max: 2 });
  onTestFinished(async () => {
    await database.close();
    // PostgreSQL does not hear while it sleeps that nobody waits any more, and the next test would count who sleeps still, or only then.
    await sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity
      where datname = current_database() and application_name = 'readers'`.execute(db);
  });
  return database;
}

async function connectionOf({ reads }: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(reads);
  return rows[0]?.pid ?? Number.NaN;
}

const sleep = ({ reads }: Database, seconds: number) =>
  sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(${seconds}) as slept`.execute(reads);

const SOON = { timeout: 10_000 };

async function asleep(): Promise<number> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep'`.execute(db);
  return rows.length;
}

test('who asks in the same callback is sent on one connection, and each gets its own answer', async () => {
  const database = open();
  const rows = await Promise.all(
    Array.from({ length: 20 }, async (_, number) => {
      const { rows: found } = await sql<{ sum: number; pid: number }>`
        select ${number}::bigint + 1 as sum, pg_backend_pid() as pid`.execute(database.reads);
      return found[0];
    }),
  );
  expect(rows.map((row) => row?.sum)).toEqual(Array.from({ length: 20 }, (_, number) => number + 1));
  expect(new Set(rows.map((row) => row?.pid)).size).toBe(1);
});

test('who asks while others wait is sent on another connection, up to four and where nobody stands in line', async () => {
  const database = open();
  const sleepers: Promise<unknown>[] = [];
  for (let number = 1; number <= 4; number += 1) {
    sleepers.push(sleep(database, 60).catch(() => undefined));
    await expect.poll(asleep, SOON).toBe(number);
  }
  database.cut();
  await Promise.all(sleepers);
});

test('a queue has an end: the many get connections of the pool', async () => {
  const database = open();
  const pids = await Promise.all(Array.from({ length: 200 }, () => connectionOf(database)));
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and query like 'set default%'`.execute(db);
  expect(pids).toHaveLength(200);
  expect(rows.length).toBeLessThanOrEqual(4);
  expect(new Set(pids).size).toBeGreaterThan(4);
});

test('one that fails leaves those before and behind it alone', async () => {
  const { reads } = open();
  const divide = (by: number) => sql<{ quotient: number }>`select 12 / ${by}::integer as quotient`.execute(reads);
  // So often that it is prepared meanwhile, and fails prepared too.
  for (let round = 0; round < 4; round += 1) {
    const answers = await Promise.allSettled([1, 0, 2, 0, 3, 4, 6, 0].map(divide));
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value.rows[0]?.quotient : one.reason.code))).toEqual([
      12,
      '22012',
      6,
      '22012',
      4,
      3,
      2,
      '22012',
    ]);
  }
});

test('nothing is written where all read, and no transaction begins there', async () => {
  const { reads } = open();
  const written = sql`insert into shop_state default values`.execute(reads);
  await expect(written).rejects.toMatchObject({ code: '25006' });
  await expect(reads.transaction().execute((tx) => sql`select 1`.execute(tx))).rejects.toThrow('no transaction');
  expect((await sql<{ one: number }>`select 1 as one`.execute(reads)).rows).toEqual([{ one: 1 }]);
});

test('nobody queues behind what is slow', async () => {
  const database = open();
  const sleepers: Promise<unknown>[] = [];
  for (let number = 1; number <= 4; number += 1) {
    sleepers.push(sleep(database, 60).then(() => 'awake', isDatabaseAway));
    await expect.poll(asleep, SOON).toBe(number);
  }
  let answered = 0;
  // The first ones may still be sent behind a sleeper, who is not known as one yet; before the queues are full, one is not.
  const readOnce = () => {
    connectionOf(database).then(
      () => (answered += 1),
      () => undefined,
    );
    return answered;
  };
  await expect.poll(readOnce, SOON).toBeGreaterThan(0);
  database.cut();
  expect(await Promise.all(sleepers)).toEqual([true, true, true, true]);
});

test('who waits when the connections are cut fails as without a database; the next to ask is answered', async () => {
  const database = open();
  const before = await connectionOf(database);
  const waiting = [sleep(database, 60), connectionOf(database), connectionOf(database)];
  const told = Promise.all(waiting.map((one) => one.catch((error: unknown) => error)));
  await expect.poll(asleep, SOON).toBe(1);
  database.cut();
  expect((await told).map(isDatabaseAway)).toEqual([true, true, true]);
  expect(await connectionOf(database)).not.toBe(before);
});

test('a connection that PostgreSQL ends takes those with it who wait there; the next to ask gets another', async () => {
  const database = open();
  const pid = await connectionOf(database);
  const waiting = [sleep(database, 60), connectionOf(database)];
  const told = Promise.all(waiting.map((one) => one.catch((error: unknown) => error)));
  await expect.poll(asleep, SOON).toBe(1);
  await sql`select pg_terminate_backend(${pid})`.execute(db);
  expect((await told).map(isDatabaseAway)).toEqual([true, true]);
  expect(await connectionOf(database)).not.toBe(pid);
});

test('a statement that is cancelled for its time ends its connection: those behind it do not wait for theirs', async () => {
  const database = open();
  const pid = await connectionOf(database);
  const slow = sleep(database, 60).catch((error: unknown) => error);
  const behind = sleep(database, 60).catch((error: unknown) => error);
  await expect.poll(asleep, SOON).toBe(1);
  await sql`select pg_cancel_backend(${pid})`.execute(db);
  expect(await slow).toMatchObject({ code: '57014' });
  expect(isDatabaseAway(await behind)).toBe(true);
});

test('after a migration under a running process those who wait together fail once at most', async () => {
  const { reads } = open();
  await sql`create table if not exists boxes (id integer)`.execute(db);
  const find = () => sql<Record<string, unknown>>`select * from boxes where id = ${1} or true`.execute(reads);
  await sql`insert into boxes values (1)`.execute(db);
  for (let time = 0; time < 10; time += 1) await find();
  await sql`alter table boxes add column size integer default 5`.execute(db);
  const first = await Promise.allSettled([find(), find(), find()]);
  const codes = first.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(codes).toEqual(codes.map(() => '0A000'));
  const [one, two] = await Promise.all([find(), find()]);
  expect([one.rows, two.rows]).toEqual([[{ id: 1, size: 5 }], [{ id: 1, size: 5 }]]);
});

test('who still waits at the end is answered, and nobody after it', async () => {
  const database = connect(url, { max: 1 });
  await connectionOf(database);
  const held = sql`select pg_advisory_xact_lock(1)`;
  const [waiting, closed] = await db.transaction().execute(async (tx) => {
    await held.execute(tx);
    const asked = held.execute(database.reads);
    await untilWaiting({ platform: { db } });
    return [asked, database.close()] as const;
  });
  await closed;
  expect((await waiting).rows).toHaveLength(1);
  await expect(connectionOf(database)).rejects.toThrow('destroyed');
});

test('without a database whoever reads is told so, each time', async () => {
  const away = connect('postgres://nobody:nothing@127.0.0.1:1/none', { max: 1 });
  onTestFinished(() => away.close());
  for (let round = 0; round < 2; round += 1) {
    const answers = await Promise.allSettled([connectionOf(away), connectionOf(away), connectionOf(away)]);
    expect(answers.map((one) => one.status === 'rejected' && isDatabaseAway(one.reason))).toEqual([true, true, true]);
  }
});

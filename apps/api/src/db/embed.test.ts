import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbeddedDatabase, type EmbeddedDatabase, type EmbedOptions } from './embed.ts';

let dataDir: string;
let running: EmbeddedDatabase[];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tokpa with space-'));
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((database) => database.stop()));
  await rm(dataDir, { recursive: true });
});

async function start(options: Partial<EmbedOptions> = {}): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir, durable: false, ...options });
  running.push(database);
  return database;
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

const serverPid = async () =>
  Number((await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

test('what was written is there on the next start, at the same address', async () => {
  const first = await start();
  await ask(first.url, 'create table jars (id int4)');
  await first.stop();
  const second = await start();
  expect(second.url).toBe(first.url);
  expect(await ask(second.url, 'select count(*) from jars')).toEqual(['0']);
});

test('only this account can read the password, and without it nobody gets in', async () => {
  const { url } = await start();
  expect((await stat(path.join(dataDir, 'postgres.json'))).mode & 0o777).toBe(0o600);
  await expect(ask(url.replace(/:[^:@]+@/u, ':wrong@'), 'select 1')).rejects.toThrow('password authentication failed');
});

test('the shop is no superuser of its database', async () => {
  const { url } = await start();
  expect(await ask(url, `select rolsuper from pg_roles where rolname = current_user`)).toEqual([false]);
});

test('what is refused is logged without what somebody wrote', async () => {
  const { url } = await start();
  await ask(url, 'create table people (email text constraint people_email unique)');
  await ask(url, `insert into people values ('awa@exemple.bj')`);
  await expect(ask(url, `insert into people values ('awa@exemple.bj')`)).rejects.toThrow(/people_email/);
  const log = () => readFile(path.join(dataDir, 'postgres.log'), 'utf8');
  await expect.poll(log).toContain('people_email');
  expect(await log()).not.toContain('awa@exemple.bj');
});

test('a second shop on the same folder is refused', async () => {
  await start();
  await expect(start()).rejects.toThrow(
    /^Une boutique tourne déjà sur .* : arrêtez-la, ou choisissez un autre DATA_DIR\.$/u,
  );
});

test('a server that is killed comes back by itself with what it had', async () => {
  const reports: string[] = [];
  const { url } = await start({ durable: true, report: (sentence) => reports.push(sentence) });
  await ask(url, 'create table jars (id int4)');
  // At once: an answered statement must not depend on what is written later.
  process.kill(await serverPid(), 'SIGKILL');
  // It reads its disk first, which others may keep busy.
  await expect.poll(() => reports, { timeout: 30_000 }).toContain('PostgreSQL a redémarré.');
  expect(await ask(url, 'select count(*) from jars')).toEqual(['0']);
}, 60_000);

test('a process number that somebody else has got since does not stop the start', async () => {
  const first = await start();
  await first.stop();
  await writeFile(path.join(dataDir, 'postgres/postmaster.pid'), `${process.pid}\n/elsewhere\n1\n5432\n`);
  await writeFile(path.join(dataDir, 'tokpa.lock'), `${process.pid}\nanother-birth\n`);
  expect(await ask((await start()).url, 'select 1')).toEqual([1]);
});

test('after the end nothing runs and the folder is free', async () => {
  const { stop } = await start();
  const pid = await serverPid();
  await stop();
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  await expect(stat(path.join(dataDir, 'tokpa.lock'))).rejects.toThrow('ENOENT');
});

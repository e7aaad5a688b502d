import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createClient } from '@tokpa/contract/client';
import { connect, type Database } from '@tokpa/api';

const PORT = 3392;
const URL_OF_SHOP = `http://127.0.0.1:${PORT}`;
const PEOPLE = 10_000;
// A minute on a machine that does nothing else.
const START = { timeout: 60_000, interval: 100 };
const SENDING = { timeout: 400_000, interval: 100 };
const TOKEN = `adm_${'k'.repeat(43)}`;

const template = inject('templateDatabase');
const name = `${template}_campaign_${randomBytes(4).toString('hex')}`;
const serverUrl = inject('databaseServerUrl');
const databaseUrl = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
const staff = createClient({ baseUrl: `${URL_OF_SHOP}/api/v1`, token: () => TOKEN });
let server: Database;
let shopDatabase: Database;
let dataDir = '';
let child: ChildProcess | undefined;

/** Address → how many mails the mail server took for it. */
const mailbox = new Map<string, number>();
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    stream.resume();
    // Only a mail whose last line has come is a mail.
    stream.once('end', () => {
      for (const { address } of session.envelope.rcptTo) mailbox.set(address, (mailbox.get(address) ?? 0) + 1);
      done();
    });
  },
});
// Its answers to commands that came together would wait for each other's acknowledgement.
mailServer.server.on('connection', (socket: Socket) => socket.setNoDelay(true));
// The shop is killed in the middle of its sentences.
mailServer.on('error', () => undefined);

async function startShop(): Promise<void> {
  const { port } = mailServer.server.address() as AddressInfo;
  child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(PORT),
      HOST: '127.0.0.1',
      PUBLIC_URL: URL_OF_SHOP,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      DEMO: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  await vi.waitFor(async () => expect((await fetch(`${URL_OF_SHOP}/readyz`)).ok).toBe(true), START);
}

async function killShop(): Promise<void> {
  const gone = new Promise((resolve) => child?.once('exit', resolve));
  child?.kill('SIGKILL');
  await gone;
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tokpa-campaign-'));
  await once(mailServer.listen(0, '127.0.0.1'), 'listening');
  server = connect(serverUrl, { max: 1 });
  await server.pool.query(`create database ${name} template ${template}`);
  shopDatabase = connect(databaseUrl, { max: 2 });
  await shopDatabase.pool.query(
    `insert into newsletter_subscribers (email, status, token, confirmed_at)
     select 'abonne' || n || '@exemple.bj', 'CONFIRMED', 'nws_' || n, now() from generate_series(1, $1) n`,
    [PEOPLE],
  );
  await shopDatabase.pool.query(
    `with owner as (insert into staff (email, password_hash, first_name, last_name, role)
       values ('envoi@exemple.bj', 'none', 'Codjo', 'Agossou', 'OWNER') returning id)
     insert into sessions (token_hash, staff_id, expires_at) select $1, id, now() + interval '1 hour' from owner`,
    [createHash('sha256').update(TOKEN).digest()],
  );
  await startShop();
}, 120_000);

afterAll(async () => {
  await killShop();
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  await shopDatabase.close();
  await server.pool.query(`drop database ${name} with (force)`);
  await server.close();
  await rm(dataDir, { recursive: true });
}, 60_000);

async function killWhen(reached: number): Promise<void> {
  await vi.waitFor(() => expect(mailbox.size).toBeGreaterThan(reached), SENDING);
  await killShop();
  expect(mailbox.size).toBeLessThan(PEOPLE);
}

test('a shop that is killed twice while it writes to ten thousand people writes to each of them once', async () => {
  const { data } = await staff.call('POST /admin/email-campaigns', {
    body: { subject: 'Trois tisanes', content: '<p>Bonsoir.</p>' },
  });
  const params = { id: data.id };
  await staff.call('POST /admin/email-campaigns/{id}/send', { params, body: {} });
  for (const reached of [PEOPLE / 4, PEOPLE / 2]) {
    await killWhen(reached);
    await startShop();
  }
  const campaign = await vi.waitFor(async () => {
    const { data: now } = await staff.call('GET /admin/email-campaigns/{id}', { params });
    expect(now.status).toBe('SENT');
    return now;
  }, SENDING);

  // Killed before the mail server's answer was heard: at most the three that were on their way, twice. The shop says whose.
  const { data: unsure } = await staff.call('GET /admin/email-campaigns/{id}/recipients', {
    params,
    query: { status: 'UNCERTAIN' },
  });
  expect(unsure.length).toBeLessThanOrEqual(6);
  expect(campaign.sentCount + unsure.length).toBe(PEOPLE);
  expect([...mailbox.values()].filter((count) => count > 1)).toEqual([]);
  const missed = Array.from({ length: PEOPLE }, (_, n) => `abonne${n + 1}@exemple.bj`).filter(
    (one) => !mailbox.has(one),
  );
  const unsureOf = new Set(unsure.map(({ email }) => email));
  expect(missed.filter((email) => !unsureOf.has(email))).toEqual([]);
}, 600_000);

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createClient } from '@tokpa/contract/client';
import { KillableShop } from './testing/killable-shop.ts';

const PORT = 3392;
/** As many as a bulk mail may have to reach: `CAMPAIGN_PEOPLE=10000`. */
const PEOPLE = Number(process.env['CAMPAIGN_PEOPLE'] ?? 2_000);
const KILLED_AT = [PEOPLE / 4, PEOPLE / 2];
const SENDING = { timeout: 400_000, interval: 100 };
const TOKEN = `adm_${'k'.repeat(43)}`;

const staff = createClient({ baseUrl: `http://127.0.0.1:${PORT}/api/v1`, token: () => TOKEN });
let shop: KillableShop;

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

beforeAll(async () => {
  await once(mailServer.listen(0, '127.0.0.1'), 'listening');
  const { port } = mailServer.server.address() as AddressInfo;
  shop = await KillableShop.create({ port: PORT, env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  await shop.database.pool.query(
    `insert into newsletter_subscribers (email, status, token, confirmed_at)
     select 'abonne' || n || '@exemple.bj', 'CONFIRMED', 'nws_' || n, now() from generate_series(1, $1) n`,
    [PEOPLE],
  );
  await shop.database.pool.query(
    `with owner as (insert into staff (email, password_hash, first_name, last_name, role)
       values ('envoi@exemple.bj', 'none', 'Codjo', 'Agossou', 'OWNER') returning id)
     insert into sessions (token_hash, staff_id, expires_at) select $1, id, now() + interval '1 hour' from owner`,
    [createHash('sha256').update(TOKEN).digest()],
  );
  await shop.start();
}, 120_000);

afterAll(async () => {
  await shop.remove();
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
}, 60_000);

async function killWhen(reached: number): Promise<void> {
  await vi.waitFor(() => expect(mailbox.size).toBeGreaterThan(reached), SENDING);
  await shop.kill();
  expect(mailbox.size).toBeLessThan(PEOPLE);
}

test('a shop that is killed twice while it writes to thousands of people writes to each of them once', async () => {
  const { data } = await staff.call('POST /admin/email-campaigns', {
    body: { subject: 'Trois tisanes', content: '<p>Bonsoir.</p>' },
  });
  const params = { id: data.id };
  await staff.call('POST /admin/email-campaigns/{id}/send', { params, body: {} });
  for (const reached of KILLED_AT) {
    await killWhen(reached);
    await shop.start();
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
  // A kill can fall between two writes of one turn (« handed over » and the mail's last line): one mail each, and the shop says whose.
  expect(missed.length).toBeLessThanOrEqual(KILLED_AT.length);
  const unsureOf = new Set(unsure.map(({ email }) => email));
  expect(missed.filter((email) => !unsureOf.has(email))).toEqual([]);
}, 600_000);

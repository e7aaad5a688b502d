import { callbackify } from 'node:util';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { createStaff } from '#testing/create-staff';
import { useMailServer } from '#testing/mail-server';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { tendCampaignsJob } from './email-campaigns.jobs.ts';
import { settleRecipient, takeRecipient } from './sending.queries.ts';

let refusal: Error | null = null;
/** What happens while the mail server hears whom a letter is for. */
let meanwhile = async (): Promise<void> => undefined;

async function answer(): Promise<void> {
  await meanwhile();
  if (refusal) throw refusal;
}

/** Set: it refuses every third connection, and takes one letter at each of the others. */
let isBusy = false;
let connections = 0;
const served = new Set<string>();

function comeIn(): Error | null {
  connections += 1;
  return isBusy && connections % 3 === 0
    ? Object.assign(new Error('Too many connections'), { responseCode: 421 })
    : null;
}

function beginLetter(session: string): Error | null {
  const isServed = served.has(session);
  served.add(session);
  return isBusy && isServed ? Object.assign(new Error('Come back for this one'), { responseCode: 450 }) : null;
}

const server = await useMailServer({
  onConnect: (_session, done) => done(comeIn()),
  onMailFrom: (_address, { id }, done) => done(beginLetter(id)),
  // It would write one of its own, « no such mailbox », before the words of a refusal.
  hideENHANCEDSTATUSCODES: true,
  onRcptTo: (_address, _session, done) => callbackify(answer)(done),
});
const lines: string[] = [];
const shop = await useTestShop(
  { SMTP_URL: server.url, MAIL_FROM: 'Tokpa <boutique@exemple.bj>', LOG_LEVEL: 'error' },
  { logTo: (line) => void lines.push(line) },
);
const { db, jobs } = shop.platform;
const manager = shop.client((await createStaff(shop, { role: 'MANAGER' })).token);

const inMinutes = (minutes: number) => new Date(shop.clock.now().getTime() + minutes * 60_000).toISOString();

async function write(scheduledAt?: string): Promise<string> {
  const words = { subject: 'Trois tisanes', content: '<p>Bonsoir</p>' };
  const body = { ...words, ...(scheduledAt !== undefined && { scheduledAt }) };
  return (await manager.call('POST /admin/email-campaigns', { body })).data.id;
}

const send = (id: string) => manager.call('POST /admin/email-campaigns/{id}/send', { params: { id }, body: {} });
const read = async (id: string) => (await manager.call('GET /admin/email-campaigns/{id}', { params: { id } })).data;

async function subscribe(...names: string[]): Promise<void> {
  const rows = names.map((name) => ({
    email: `${name}@exemple.bj`,
    status: 'CONFIRMED' as const,
    token: `nws_${name}`,
    confirmed_at: shop.clock.now(),
  }));
  await db.insertInto('newsletter_subscribers').values(rows).execute();
}

beforeEach(async () => {
  refusal = null;
  isBusy = false;
  meanwhile = async () => undefined;
  await db.deleteFrom('newsletter_subscribers').execute();
  await subscribe('awa');
});

it('a mail server that lets the shop write to nobody costs the campaign no letter, and no subscriber', async () => {
  refusal = Object.assign(new Error('5.7.1 Relaying denied'), { responseCode: 550 });
  const id = await write();
  await send(id);
  await jobs.drain();
  const lastError = expect.stringContaining('550 5.7.1 Relaying denied');
  expect(await read(id)).toMatchObject({ status: 'SENDING', waitingCount: 1, failedCount: 0, lastError });
  const { data: subscribers } = await manager.call('GET /newsletter-subscribers');
  expect(subscribers).toMatchObject([{ email: 'awa@exemple.bj', status: 'CONFIRMED', bouncedAt: null }]);

  refusal = null;
  shop.clock.pass(5);
  await jobs.run(tendCampaignsJob, {});
  await jobs.drain();
  expect(await read(id)).toMatchObject({ status: 'SENT', sentCount: 1, lastError: null });
});

it('a mail server that lets in fewer connections than the shop asks for is not one that is away: the campaign goes on', async () => {
  await subscribe('bio', 'coffi', 'dossi', 'ella');
  const id = await write();
  await send(id);
  [isBusy, connections] = [true, 0];
  await jobs.drain();
  expect(await read(id)).toMatchObject({ status: 'SENT', sentCount: 5, lastError: null });
});

it('those whose mail failed get the campaign when somebody asks for it, but for mailboxes that are gone', async () => {
  await subscribe('bio', 'coffi', 'dossi');
  let asked = 0;
  meanwhile = async () => {
    asked += 1;
    if (asked > 1) throw Object.assign(new Error('Daily quota reached'), { responseCode: 550 });
  };
  const id = await write();
  const params = { id };
  await send(id);
  await jobs.drain();
  expect(await read(id)).toMatchObject({ status: 'SENT', sentCount: 1, failedCount: 3, resendableCount: 3 });
  const query = { status: 'FAILED' } as const;
  const { data: failed } = await manager.call('GET /admin/email-campaigns/{id}/recipients', { params, query });
  const [gone = '', ...others] = failed.map(({ email }) => email);
  await db
    .updateTable('newsletter_subscribers')
    .set({ bounced_at: shop.clock.now() })
    .where('email', '=', gone)
    .execute();
  expect(await read(id)).toMatchObject({ failedCount: 3, resendableCount: 2 });

  meanwhile = async () => undefined;
  server.received.length = 0;
  const resend = () =>
    manager.call('POST /admin/email-campaigns/{id}/resume', { params, body: { resendFailed: true } });
  expect((await resend()).data).toMatchObject({ status: 'SENDING', waitingCount: 2, failedCount: 1 });
  await jobs.drain();
  expect(await read(id)).toMatchObject({ status: 'SENT', sentCount: 3, failedCount: 1, resendableCount: 0 });
  const reached = server.received.flatMap(({ to = [] }) => to.map(({ address }) => address));
  expect(reached).toHaveLength(2);
  expect(reached).toEqual(expect.arrayContaining(others));
  expect(await refusalOf(resend())).toMatchObject({ code: 'campaign_not_paused' });
});

it('a letter that is asked for again has all its tries, and hears nothing of a sender that hangs since before', async () => {
  const id = await write();
  await send(id);
  const hanging = await takeRecipient(db, id, shop.clock.now());
  if (!hanging) throw new Error('Nobody waits');
  // Whoever took it over had no more luck, five times.
  await db
    .updateTable('campaign_recipients')
    .set({ status: 'FAILED', attempts: 5 })
    .where('id', '=', hanging.id)
    .execute();
  server.received.length = 0;
  meanwhile = async () => {
    meanwhile = async () => undefined;
    await settleRecipient(db, hanging, { status: 'FAILED', error: 'Refused at last' });
    throw Object.assign(new Error('Come back for this one'), { responseCode: 450 });
  };
  await manager.call('POST /admin/email-campaigns/{id}/resume', { params: { id }, body: { resendFailed: true } });
  await jobs.drain();
  expect(await read(id)).toMatchObject({ status: 'SENDING', waitingCount: 1, failedCount: 0 });
  shop.clock.pass(5);
  await jobs.run(tendCampaignsJob, {});
  await jobs.drain();
  expect(await read(id)).toMatchObject({ status: 'SENT', sentCount: 1, failedCount: 0 });
  expect(server.received).toHaveLength(1);
});

/** A campaign that is being sent, and whose next stretch was lost with the process that had it. */
async function leaveUnderWay(): Promise<string> {
  const id = await write();
  const params = { id };
  await send(id);
  await manager.call('POST /admin/email-campaigns/{id}/pause', { params });
  await jobs.drain();
  await db.updateTable('email_campaigns').set({ paused_at: null }).where('id', '=', id).execute();
  return id;
}

it('a campaign that can not begin holds up neither the next one nor one that is under way', async () => {
  const underWay = await leaveUnderWay();
  const hour = inMinutes(1);
  // In the order in which they are begun.
  const [stuck = '', next = ''] = [await write(hour), await write(hour)].toSorted();
  await send(stuck);
  await send(next);
  shop.clock.pass(2);
  await sql`alter table campaign_recipients add constraint stuck check (campaign_id <> ${sql.lit(stuck)})`.execute(db);
  try {
    await jobs.run(tendCampaignsJob, {});
  } finally {
    await sql`alter table campaign_recipients drop constraint stuck`.execute(db);
  }
  await jobs.drain();
  expect(await read(stuck)).toMatchObject({ status: 'SCHEDULED', recipientsCount: 0 });
  for (const id of [next, underWay]) expect(await read(id)).toMatchObject({ status: 'SENT', sentCount: 1 });
  expect(lines).toEqual([expect.stringContaining(`"campaign":"${stuck}"`)]);

  await jobs.run(tendCampaignsJob, {});
  await jobs.drain();
  expect(await read(stuck)).toMatchObject({ status: 'SENT', sentCount: 1 });
});

it('a letter whose sender has lost the database goes out once, by whoever takes it up', async () => {
  const id = await write();
  await send(id);
  server.received.length = 0;
  const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  meanwhile = async () => {
    meanwhile = async () => undefined;
    reached.resolve();
    await goOn.promise;
  };
  const first = jobs.drain().catch(() => undefined);
  await reached.promise;
  await sql`
    select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = database
     where locktype = 'advisory' and mode = 'ShareLock' and datname = current_database()`.execute(db);
  const takenUp = async () => {
    await jobs.run(tendCampaignsJob, {});
    await jobs.drain();
    return read(id);
  };
  await expect.poll(takenUp).toMatchObject({ status: 'SENT', sentCount: 1 });
  goOn.resolve();
  await first;
  expect(server.received.map(({ subject }) => subject)).toEqual(['Trois tisanes']);
  expect(await read(id)).toMatchObject({ status: 'SENT', sentCount: 1 });
});

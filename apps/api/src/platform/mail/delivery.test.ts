import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { INVITATION_HOURS } from '@tokpa/contract';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { useMailServer } from '#testing/mail-server';
import { useTestShop } from '#testing/test-shop';
import { paragraph } from './blocks.ts';
import { createMailer, deliverMail, purgeMails } from './create-mailer.ts';
import { defineMail } from './mailer.ts';

type Refused = 'MAIL FROM' | 'RCPT TO';

/** What the mail server refuses, and with which words. */
let refused: { at: Refused; with: Error } | null = null;
const refusalAt = (command: Refused) => (refused?.at === command ? refused.with : null);
const server = await useMailServer({
  // It would write one of its own before the words of a refusal.
  hideENHANCEDSTATUSCODES: true,
  onMailFrom: (_address, _session, done) => done(refusalAt('MAIL FROM')),
  onRcptTo: (_address, _session, done) => done(refusalAt('RCPT TO')),
});
const shop = await useTestShop({ SMTP_URL: server.url, MAIL_FROM: 'Tokpa <boutique@exemple.bj>' });
const { db, jobs, mailer, transact } = shop.platform;

const greeting = defineMail({
  name: 'greeting',
  subject: 'Épicerie & santé : à bientôt, {{name}}',
  preheader: 'Un mot pour {{name}} !',
  body: paragraph('Akwaba, <strong>{{name}}</strong> : ça coûte {{fcfa amount}} « à Cotonou ».'),
  text: 'Akwaba, {{name}} : ça coûte {{fcfa amount}} « à Cotonou ».',
  sample: { name: 'Afiavi', amount: 12_500 },
});

function write(
  to: string,
  more: { name?: string; once?: string; headers?: Record<string, string> } = {},
): Promise<void> {
  const { name = 'Sènami', ...options } = more;
  return transact((tx) => mailer.send(tx, greeting, { to, data: { name, amount: 12_500 }, ...options }));
}

async function rowOf(recipient: string) {
  return db.selectFrom('mails').selectAll().where('recipient', '=', recipient).executeTakeFirstOrThrow();
}

/** Does it while the mail server answers that command with this line. */
async function whileRefused(at: Refused, reply: string, work: () => Promise<void>): Promise<void> {
  const [code = '', ...words] = reply.split(' ');
  refused = { at, with: Object.assign(new Error(words.join(' ')), { responseCode: Number(code) }) };
  try {
    await work();
  } finally {
    refused = null;
  }
}

function arrivedFor(recipient: string) {
  return server.received.filter((mail) => mail.to?.some(({ address }) => address === recipient));
}

// What another test has left to be sent would be tried first, and fail in its place.
beforeEach(() => jobs.drain());

describe('a mail of the shop', () => {
  it('arrives with its accents, its sender and both its parts, and is marked sent', async () => {
    await write('accents@exemple.bj', { headers: { 'List-Unsubscribe': '<https://exemple.bj/fin>' } });
    expect((await rowOf('accents@exemple.bj')).status).toBe('QUEUED');
    await jobs.drain();
    const [mail, ...others] = arrivedFor('accents@exemple.bj');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Épicerie & santé\u00a0: à bientôt, Sènami');
    expect(mail?.from).toMatchObject({ name: 'Tokpa', address: 'boutique@exemple.bj' });
    expect(mail?.text).toContain('Akwaba, Sènami\u00a0: ça coûte 12\u202f500\u00a0FCFA «\u00a0à Cotonou\u00a0».');
    expect(mail?.html).toContain(
      '<strong>Sènami</strong>\u00a0: ça coûte 12\u202f500\u00a0FCFA «\u00a0à Cotonou\u00a0».',
    );
    expect(mail?.html).toContain('Un mot pour Sènami\u00a0!');
    const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({
      'list-unsubscribe': '<https://exemple.bj/fin>',
      'auto-submitted': 'auto-generated',
    });
    expect(await rowOf('accents@exemple.bj')).toMatchObject({
      status: 'SENT',
      attempts: 1,
      last_error: null,
      sent_at: shop.clock.now().toISOString(),
    });
  });

  it('is answered to the address that the shop reads, unless it says otherwise', async () => {
    await write('repond@exemple.bj');
    await write('repond-ailleurs@exemple.bj', { headers: { 'Reply-To': 'cliente@exemple.bj' } });
    await jobs.drain();
    const replyTo = (recipient: string) => arrivedFor(recipient)[0]?.replyTo?.map(({ address }) => address);
    expect(replyTo('repond@exemple.bj')).toEqual(['bonjour@tokpa.example']);
    expect(replyTo('repond-ailleurs@exemple.bj')).toEqual(['cliente@exemple.bj']);
  });

  it('names no address for answers where the shop has none', async () => {
    const nobody = createMailer({ ...shop.platform, jobs: { ...jobs, handle: () => undefined } });
    onTestFinished(() => nobody.stop());
    await transact((tx) => nobody.send(tx, greeting, { to: 'muette@exemple.bj', data: greeting.sample }));
    expect((await rowOf('muette@exemple.bj')).headers).toEqual({});
  });

  it('shows what a person typed as they typed it, and never as HTML', async () => {
    await write('piege@exemple.bj', { name: '<img src=x onerror=alert(1)> & "Co"\r\nBcc: tous@exemple.bj' });
    await jobs.drain();
    const [mail] = arrivedFor('piege@exemple.bj');
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).toContain('&lt;img src&#x3D;x onerror&#x3D;alert(1)&gt; &amp; &quot;Co&quot;');
    expect(mail?.text).toContain('<img src=x onerror=alert(1)> & "Co"');
    expect(mail?.subject).toBe(
      'Épicerie & santé\u00a0: à bientôt, <img src=x onerror=alert(1)> & "Co" Bcc: tous@exemple.bj',
    );
    expect(mail?.bcc).toBeUndefined();
  });

  it('is not written when what causes it is undone', async () => {
    const undone = transact(async (tx) => {
      await mailer.send(tx, greeting, { to: 'annule@exemple.bj', data: greeting.sample });
      throw new Error('the order was refused');
    });
    await expect(undone).rejects.toThrow('the order was refused');
    await jobs.drain();
    expect(arrivedFor('annule@exemple.bj')).toEqual([]);
  });

  it('that must be written once is written once, and delivered once although the job runs again', async () => {
    await Promise.all([1, 2, 3].map(() => write('une-fois@exemple.bj', { once: 'order-1-paid' })));
    await jobs.drain();
    const { id } = await rowOf('une-fois@exemple.bj');
    await jobs.run(deliverMail, { mailId: id });
    expect(arrivedFor('une-fois@exemple.bj')).toHaveLength(1);
  });

  it('waits for a mail server that is away, and arrives when it is back', async () => {
    const to = 'patience@exemple.bj';
    await server.stop();
    try {
      await write(to);
      await expect(jobs.drain()).rejects.toThrow('ECONNREFUSED');
      expect(await rowOf(to)).toMatchObject({
        status: 'QUEUED',
        attempts: 1,
        last_error: expect.stringContaining('ECONNREFUSED'),
      });
    } finally {
      await server.start();
    }
    await jobs.run(deliverMail, { mailId: (await rowOf(to)).id });
    expect(await rowOf(to)).toMatchObject({ status: 'SENT', attempts: 2, last_error: null });
    expect(arrivedFor(to)).toHaveLength(1);
  });

  it('waits for three days for a mail server that is away, and is given up then, with the reason', async () => {
    const to = 'abandon@exemple.bj';
    await write(to);
    const { id } = await rowOf(to);
    await server.stop();
    try {
      for (let tries = 0; tries < 12; tries += 1) {
        await expect(jobs.run(deliverMail, { mailId: id })).rejects.toThrow('ECONNREFUSED');
      }
      shop.clock.pass(3 * 24 * 60 - 1);
      await expect(jobs.run(deliverMail, { mailId: id })).rejects.toThrow('ECONNREFUSED');
      expect((await rowOf(to)).status).toBe('QUEUED');
      shop.clock.pass(1);
      await jobs.run(deliverMail, { mailId: id });
    } finally {
      await server.start();
    }
    expect(await rowOf(to)).toMatchObject({ status: 'FAILED', last_error: expect.stringContaining('ECONNREFUSED') });
    await jobs.drain();
    expect(arrivedFor(to)).toEqual([]);
  });

  it('is tried again for a while after a shop that was switched off for days, though the mail server is away', async () => {
    const to = 'longue-coupure@exemple.bj';
    await write(to);
    const { id } = await rowOf(to);
    shop.clock.pass(4 * 24 * 60);
    await server.stop();
    try {
      await expect(jobs.run(deliverMail, { mailId: id })).rejects.toThrow('ECONNREFUSED');
    } finally {
      await server.start();
    }
    await jobs.run(deliverMail, { mailId: id });
    expect(arrivedFor(to)).toHaveLength(1);
  });

  it('is given up after ten refusals of its own, to which the tries of an outage do not count', async () => {
    const to = 'liste-grise@exemple.bj';
    await write(to);
    const { id } = await rowOf(to);
    await db.updateTable('mails').set({ attempts: 40 }).where('id', '=', id).execute();
    await whileRefused('RCPT TO', '450 4.2.0 Greylisted', async () => {
      for (let tries = 1; tries < 10; tries += 1) {
        await expect(jobs.run(deliverMail, { mailId: id })).rejects.toThrow('Greylisted');
      }
      expect((await rowOf(to)).status).toBe('QUEUED');
      await jobs.run(deliverMail, { mailId: id });
    });
    expect(await rowOf(to)).toMatchObject({ status: 'FAILED', last_error: expect.stringContaining('Greylisted') });
    await jobs.drain();
  });

  it('over whose words the connection breaks comes ten times at most: the mail server may have it', async () => {
    const to = 'avale@exemple.bj';
    await write(to);
    const { id } = await rowOf(to);
    await db.updateTable('mails').set({ attempts: 8, refusals: 8 }).where('id', '=', id).execute();
    await expect(jobs.run(deliverMail, { mailId: id })).rejects.toThrow(/clos|reset|hang up/i);
    await jobs.run(deliverMail, { mailId: id });
    expect((await rowOf(to)).status).toBe('FAILED');
    await jobs.drain();
    expect(arrivedFor(to)).toHaveLength(2);
  });

  it.each<[string, number, (email: string) => Promise<unknown>]>([
    [
      'code',
      15,
      async (email) => {
        await createShopper(shop, { email });
        return shop.client().call('POST /auth/forgot-password', { body: { email } });
      },
    ],
    [
      'link',
      INVITATION_HOURS * 60,
      async (email) => {
        const body = { email, firstName: 'Ama', lastName: 'Sossa', role: 'SUPPORT' } as const;
        return shop.client((await createStaff(shop)).token).call('POST /staff', { body });
      },
    ],
  ])('with a %s that is over once the mail server is back is not sent any more', async (what, minutes, ask) => {
    const to = `${what}-trop-tard@exemple.bj`;
    await server.stop();
    try {
      await ask(to);
      await expect(jobs.drain()).rejects.toThrow('ECONNREFUSED');
      shop.clock.pass(minutes + 1);
    } finally {
      await server.start();
    }
    const { id, status } = await rowOf(to);
    expect(status).toBe('QUEUED');
    await jobs.run(deliverMail, { mailId: id });
    const error = expect.stringContaining('n’était plus valable');
    expect(await rowOf(to)).toMatchObject({ status: 'FAILED', last_error: error });
    expect(arrivedFor(to)).toEqual([]);
  });

  it.each<[Refused, string]>([
    ['MAIL FROM', '550 5.7.1 Sender rejected'],
    ['RCPT TO', '554 5.7.1 Relay access denied'],
    ['RCPT TO', '553 5.7.1 Sender address rejected: not owned by user'],
    ['RCPT TO', '550 5.1.8 Sender address rejected: Domain not found'],
  ])('is not given up because the mail server refuses the shop itself for a while: %s, « %s »', async (at, reply) => {
    const to = `${randomUUID()}@exemple.bj`;
    await whileRefused(at, reply, async () => {
      await write(to);
      await expect(jobs.drain()).rejects.toThrow(reply);
    });
    const { id, ...row } = await rowOf(to);
    expect(row).toMatchObject({ status: 'QUEUED', attempts: 1, last_error: expect.stringContaining(reply) });
    await jobs.run(deliverMail, { mailId: id });
    expect(arrivedFor(to)).toHaveLength(1);
  });

  it.each(['550 5.1.1 no such mailbox', '550 no such mailbox'])(
    'to a mailbox that does not exist is not tried again: « %s »',
    async (reply) => {
      const to = `${randomUUID()}@exemple.bj`;
      await whileRefused('RCPT TO', reply, async () => {
        await write(to);
        await jobs.drain();
      });
      const error = expect.stringContaining(reply);
      expect(await rowOf(to)).toMatchObject({ status: 'FAILED', attempts: 1, last_error: error });
    },
  );

  it('is removed ninety days later', async () => {
    await write('ancien@exemple.bj');
    await jobs.drain();
    shop.clock.pass(89 * 24 * 60);
    await jobs.run(purgeMails, {});
    expect((await rowOf('ancien@exemple.bj')).status).toBe('SENT');
    shop.clock.pass(2 * 24 * 60);
    await jobs.run(purgeMails, {});
    const left = await db.selectFrom('mails').select('id').where('recipient', '=', 'ancien@exemple.bj').execute();
    expect(left).toEqual([]);
  });

  it('that was sent again and is removed leaves in the log who did it, and no longer to whom', async () => {
    const to = 'encore-une-fois@exemple.bj';
    // A session does not last as long as a mail.
    const logIn = async () => shop.client((await createStaff(shop)).token);
    await write(to);
    await jobs.drain();
    const { id } = await rowOf(to);
    await (await logIn()).call('POST /mails/{id}/resend', { params: { id } });
    await jobs.drain();
    const acts = async () => (await (await logIn()).call('GET /audit-log', { query: { rowId: id } })).data;
    expect(await acts()).toMatchObject([{ after: { to } }]);
    shop.clock.pass(91 * 24 * 60);
    await jobs.run(purgeMails, {});
    expect(await acts()).toMatchObject([
      { act: 'resend', resource: 'mails', staffName: 'Codjo Agossou', before: null, after: null },
    ]);
    expect(JSON.stringify(await acts())).not.toContain(to);
  });
});

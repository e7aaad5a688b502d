import { describe, expect, it } from 'vitest';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { useMailServer } from '#testing/mail-server';
import { planOf } from '#testing/plan-of';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { deliverMail } from '#platform/mail/create-mailer';
import { selectMailPage } from './mails.queries.ts';

const server = await useMailServer();
const shop = await useTestShop({ SMTP_URL: server.url });
const support = shop.client((await createStaff(shop, { role: 'SUPPORT' })).token);
const editor = shop.client((await createStaff(shop, { role: 'EDITOR' })).token);

async function write(email: string) {
  const body = { name: 'Afiavi', email, subject: 'other', message: 'Bonjour' } as const;
  await shop.client().call('POST /contact-messages', { body });
  await shop.platform.jobs.drain();
  return list({ search: email });
}

const list = async (query: Record<string, string>) => (await support.call('GET /mails', { query })).data;

describe('the outbox', () => {
  it.each(['status', '-status'])('is read in the order of an index: %s', async (sort) => {
    const plan = await planOf(shop, (db) => selectMailPage(db, { page: 1, limit: 25, sort }, shop.clock.now()));
    expect(plan).toContain(' using mails_by_status on');
    expect(plan).not.toContain('Sort');
  });

  it('shows what went out, and sends it again as a mail of its own', async () => {
    const [mail] = await write('afiavi@exemple.bj');
    expect(mail).toMatchObject({
      to: 'afiavi@exemple.bj',
      status: 'SENT',
      template: 'contact-message-received',
      attempts: 1,
    });
    const params = { id: mail?.id ?? '' };
    const { data } = await support.call('GET /mails/{id}', { params });
    expect(data.html).toContain('<html');
    expect(data.text).toContain('bien arrivé');
    const { data: copy, message } = await support.call('POST /mails/{id}/resend', { params });
    expect(copy).toMatchObject({ status: 'QUEUED', resentFrom: mail?.id });
    expect(message).toBe('Une copie part à afiavi@exemple.bj.');
    await shop.platform.jobs.drain();
    const arrived = server.received.filter(({ to }) => to?.some(({ address }) => address === 'afiavi@exemple.bj'));
    expect(arrived).toHaveLength(2);
    expect(arrived[0]?.messageId).not.toBe(arrived[1]?.messageId);
  });

  it('says why a mail did not go', async () => {
    const [mail] = await write('inconnu@exemple.bj');
    expect(mail).toMatchObject({ status: 'FAILED', error: expect.stringContaining('5.1.1') });
    expect((await list({ status: 'FAILED', search: 'inconnu@exemple.bj' })).map(({ id }) => id)).toEqual([mail?.id]);
  });

  it('is counted on the first screen, and listed, as far as it does not leave: until it is sent again, or for a week', async () => {
    const look = async () => {
      // A session does not last a week.
      const desk = shop.client((await createStaff(shop, { role: 'SUPPORT' })).token);
      const { data } = await desk.call('GET /mails', { query: { stuck: 'true' } });
      const stats = await desk.call('GET /dashboard/stats');
      expect(stats.data.mails.waiting).toBe(data.length);
      return data.map(({ id }) => id);
    };
    const before = await look();
    const [refused] = await write('inconnu@ailleurs.bj');
    const [sent] = await write('afiavi@ailleurs.bj');
    const copy = async (mail = refused) =>
      (await support.call('POST /mails/{id}/resend', { params: { id: mail?.id ?? '' } })).data.id;
    expect(await look()).toEqual([refused?.id, ...before]);
    const again = await copy();
    expect(await look()).toEqual(before);
    await shop.platform.jobs.drain();
    expect(await look()).toEqual([again, ...before]);
    // A code is asked for anew, and sent again by nobody.
    const { email } = await createShopper(shop, { email: 'inconnu-aussi@ailleurs.bj' });
    await shop.client().call('POST /auth/forgot-password', { body: { email } });
    await shop.platform.jobs.drain();
    await shop.platform.db.updateTable('mails').set({ status: 'FAILED' }).where('recipient', '=', email).execute();
    expect(await look()).toEqual([again, ...before]);

    await server.stop();
    const waits = await copy(sent);
    try {
      await expect(shop.platform.jobs.drain()).rejects.toThrow('ECONNREFUSED');
    } finally {
      await server.start();
    }
    expect(await look()).toEqual([waits, again, ...before]);
    await shop.platform.jobs.run(deliverMail, { mailId: waits });
    expect(await look()).toEqual([again, ...before]);
    shop.clock.pass(7 * 24 * 60 + 1);
    expect(await look()).toEqual([]);
    shop.clock.pass(-7 * 24 * 60 - 1);
  });

  it('shows nobody a code that opens somebody’s account, nor sends it again', async () => {
    const { email } = await createShopper(shop);
    await shop.client().call('POST /auth/forgot-password', { body: { email } });
    await shop.platform.jobs.drain();
    const [mail] = await list({ search: email, template: 'reset-code' });
    expect(mail).toMatchObject({ isSecret: true });
    const params = { id: mail?.id ?? '' };
    const { data } = await support.call('GET /mails/{id}', { params });
    expect([data.html, data.text]).toEqual([null, null]);
    expect(await refusalOf(support.call('POST /mails/{id}/resend', { params }))).toMatchObject({
      status: 409,
      code: 'mail_not_resendable',
    });
  });

  it('is the desk’s, and what is not there is not found', async () => {
    expect((await refusalOf(editor.call('GET /mails'))).status).toBe(403);
    const params = { id: crypto.randomUUID() };
    expect((await refusalOf(support.call('GET /mails/{id}', { params }))).code).toBe('mail_not_found');
    expect((await refusalOf(support.call('POST /mails/{id}/resend', { params }))).code).toBe('mail_not_found');
  });
});

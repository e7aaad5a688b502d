import { beforeEach, describe, expect, it } from 'vitest';
import type { CampaignChange } from '@tokpa/contract';
import { createOrder } from '#testing/create-order';
import { createStaff } from '#testing/create-staff';
import { useMailServer } from '#testing/mail-server';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { tendCampaignsJob } from './email-campaigns.jobs.ts';
import { settleRecipient } from './sending.queries.ts';

const server = await useMailServer();
const shop = await useTestShop({ SMTP_URL: server.url, MAIL_FROM: 'Tokpa <boutique@exemple.bj>' });
const { db, jobs } = shop.platform;
const manager = shop.client((await createStaff(shop, { role: 'MANAGER' })).token);
const editor = shop.client((await createStaff(shop, { role: 'EDITOR' })).token);
const support = shop.client((await createStaff(shop, { role: 'SUPPORT' })).token);

const WORDS = { subject: 'Trois tisanes', content: '<p>Bonsoir&nbsp;: <a href="/catalog">la boutique</a></p>' };

async function subscribe(...emails: string[]): Promise<void> {
  const rows = emails.map((email) => ({
    email,
    status: 'CONFIRMED' as const,
    token: `nws_${email.replaceAll(/\W/g, '')}`,
    confirmed_at: shop.clock.now(),
  }));
  await db.insertInto('newsletter_subscribers').values(rows).execute();
}

async function write(
  change: Partial<Omit<CampaignChange, 'subject' | 'content'>> & { subject?: string; content?: string } = {},
): Promise<string> {
  return (await editor.call('POST /admin/email-campaigns', { body: { ...WORDS, ...change } })).data.id;
}

const send = (id: string) => manager.call('POST /admin/email-campaigns/{id}/send', { params: { id }, body: {} });
const read = async (id: string) => (await editor.call('GET /admin/email-campaigns/{id}', { params: { id } })).data;
const results = async (id: string) => {
  const { data } = await editor.call('GET /admin/email-campaigns/{id}/recipients', { params: { id } });
  return Object.fromEntries(data.map(({ email, status }) => [email, status]));
};
const arrivedFor = (email: string) => server.received.filter(({ to }) => to?.some(({ address }) => address === email));

beforeEach(async () => {
  server.received.length = 0;
  await db.deleteFrom('newsletter_subscribers').execute();
});

describe('a campaign', () => {
  it('reaches every confirmed subscriber once, with a way out in the mail and in its headers', async () => {
    await subscribe('a@exemple.bj', 'b@exemple.bj');
    await db.insertInto('newsletter_subscribers').values({ email: 'attend@exemple.bj', token: 'nws_attend' }).execute();
    const id = await write({ preheader: 'Quand les boire' });
    expect((await send(id)).data).toMatchObject({ status: 'SENDING', recipientsCount: 2, waitingCount: 2 });
    await jobs.drain();
    expect(await read(id)).toMatchObject({ status: 'SENT', sentCount: 2, waitingCount: 0, failedCount: 0 });
    expect(server.received).toHaveLength(2);
    const [mail] = arrivedFor('a@exemple.bj');
    const { publicUrl } = shop.platform.config;
    expect(mail?.subject).toBe('Trois tisanes');
    expect(mail?.html).toContain(`href="${publicUrl}/catalog"`);
    expect(mail?.html).toContain(`${publicUrl}/newsletter/unsubscribe?token=nws_aexemplebj`);
    expect(mail?.text).toContain(`la boutique (${publicUrl}/catalog)`);
    const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({
      'list-unsubscribe': `<${publicUrl}/api/v1/newsletter/one-click?token=nws_aexemplebj>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(mail?.replyTo).toMatchObject([{ address: 'bonjour@tokpa.example' }]);
    expect(mail?.messageId).toMatch(new RegExp(`^<campaign\\.${id}\\.[\\w-]+@exemple\\.bj>$`));
    expect((await refusalOf(send(id))).code).toBe('campaign_started');
  });

  it('keeps a picture that was pasted with the shop’s whole address, and sends each picture by its whole address', async () => {
    await subscribe('a@exemple.bj');
    const { publicUrl } = shop.platform.config;
    const [pasted, placed] = ['/media/0123456789abcdef/640.webp', '/media/fedcba9876543210/640.webp'];
    const id = await write({ content: `<p><img src="${publicUrl}${pasted}" /><img src="${placed}" /></p>` });
    expect((await read(id)).content).toBe(`<p><img src="${pasted}" /><img src="${placed}" /></p>`);
    await send(id);
    await jobs.drain();
    const pictures = (arrivedFor('a@exemple.bj')[0]?.html || '').matchAll(/src="([^"]*\/media\/[^"]*)"/g);
    expect(Array.from(pictures, ([, src]) => src)).toEqual([`${publicUrl}${pasted}`, `${publicUrl}${placed}`]);
  });

  it('passes by who left the newsletter after it began, and notes which mailboxes are gone', async () => {
    await subscribe('reste@exemple.bj', 'part@exemple.bj', 'inconnu@exemple.bj');
    const id = await write();
    await send(id);
    await shop.client().call('POST /newsletter/unsubscribe', { body: { token: 'nws_partexemplebj' } });
    await jobs.drain();
    expect(await results(id)).toEqual({
      'reste@exemple.bj': 'SENT',
      'part@exemple.bj': 'SKIPPED',
      'inconnu@exemple.bj': 'FAILED',
    });
    const next = await write();
    await send(next);
    expect((await read(next)).recipientsCount).toBe(1);
    await jobs.drain();
  });

  it('stops when it is paused, changes no more, and goes on where it was', async () => {
    await subscribe('un@exemple.bj', 'deux@exemple.bj');
    const id = await write();
    await send(id);
    const params = { id };
    expect((await refusalOf(manager.call('DELETE /admin/email-campaigns/{id}', { params }))).code).toBe(
      'campaign_under_way',
    );
    await manager.call('POST /admin/email-campaigns/{id}/pause', { params });
    await jobs.drain();
    expect(server.received).toEqual([]);
    const late = editor.call('PUT /admin/email-campaigns/{id}', { params, body: { subject: 'Autre' } });
    expect((await refusalOf(late)).code).toBe('campaign_started');
    await manager.call('POST /admin/email-campaigns/{id}/resume', { params, body: {} });
    await jobs.drain();
    expect(server.received).toHaveLength(2);
    const again = manager.call('POST /admin/email-campaigns/{id}/resume', { params, body: {} });
    expect((await refusalOf(again)).code).toBe('campaign_not_paused');
  });

  it('does not leave with other words than those that were read', async () => {
    await subscribe('relit@exemple.bj');
    const id = await write();
    const params = { id };
    const sendAsRead = (updatedAt: string) =>
      manager.call('POST /admin/email-campaigns/{id}/send', { params, body: { updatedAt } });
    const { updatedAt } = await read(id);
    await editor.call('PUT /admin/email-campaigns/{id}', { params, body: { subject: 'Quatre tisanes' } });
    expect(await refusalOf(sendAsRead(updatedAt))).toMatchObject({
      status: 409,
      code: 'campaign_changed',
      message: expect.stringContaining('a changé entre-temps'),
    });
    const now = await read(id);
    expect(now.status).toBe('DRAFT');
    expect((await sendAsRead(now.updatedAt)).data.status).toBe('SENDING');
    await jobs.drain();
    expect(arrivedFor('relit@exemple.bj').map((mail) => mail.subject)).toEqual(['Quatre tisanes']);
  });

  it('takes no hour that has gone by, but keeps one that it already has', async () => {
    const at = (minutes: number) => new Date(shop.clock.now().getTime() + minutes * 60_000).toISOString();
    const refused = {
      status: 422,
      errors: { scheduledAt: ['Cette heure est passée : choisissez une heure à venir'] },
    };
    for (const scheduledAt of ['2020-01-01T08:00:00Z', at(-6)])
      expect(await refusalOf(write({ scheduledAt }))).toMatchObject(refused);
    const id = await write({ scheduledAt: at(-1) });
    shop.clock.pass(60);
    const { scheduledAt } = await read(id);
    const change = (body: Partial<CampaignChange>) =>
      editor.call('PUT /admin/email-campaigns/{id}', { params: { id }, body });
    expect((await change({ subject: 'Deux tisanes', scheduledAt })).data).toMatchObject({
      subject: 'Deux tisanes',
      scheduledAt,
    });
    expect(await refusalOf(change({ scheduledAt: at(-30) }))).toMatchObject(refused);
    expect((await change({ scheduledAt: at(30) })).data.scheduledAt).toBe(at(30));
  });

  it('does not leave at once where its sender agreed to an hour that has gone by meanwhile', async () => {
    await subscribe('tantot@exemple.bj');
    const id = await write({ scheduledAt: new Date(shop.clock.now().getTime() + 60_000).toISOString() });
    const sendAtItsHour = () =>
      manager.call('POST /admin/email-campaigns/{id}/send', { params: { id }, body: { asScheduled: true } });
    expect(await sendAtItsHour()).toMatchObject({
      data: { status: 'SCHEDULED' },
      message: 'La campagne est programmée.',
    });
    await manager.call('POST /admin/email-campaigns/{id}/pause', { params: { id } });
    shop.clock.pass(2);
    expect(await refusalOf(sendAtItsHour())).toMatchObject({ status: 409, code: 'campaign_hour_passed' });
    await jobs.drain();
    expect(await read(id)).toMatchObject({ status: 'DRAFT', startedAt: null });
    expect(arrivedFor('tantot@exemple.bj')).toEqual([]);
    expect((await send(id)).message).toBe('L’envoi commence.');
    await jobs.drain();
  });

  it('waits for its hour, and for a mail server that is away', async () => {
    await subscribe('patience@exemple.bj');
    const id = await write({ scheduledAt: new Date(shop.clock.now().getTime() + 3_600_000).toISOString() });
    expect((await send(id)).data.status).toBe('SCHEDULED');
    await jobs.run(tendCampaignsJob, {});
    expect((await read(id)).status).toBe('SCHEDULED');
    shop.clock.pass(61);
    await server.stop();
    try {
      await jobs.run(tendCampaignsJob, {});
      await jobs.drain();
    } finally {
      await server.start();
    }
    expect(await read(id)).toMatchObject({ status: 'SENDING', waitingCount: 1, lastError: expect.stringMatching(/./) });
    await jobs.run(tendCampaignsJob, {});
    await jobs.drain();
    expect(await read(id)).toMatchObject({ status: 'SENT', sentCount: 1, lastError: null });
  });

  it('writes to the others first where the mail server hangs up, and gives those letters up in the end', async () => {
    await subscribe('raccroche1@exemple.bj', 'raccroche2@exemple.bj', 'raccroche3@exemple.bj');
    await subscribe('suite@exemple.bj');
    const id = await write();
    await send(id);
    await jobs.drain();
    await jobs.run(tendCampaignsJob, {});
    await jobs.drain();
    expect(await read(id)).toMatchObject({ status: 'SENDING', sentCount: 1, waitingCount: 3 });
    for (let tries = 2; tries <= 5; tries += 1) {
      shop.clock.pass(30);
      await jobs.run(tendCampaignsJob, {});
      await jobs.drain();
    }
    expect(await read(id)).toMatchObject({ status: 'SENT', sentCount: 1, failedCount: 3 });
    expect(arrivedFor('suite@exemple.bj')).toHaveLength(1);
  });

  it('asks before it writes again to those of whom it is unsure, whom a dead process left behind', async () => {
    await subscribe('sur@exemple.bj', 'incertain@exemple.bj', 'pris@exemple.bj');
    const id = await write();
    await send(id);
    const leave = (email: string, status: 'TAKEN' | 'HANDED') =>
      db.updateTable('campaign_recipients').set({ status }).where('email', '=', email).execute();
    await leave('incertain@exemple.bj', 'HANDED');
    await leave('pris@exemple.bj', 'TAKEN');
    await jobs.drain();
    expect(await read(id)).toMatchObject({ status: 'SENT', sentCount: 2, uncertainCount: 1 });
    expect(arrivedFor('incertain@exemple.bj')).toEqual([]);
    const body = { resendUncertain: true };
    const again = await manager.call('POST /admin/email-campaigns/{id}/resume', { params: { id }, body });
    expect(again.message).toBe('L’email part de nouveau.');
    await jobs.drain();
    expect(await read(id)).toMatchObject({ status: 'SENT', sentCount: 3, uncertainCount: 0 });
    expect(server.received).toHaveLength(3);
  });

  it('stays paused when those of whom it is unsure are to be written to again, and writes to them when it goes on', async () => {
    await subscribe('incertain@exemple.bj', 'attend@exemple.bj');
    const id = await write();
    const params = { id };
    await send(id);
    await manager.call('POST /admin/email-campaigns/{id}/pause', { params });
    await jobs.drain();
    await db
      .updateTable('campaign_recipients')
      .set({ status: 'UNCERTAIN' })
      .where('campaign_id', '=', id)
      .where('email', '=', 'incertain@exemple.bj')
      .execute();
    const { pausedAt } = await read(id);
    const writeAgain = () =>
      manager.call('POST /admin/email-campaigns/{id}/resume', { params, body: { resendUncertain: true } });
    expect(await writeAgain()).toMatchObject({
      data: { pausedAt, waitingCount: 2, uncertainCount: 0 },
      message: 'L’email part de nouveau quand l’envoi reprend.',
    });
    expect((await refusalOf(writeAgain())).code).toBe('campaign_not_paused');
    await jobs.run(tendCampaignsJob, {});
    await jobs.drain();
    expect(server.received).toEqual([]);
    const goingOn = await manager.call('POST /admin/email-campaigns/{id}/resume', { params, body: {} });
    expect(goingOn.message).toBe('L’envoi reprend.');
    await jobs.drain();
    expect(await read(id)).toMatchObject({ status: 'SENT', pausedAt: null, sentCount: 2 });
  });

  it('keeps what became of it once it is over, and counts nobody again', async () => {
    await subscribe('lue@exemple.bj', 'inconnu@exemple.bj');
    const id = await write();
    await send(id);
    await jobs.drain();
    await db.deleteFrom('campaign_recipients').where('campaign_id', '=', id).execute();
    const counts = { recipientsCount: 2, waitingCount: 0, sentCount: 1, failedCount: 1, uncertainCount: 0 };
    expect(await read(id)).toMatchObject({ status: 'SENT', ...counts });
    const { data } = await editor.call('GET /admin/email-campaigns');
    expect(data.find((campaign) => campaign.id === id)).toMatchObject(counts);
  });

  it('learns after it is over what a sender that was taken for dead heard after all', async () => {
    await subscribe('tard@exemple.bj', 'jamais@exemple.bj', 'encore@exemple.bj');
    const id = await write();
    await send(id);
    const handed = await db
      .updateTable('campaign_recipients')
      .set({ status: 'HANDED', attempts: 1 })
      .where('campaign_id', '=', id)
      .returning(['id', 'email'])
      .execute();
    await jobs.drain();
    expect(await read(id)).toMatchObject({ status: 'SENT', sentCount: 0, uncertainCount: 3 });
    const OUTCOMES: Record<string, Parameters<typeof settleRecipient>[2]> = {
      'tard@exemple.bj': { status: 'SENT', at: shop.clock.now() },
      'jamais@exemple.bj': { status: 'FAILED', error: 'refusé' },
      'encore@exemple.bj': { status: 'WAITING' },
    };
    for (const one of handed) {
      const taken = { ...one, subscriberId: '', token: '', attempts: 1, tries: 1 };
      const outcome = OUTCOMES[one.email]!;
      await settleRecipient(db, taken, outcome);
      await settleRecipient(db, taken, outcome);
    }
    const counts = { recipientsCount: 3, waitingCount: 1, sentCount: 1, failedCount: 1, uncertainCount: 0 };
    expect(await read(id)).toMatchObject(counts);
  });

  it('goes to buyers, or to those who have not bought yet', async () => {
    const { shopper } = await createOrder(shop);
    await db.updateTable('orders').set({ paid_at: shop.clock.now() }).where('user_id', '=', shopper.userId).execute();
    await subscribe(shopper.email, 'curieuse@exemple.bj');
    const { data } = await editor.call('GET /admin/email-campaigns/audiences');
    expect(Object.fromEntries(data.map(({ audience, count }) => [audience, count]))).toEqual({
      SUBSCRIBERS: 2,
      BUYERS: 1,
      NOT_YET_BUYERS: 1,
    });
    const id = await write({ audience: 'BUYERS' });
    await send(id);
    expect(Object.keys(await results(id))).toEqual([shopper.email]);
    await jobs.drain();
  });
});

describe('writing a campaign', () => {
  it('is tried out on one address and looked at, without anybody else hearing of it', async () => {
    await subscribe('abonnee@exemple.bj');
    const id = await write({ content: '<p>Bonjour<script>alert(1)</script></p>' });
    expect((await read(id)).content).toBe('<p>Bonjour</p>');
    const { data } = await editor.call('GET /admin/email-campaigns/{id}/preview', { params: { id } });
    expect(data.html).toContain('<p>Bonjour</p>');
    expect(data.leaves).toBe(true);
    const body = { testEmail: 'essai@exemple.bj' };
    await manager.call('POST /admin/email-campaigns/{id}/send', { params: { id }, body });
    await jobs.drain();
    expect(server.received.map(({ subject }) => subject)).toEqual(['[Essai] Trois tisanes']);
    expect((await read(id)).status).toBe('DRAFT');
  });

  it('needs a subject and a text, somebody to write to, and the right to send', async () => {
    const nameless = editor.call('POST /admin/email-campaigns', { body: { subject: ' ' } });
    expect((await refusalOf(nameless)).errors).toEqual({ subject: ['L’objet est requis'] });
    expect((await refusalOf(send(await write({ content: '<p> </p>' })))).code).toBe('campaign_empty');
    const id = await write();
    expect((await refusalOf(send(id))).code).toBe('campaign_without_recipients');
    expect((await read(id)).status).toBe('DRAFT');
    const params = { id };
    const notTheirs = editor.call('POST /admin/email-campaigns/{id}/send', { params, body: {} });
    expect((await refusalOf(notTheirs)).status).toBe(403);
    expect((await refusalOf(support.call('GET /admin/email-campaigns'))).status).toBe(403);
    await editor.call('DELETE /admin/email-campaigns/{id}', { params });
    expect((await refusalOf(send(id))).code).toBe('campaign_not_found');
  });

  it('loses the words that its form was emptied of', async () => {
    const params = { id: await write({ preheader: 'Pour l’hiver' }) };
    const body = { preheader: null, content: null };
    const { data } = await editor.call('PUT /admin/email-campaigns/{id}', { params, body });
    expect(data).toMatchObject({ subject: WORDS.subject, preheader: '', content: '' });
  });

  it('is changed or removed while it waits for its hour only by who may send it, and never to nothing', async () => {
    await subscribe('a@exemple.bj');
    const id = await write({ scheduledAt: new Date(shop.clock.now().getTime() + 3_600_000).toISOString() });
    await send(id);
    const change = (by: typeof editor, body: Partial<CampaignChange>) =>
      by.call('PUT /admin/email-campaigns/{id}', { params: { id }, body });
    expect(await refusalOf(change(editor, { content: '<p>Tout autre chose</p>' }))).toMatchObject({ status: 403 });
    expect(await refusalOf(change(manager, { content: '<p> </p>' }))).toMatchObject({ code: 'campaign_empty' });
    expect(await read(id)).toMatchObject({ status: 'SCHEDULED', content: expect.stringContaining('Bonsoir') });
    const remove = (by: typeof editor) => by.call('DELETE /admin/email-campaigns/{id}', { params: { id } });
    expect(await refusalOf(remove(editor))).toMatchObject({ status: 403 });
    await change(manager, { content: '<p>Bonne fête</p>' });
    expect((await read(id)).content).toBe('<p>Bonne fête</p>');
    await manager.call('POST /admin/email-campaigns/{id}/pause', { params: { id } });
    await change(editor, { content: '<p>Un brouillon est à qui écrit</p>' });
    await remove(editor);
  });

  it('is listed with what became of it', async () => {
    const id = await write({ subject: 'Rentrée au naturel' });
    const { data } = await editor.call('GET /admin/email-campaigns', { query: { search: 'rentree' } });
    expect(data).toMatchObject([{ id, status: 'DRAFT', recipientsCount: 0 }]);
    const { data: changed } = await editor.call('PUT /admin/email-campaigns/{id}', {
      params: { id },
      body: { audience: 'NOT_YET_BUYERS' },
    });
    expect(changed).toMatchObject({ audience: 'NOT_YET_BUYERS', subject: 'Rentrée au naturel' });
  });
});

import { describe, expect, it } from 'vitest';
import { createStaff } from '#testing/create-staff';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const editor = shop.client((await createStaff(shop, { role: 'EDITOR' })).token);
const manager = shop.client((await createStaff(shop, { role: 'MANAGER' })).token);
const owner = shop.client((await createStaff(shop)).token);
const support = shop.client((await createStaff(shop, { role: 'SUPPORT' })).token);

async function subscribe(email: string, isConfirmed = true): Promise<string> {
  await shop.client().call('POST /newsletter/subscribe', { body: { email } });
  const { token } = await shop.platform.db
    .selectFrom('newsletter_subscribers')
    .select('token')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  if (isConfirmed) await shop.client().call('POST /newsletter/confirm', { body: { token } });
  return token;
}

const find = async (search: string) => (await editor.call('GET /newsletter-subscribers', { query: { search } })).data;
const oneClick = (token: string, method: 'GET' | 'POST') =>
  shop.app.inject({
    method,
    url: `/api/v1/newsletter/one-click?token=${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...(method === 'POST' && { payload: 'List-Unsubscribe=One-Click' }),
  });

describe('the subscribers', () => {
  it('are listed by status and address, and deleted by a manager', async () => {
    await subscribe('afi@exemple.bj');
    await subscribe('attend@exemple.bj', false);
    const { data: confirmed } = await editor.call('GET /newsletter-subscribers', { query: { status: 'CONFIRMED' } });
    expect(confirmed).toMatchObject([{ email: 'afi@exemple.bj', confirmedAt: shop.clock.now().toISOString() }]);
    const [waiting] = await find('ATTEND');
    expect(waiting).toMatchObject({ status: 'PENDING' });
    const params = { id: waiting?.id ?? '' };
    expect((await refusalOf(editor.call('DELETE /newsletter-subscribers/{id}', { params }))).status).toBe(403);
    expect((await refusalOf(support.call('GET /newsletter-subscribers'))).status).toBe(403);
    await manager.call('DELETE /newsletter-subscribers/{id}', { params });
    const again = manager.call('DELETE /newsletter-subscribers/{id}', { params });
    expect(await refusalOf(again)).toMatchObject({ status: 404, code: 'subscriber_not_found' });
    expect(await find('attend')).toEqual([]);
  });

  it('leave nothing behind when they are deleted, in old letters, the outbox and the log neither', async () => {
    const email = 'efface@exemple.bj';
    await subscribe(email);
    const staying = await subscribe('reste@exemple.bj');
    const words = { subject: 'Trois tisanes', content: '<p>Bonsoir</p>' };
    const { data: letter } = await manager.call('POST /admin/email-campaigns', { body: words });
    const params = { id: letter.id };
    await manager.call('POST /admin/email-campaigns/{id}/send', { params, body: {} });
    await shop.platform.jobs.drain();
    const question = { name: 'Afi', email, subject: 'other', message: 'Un tout autre sujet' } as const;
    await shop.client().call('POST /contact-messages', { body: question });
    const mailsTo = async (to: string) =>
      (await manager.call('GET /mails', { query: { search: to } })).data.map(({ template }) => template).toSorted();
    const ofSubscriber = ['email-campaign', 'newsletter-confirmation'];
    expect(await mailsTo(email)).toEqual(['contact-message-received', ...ofSubscriber]);

    const [subscriber] = await find('efface');
    await manager.call('DELETE /newsletter-subscribers/{id}', { params: { id: subscriber?.id ?? '' } });
    expect(await mailsTo(email)).toEqual(['contact-message-received']);
    expect(await mailsTo('reste@exemple.bj')).toEqual(ofSubscriber);
    const { data: recipients } = await manager.call('GET /admin/email-campaigns/{id}/recipients', { params });
    expect(recipients.map((one) => one.email)).not.toContain(email);
    expect(recipients.map((one) => one.email)).toContain('reste@exemple.bj');
    const { data: acts } = await owner.call('GET /audit-log', { query: { resource: 'newsletter-subscribers' } });
    expect(acts.filter(({ rowId }) => rowId === subscriber?.id)).toMatchObject([
      { act: 'delete', before: null, after: null },
    ]);
    await oneClick(staying, 'POST');
  });

  it('leave by their mail program’s button, which only asks when it is opened as a page', async () => {
    const token = await subscribe('bouton@exemple.bj');
    const opened = await oneClick(token, 'GET');
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/newsletter/unsubscribe?token=${token}`]);
    expect(await find('bouton')).toMatchObject([{ status: 'CONFIRMED' }]);
    expect((await oneClick(token, 'POST')).statusCode).toBe(200);
    expect(await find('bouton')).toMatchObject([{ status: 'UNSUBSCRIBED' }]);
    expect((await oneClick('nws_invente', 'POST')).statusCode).toBe(200);
    expect((await oneClick('a%00b', 'POST')).statusCode).toBe(200);
  });
});

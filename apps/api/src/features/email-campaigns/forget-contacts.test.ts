import { beforeEach, expect, it } from 'vitest';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { useMailServer } from '#testing/mail-server';
import { proveAddress } from '#testing/prove-address';
import { useTestShop } from '#testing/test-shop';
import { forgetContactsJob } from './email-campaigns.jobs.ts';

const server = await useMailServer();
const shop = await useTestShop({ SMTP_URL: server.url, MAIL_FROM: 'Tokpa <boutique@exemple.bj>' });
const { db, jobs } = shop.platform;

async function subscribe(email: string): Promise<{ token: string }> {
  await shop.client().call('POST /newsletter/subscribe', { body: { email } });
  const body = await db
    .selectFrom('newsletter_subscribers')
    .select('token')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await shop.client().call('POST /newsletter/confirm', { body });
  return body;
}

async function sendLetter(): Promise<string> {
  // Years go by between two letters: no session lasts so long.
  const manager = shop.client((await createStaff(shop, { role: 'MANAGER' })).token);
  const words = { subject: 'Trois tisanes', content: '<p>Bonsoir</p>' };
  const { data } = await manager.call('POST /admin/email-campaigns', { body: words });
  await manager.call('POST /admin/email-campaigns/{id}/send', { params: { id: data.id }, body: {} });
  await jobs.drain();
  return data.id;
}

async function countsOf(id: string): Promise<{ recipientsCount: number; sentCount: number }> {
  const manager = shop.client((await createStaff(shop, { role: 'MANAGER' })).token);
  const { data } = await manager.call('GET /admin/email-campaigns/{id}', { params: { id } });
  return { recipientsCount: data.recipientsCount, sentCount: data.sentCount };
}

async function addressesIn(table: 'newsletter_subscribers' | 'campaign_recipients'): Promise<string[]> {
  const rows = await db.selectFrom(table).select('email').distinct().orderBy('email').execute();
  return rows.map(({ email }) => email);
}

beforeEach(async () => {
  await db.deleteFrom('newsletter_subscribers').execute();
  await db.deleteFrom('campaign_recipients').execute();
});

it('who has had nothing to do with the newsletter for three years is forgotten, in old letters too', async () => {
  await subscribe('silence@exemple.bj');
  const { token } = await subscribe('parti@exemple.bj');
  const letter = await sendLetter();
  await shop.client().call('POST /newsletter/unsubscribe', { body: { token } });
  shop.clock.passYears(3, -1);
  await subscribe('nouveau@exemple.bj');
  await jobs.run(forgetContactsJob, {});
  expect(await addressesIn('newsletter_subscribers')).toHaveLength(3);
  shop.clock.pass(2);
  await jobs.run(forgetContactsJob, {});
  expect(await addressesIn('newsletter_subscribers')).toEqual(['nouveau@exemple.bj']);
  expect(await addressesIn('campaign_recipients')).toEqual([]);
  expect(await countsOf(letter)).toEqual({ recipientsCount: 0, sentCount: 0 });
});

it('who reads a letter, or comes back, is kept for three years from then', async () => {
  await subscribe('lit@exemple.bj');
  const back = await subscribe('revient@exemple.bj');
  await shop.client().call('POST /newsletter/unsubscribe', { body: back });
  shop.clock.passYears(2);
  await sendLetter();
  await subscribe('revient@exemple.bj');
  shop.clock.passYears(2);
  await jobs.run(forgetContactsJob, {});
  expect(await addressesIn('newsletter_subscribers')).toEqual(['lit@exemple.bj', 'revient@exemple.bj']);
  expect(await addressesIn('campaign_recipients')).toEqual(['lit@exemple.bj']);
});

it('who had a letter is kept for three years from it when its campaign is deleted, the shop’s only one or an older', async () => {
  await subscribe('fidele@exemple.bj');
  shop.clock.passYears(2);
  const letters = [await sendLetter()];
  shop.clock.passYears(1);
  letters.push(await sendLetter());
  const manager = shop.client((await createStaff(shop, { role: 'MANAGER' })).token);
  for (const id of letters.toReversed()) await manager.call('DELETE /admin/email-campaigns/{id}', { params: { id } });
  shop.clock.passYears(3, -1);
  await jobs.run(forgetContactsJob, {});
  expect(await addressesIn('newsletter_subscribers')).toEqual(['fidele@exemple.bj']);
  shop.clock.pass(2);
  await jobs.run(forgetContactsJob, {});
  expect(await addressesIn('newsletter_subscribers')).toEqual([]);
});

it('who closes their account is in no old letter, unless the address was subscribed before it had the account', async () => {
  await subscribe('prudente@exemple.bj');
  shop.clock.pass(1);
  const [own, stranger] = [await createShopper(shop), await createShopper(shop, { email: 'prudente@exemple.bj' })];
  for (const { userId } of [own, stranger]) await proveAddress(shop, userId);
  await subscribe(own.email);
  const letter = await sendLetter();
  for (const { token, password } of [own, stranger])
    await shop.client(token).call('DELETE /auth/account', { body: { password } });
  expect(await addressesIn('newsletter_subscribers')).toEqual(['prudente@exemple.bj']);
  expect(await addressesIn('campaign_recipients')).toEqual(['prudente@exemple.bj']);
  expect(await countsOf(letter)).toEqual({ recipientsCount: 1, sentCount: 1 });
});

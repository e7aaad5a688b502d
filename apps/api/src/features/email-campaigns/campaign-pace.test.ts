import { expect, it } from 'vitest';
import { createStaff } from '#testing/create-staff';
import { useMailServer } from '#testing/mail-server';
import { useTestShop } from '#testing/test-shop';
import { tendCampaignsJob } from './email-campaigns.jobs.ts';

const MOST = 4;
const STEP_SECONDS = 15;
const server = await useMailServer();
const shop = await useTestShop({ SMTP_URL: server.url, MAILS_PER_MINUTE: String(MOST) });
const { db, jobs, mailer } = shop.platform;
// A stretch ends by real seconds, which the first compiling of the mails may take.
await mailer.prepare();
const manager = shop.client((await createStaff(shop, { role: 'MANAGER' })).token);

async function begin(subject: string): Promise<void> {
  const { data } = await manager.call('POST /admin/email-campaigns', { body: { subject, content: '<p>Bonsoir</p>' } });
  await manager.call('POST /admin/email-campaigns/{id}/send', { params: { id: data.id }, body: {} });
}

/** How many mails of each subject arrive within a minute of the shop's clock. */
async function arrivedInAMinute(): Promise<Record<string, number>> {
  server.received.length = 0;
  for (let second = 0; second < 60; second += STEP_SECONDS) {
    await jobs.run(tendCampaignsJob, {});
    await jobs.drain();
    shop.clock.pass(STEP_SECONDS / 60);
  }
  const counts: Record<string, number> = {};
  for (const { subject = '' } of server.received) counts[subject] = (counts[subject] ?? 0) + 1;
  return counts;
}

it('campaigns that are sent at the same time share what the mail server takes in a minute', async () => {
  const subscribers = Array.from({ length: 2 * MOST }, (_, at) => ({
    email: `abonne${at}@exemple.bj`,
    status: 'CONFIRMED' as const,
    token: `nws_${at}`,
    confirmed_at: shop.clock.now(),
  }));
  await db.insertInto('newsletter_subscribers').values(subscribers).execute();
  await begin('Trois tisanes');
  expect(await arrivedInAMinute()).toEqual({ 'Trois tisanes': MOST });
  await begin('Le miel');
  expect(await arrivedInAMinute()).toEqual({ 'Trois tisanes': MOST / 2, 'Le miel': MOST / 2 });
});

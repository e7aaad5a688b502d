import { content } from '../pages/page-parts.ts';
import { REFUSED_AT_FIRST } from '../shop/mail-server.ts';
import { somebody } from '../shoppers.ts';
import type { Staff } from '../staff.ts';
import { expectScreen, findAndOpen, mark, notice, openScreen, question, searchFor, tickAll } from './desk.ts';
import { expect, test } from './fixtures.ts';

/** Mails that the mail server refuses the first time, one to each address, once it has. */
async function writeRefused({ api }: Staff, ...addresses: string[]) {
  const subject = `Karité ${REFUSED_AT_FIRST} ${mark()}`;
  const { data: campaign } = await api.call('POST /admin/email-campaigns', {
    body: { subject, content: '<p>De Parakou.</p>' },
  });
  const params = { id: campaign.id };
  for (const testEmail of addresses) {
    await api.call('POST /admin/email-campaigns/{id}/send', { params, body: { testEmail } });
  }
  await api.call('DELETE /admin/email-campaigns/{id}', { params });
  const stuck = async () => (await api.call('GET /mails', { query: { search: subject, stuck: 'true' } })).data.length;
  await expect.poll(stuck, { timeout: 20_000 }).toBe(addresses.length);
  return { subject, stuck };
}

test('a mail that the mail server did not take stands on the first screen until somebody sends it again', async ({
  page,
  owner,
  mailbox,
  faults,
}) => {
  test.slow();
  // The frame that shows a mail lets no script run, not even the browser's own for tests.
  faults.allow(/Blocked script execution in 'about:/);
  const { email } = somebody();
  const { subject, stuck } = await writeRefused(owner, email);
  await openScreen(page, '/', 'À faire maintenant');
  await content(page)
    .getByRole('link', { name: /Emails qui ne partent pas/ })
    .click();
  await expectScreen(page, 'Emails envoyés');
  await expect(content(page)).toContainText('Seulement ceux qui ne partent pas');
  await findAndOpen(page, 'Rechercher un email', email);
  await expect(content(page)).toContainText('Daily quota reached');
  await content(page).getByRole('button', { name: 'Envoyer de nouveau' }).click();
  await expect(notice(page, `Une copie part à ${email}`)).toBeVisible();
  await mailbox.waitFor(email, new RegExp(subject));
  await expect.poll(stuck).toBe(0);
});

test(
  'mails that could not be sent are ticked and sent again together',
  { tag: '@desktop' },
  async ({ page, owner, mailbox }) => {
    test.slow();
    const addresses = [somebody().email, somebody().email];
    const { subject, stuck } = await writeRefused(owner, ...addresses);
    await openScreen(page, '/mails', 'Emails envoyés');
    await searchFor(page, 'Rechercher un email', subject);
    await tickAll(page, subject, 2);
    await content(page).getByRole('button', { name: 'Envoyer de nouveau' }).click();
    await question(page, 'Envoyer de nouveau 2 emails ?').getByRole('button', { name: 'Confirmer' }).click();
    await expect(notice(page, 'Copies mises à l’envoi : 2')).toBeVisible();
    for (const email of addresses) await mailbox.waitFor(email, new RegExp(subject));
    await expect.poll(stuck).toBe(0);
  },
);

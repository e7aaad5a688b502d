import { SELDOM } from '../alike.ts';
import type { Page } from '@playwright/test';
import type { EmailCampaign } from '@tokpa/contract/email-campaigns';
import { breakCalls } from '../broken-calls.ts';
import { content } from '../pages/page-parts.ts';
import { enterAsStaff, type Staff } from '../staff.ts';
import { newColleague } from './colleagues.ts';
import { expectScreen, goToScreen, mark, notice, openScreen, question, row, searchFor } from './desk.ts';
import { expect, signedOutTest, test } from './fixtures.ts';

const HOUR_MS = 3_600_000;

// The frame that shows a mail lets no script run, not even the browser's own for tests.
const FRAME = /Blocked script execution in 'about:/;

async function writeCampaign({ api }: Staff, scheduledAt?: string): Promise<EmailCampaign> {
  const body = { subject: `Miel ${mark()}`, content: '<p>Du Borgou.</p>', ...(scheduledAt && { scheduledAt }) };
  return (await api.call('POST /admin/email-campaigns', { body })).data;
}

/** What the shop says of this campaign, but for what is said here instead; anew each time it is asked. */
async function showAs(page: Page, { id }: EmailCampaign, change: () => Partial<EmailCampaign>): Promise<void> {
  await page.route(`**/api/v1/admin/email-campaigns/${id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: EmailCampaign };
    return route.fulfill({ response, json: { data: { ...data, ...change() } } });
  });
}

const UNDER_WAY = { status: 'SENDING', startedAt: '2026-11-20T08:00:00.000Z', recipientsCount: 3 } as const;

test(
  'a campaign whose hour comes while its page stands open is not said to be scheduled',
  { tag: SELDOM },
  async ({ page, owner, faults }) => {
    faults.allow(FRAME);
    const campaign = await writeCampaign(owner, new Date(Date.now() + HOUR_MS).toISOString());
    await page.clock.install();
    await openScreen(page, `/email-campaigns/${campaign.id}/show`, campaign.subject);
    const send = content(page).getByRole('button', { name: 'Programmer l’envoi' });
    await send.click();
    const planning = question(page, 'Programmer l’envoi ?');
    // Agreed to, and confirmed only when the hour has come.
    await page.route('**/send', (route) =>
      route.fulfill({ status: 409, json: { message: 'L’heure prévue est passée', error: 'campaign_hour_passed' } }),
    );
    const asked = page.waitForRequest('**/send');
    await planning.getByRole('button', { name: 'Programmer l’envoi' }).click();
    expect((await asked).postDataJSON()).toMatchObject({ asScheduled: true });
    await expect(planning.getByRole('alert')).toContainText('L’heure prévue est passée');
    await planning.getByRole('button', { name: 'Ne rien faire' }).click();
    await page.clock.setSystemTime(Date.now() + 2 * HOUR_MS);
    await send.click();
    const now = question(page, 'Envoyer maintenant ?');
    await expect(now).toContainText('elle ne peut plus changer');
    await now.getByRole('button', { name: 'Ne rien faire' }).click();
    await owner.api.call('DELETE /admin/email-campaigns/{id}', { params: { id: campaign.id } });
  },
);

test('who writes again to those of whom it is unsure is asked first, and told that a pause goes on', async ({
  page,
  owner,
  faults,
}) => {
  faults.allow(FRAME);
  const campaign = await writeCampaign(owner);
  const paused = { ...campaign, ...UNDER_WAY, pausedAt: '2026-11-20T09:00:00.000Z', uncertainCount: 2 };
  await showAs(page, campaign, () => paused);
  const message = 'L’email part de nouveau quand l’envoi reprend.';
  await page.route('**/resume', (route) => route.fulfill({ json: { data: paused, message } }));
  await openScreen(page, `/email-campaigns/${campaign.id}/show`, campaign.subject);
  await content(page).getByRole('button', { name: 'Leur envoyer de nouveau' }).click();
  const asked = question(page, 'Leur envoyer de nouveau ?');
  await expect(asked).toContainText('rien ne part avant');
  await asked.getByRole('button', { name: 'Leur envoyer de nouveau' }).click();
  await expect(notice(page, message)).toBeVisible();
  await owner.api.call('DELETE /admin/email-campaigns/{id}', { params: { id: campaign.id } });
});

test('those whose mail failed are offered to be written to again, unless all their mailboxes are gone', async ({
  page,
  owner,
  faults,
}) => {
  faults.allow(FRAME);
  const campaign = await writeCampaign(owner);
  let resendableCount = 1;
  await showAs(page, campaign, () => ({ ...UNDER_WAY, status: 'SENT', failedCount: 2, resendableCount }));
  await openScreen(page, `/email-campaigns/${campaign.id}/show`, campaign.subject);
  const sending = content(page).getByRole('region', { name: 'Envoi' });
  await expect(sending.getByRole('button', { name: 'Leur envoyer de nouveau' })).toBeVisible();
  resendableCount = 0;
  await page.reload();
  await expectScreen(page, campaign.subject);
  await expect(sending).toContainText('Échoués2');
  // It stands by the same right, which is known by then.
  await expect(content(page).getByRole('button', { name: 'Envoyer un essai' })).toBeVisible();
  await expect(sending.getByRole('button')).toHaveCount(0);
  await owner.api.call('DELETE /admin/email-campaigns/{id}', { params: { id: campaign.id } });
});

test(
  'the mail of a campaign stays in sight while it is being sent',
  { tag: SELDOM },
  async ({ page, owner, faults }) => {
    faults.allow(FRAME);
    const campaign = await writeCampaign(owner);
    let reads = 0;
    await showAs(page, campaign, () => {
      reads += 1;
      return { ...UNDER_WAY, waitingCount: 10 - reads, updatedAt: new Date(2030, 0, reads).toISOString() };
    });
    let previews = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/preview')) previews += 1;
    });
    await openScreen(page, `/email-campaigns/${campaign.id}/show`, campaign.subject);
    await expect(content(page).locator('iframe')).toBeVisible();
    const readBefore = reads;
    const previewsBefore = previews;
    await expect.poll(() => reads, { timeout: 15_000 }).toBeGreaterThan(readBefore + 2);
    await expect(content(page).locator('iframe')).toBeVisible();
    expect(previews).toBe(previewsBefore);
    await owner.api.call('DELETE /admin/email-campaigns/{id}', { params: { id: campaign.id } });
  },
);

test('without a mail server a campaign and the question before it leaves say that nobody gets it', async ({
  page,
  owner,
  faults,
}) => {
  faults.allow(FRAME);
  const campaign = await writeCampaign(owner);
  await page.route(`**/email-campaigns/${campaign.id}/preview`, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { data: { ...data, leaves: false } } });
  });
  await openScreen(page, `/email-campaigns/${campaign.id}/show`, campaign.subject);
  await expect(content(page).getByText('Aucun serveur de messagerie n’est réglé')).toBeVisible();
  await content(page).getByRole('button', { name: 'Envoyer maintenant' }).click();
  const asked = question(page, 'Envoyer maintenant ?');
  await expect(asked.getByText('Aucun serveur de messagerie n’est réglé')).toBeVisible();
  await expect(asked.getByText(/^Tous les abonnés : \d[\d\s]* personnes? aujourd’hui\.$/)).toBeVisible();
  await asked.getByRole('button', { name: 'Ne rien faire' }).click();
  await owner.api.call('DELETE /admin/email-campaigns/{id}', { params: { id: campaign.id } });
});

test(
  'a campaign, its recipients, a message and a return that can not be read are asked for again',
  { tag: SELDOM },
  async ({ page, owner, faults }) => {
    faults.allow(FRAME);
    // What fails is tried three times before it is said.
    test.slow();
    faults.allow(/404|500/);
    const gone = crypto.randomUUID();
    for (const [path, title] of [
      [`/email-campaigns/${gone}/show`, 'Campagne introuvable'],
      [`/contact-messages/${gone}/show`, 'Message introuvable'],
      [`/return-requests/${gone}/show`, 'Demande introuvable'],
    ] as const) {
      await openScreen(page, path, title);
      await expect(content(page).getByRole('link', { name: 'Revenir à la liste' })).toBeVisible();
    }
    const campaign = await writeCampaign(owner);
    await showAs(page, campaign, () => ({ ...UNDER_WAY, status: 'SENT' }));
    const restore = await breakCalls(page, `GET /api/v1/admin/email-campaigns/${campaign.id}/recipients*`);
    await openScreen(page, `/email-campaigns/${campaign.id}/show`, campaign.subject);
    const people = content(page).getByRole('region', { name: 'Destinataires' });
    const again = people.getByRole('button', { name: 'Réessayer' });
    await expect(again).toBeVisible({ timeout: 20_000 });
    await restore();
    await again.click();
    await expect(people).toContainText('Personne ici.');
    await owner.api.call('DELETE /admin/email-campaigns/{id}', { params: { id: campaign.id } });
  },
);

signedOutTest(
  'an editor is offered to delete no campaign that has left, and no subscriber',
  async ({ page, context, shopUrl, staff, mailbox, faults, isPhone }) => {
    faults.allow(FRAME);
    const editor = await newColleague({ shopUrl, staff, mailbox }, 'EDITOR');
    await enterAsStaff(context, shopUrl, editor);
    const campaign = await writeCampaign(editor);
    await openScreen(page, `/email-campaigns/${campaign.id}/show`, campaign.subject);
    const remove = content(page).getByRole('button', { name: 'Supprimer' });
    await expect(remove).toBeVisible();
    await showAs(page, campaign, () => ({ ...UNDER_WAY, status: 'SENT' }));
    await page.reload();
    await expectScreen(page, campaign.subject);
    await expect(content(page).getByRole('region', { name: 'Envoi' })).toBeVisible();
    // Asked for by the same page as its rights, and answered after them.
    await expect(content(page).locator('iframe')).toBeVisible();
    await expect(remove).toHaveCount(0);

    const email = `abonnee.${mark()}@tokpa.example`;
    await staff.api.call('POST /newsletter/subscribe', { body: { email } });
    await goToScreen(page, '/newsletter-subscribers', 'Abonnés');
    await expect(row(page, email)).toBeVisible();
    // The rows ask for the right when they are drawn first: read once more, they have its answer.
    const readAgain = page.waitForResponse(/newsletter-subscribers\?.*search=/);
    await searchFor(page, 'Rechercher un abonné', email);
    await readAgain;
    await expect(row(page, email)).toHaveCount(1);
    if (!isPhone) await expect(content(page).getByRole('columnheader', { name: 'Demandée' })).toBeVisible();
    await expect(content(page).getByRole('columnheader', { name: 'Supprimer' })).toHaveCount(0);
    await expect(remove).toHaveCount(0);
    await editor.api.call('DELETE /admin/email-campaigns/{id}', { params: { id: campaign.id } });
  },
);

import { SELDOM } from '../alike.ts';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { ApiClient } from '@tokpa/contract/client';
import { holdAnswers } from '../broken-calls.ts';
import { expectNoBarriers } from '../inspect-page.ts';
import { content, field, heading } from '../pages/page-parts.ts';
import { REFUSED_AT_FIRST } from '../shop/mail-server.ts';
import { placeOrder, type Shopper, somebody } from '../shoppers.ts';
import {
  choose,
  comeBackTo,
  deleteOpen,
  expectGone,
  expectRefused,
  expectScreen,
  findAndOpen,
  goToScreen,
  mark,
  notice,
  openScreen,
  question,
  row,
  save,
  searchFor,
} from './desk.ts';
import { expect, test } from './fixtures.ts';

/** Somebody has written to the shop, and the team reads it. */
async function openNewMessage(page: Page, api: ApiClient): Promise<{ email: string; name: string }> {
  const { email } = somebody();
  const name = `Nadège ${mark()}`;
  const body = { name, email, subject: 'product-info' as const, message: 'Avez-vous du fonio précuit ?' };
  await api.call('POST /contact-messages', { body });
  await openScreen(page, '/contact-messages', 'Messages');
  await findAndOpen(page, 'Rechercher un message', name);
  return { email, name };
}

test('a message is taken over and answered by mail', async ({ page, api, mailbox }) => {
  const { email, name } = await openNewMessage(page, api);
  await expect(content(page)).toContainText('Avez-vous du fonio précuit ?');
  await content(page).getByRole('button', { name: 'M’en charger' }).click();
  await expect(content(page)).toContainText('Vous vous en chargez.');
  await field(content(page), 'Votre réponse').fill('Oui, il arrive jeudi.');
  await expectNoBarriers(page, 'a message that is being answered');
  await content(page).getByRole('button', { name: 'Envoyer la réponse' }).click();
  await expect(notice(page, `La réponse part à ${email}`)).toBeVisible();
  await expect(content(page).getByText('Répondu').first()).toBeVisible();
  expect((await mailbox.waitFor(email, /^Réponse à votre message/)).text).toContain('Oui, il arrive jeudi.');

  await deleteOpen(page);
  await expectScreen(page, 'Messages');
  await expectGone(page, 'Rechercher un message', name, 'Aucun message');
});

test(
  'an answer that is begun while a status is being saved stays typed, and is said to leave when it does',
  { tag: SELDOM },
  async ({ page, api }) => {
    const { email } = await openNewMessage(page, api);
    const saving = await holdAnswers(page, 'PUT /api/v1/contact-messages/*');
    await choose(content(page), 'Statut', 'En cours');
    await content(page).getByRole('button', { name: 'Enregistrer le statut' }).click();
    await saving.held;
    const answer = field(content(page), 'Votre réponse');
    await answer.fill('Oui, il arrive jeudi.');
    saving.go();
    await expect(notice(page, 'Enregistré')).toBeVisible();
    await expect(answer).toHaveValue('Oui, il arrive jeudi.');
    await content(page).getByRole('button', { name: 'Envoyer la réponse' }).click();
    await expect(notice(page, `La réponse part à ${email}`)).toBeVisible();
    await expect(answer).toHaveCount(0);
  },
);

test('a return is looked at with its order, and decided', async ({ page, otherShopper, product, api }) => {
  const { order } = await placeOrder(otherShopper, product.id, { method: 'cod' });
  const body = {
    orderNumber: order.orderNumber,
    email: otherShopper.email,
    reason: 'defective' as const,
    description: 'Le couvercle est fendu.',
  };
  await api.call('POST /return-requests', { body });
  await openScreen(page, '/return-requests', 'Demandes de retour');
  await findAndOpen(page, 'Rechercher une demande de retour', order.orderNumber);
  await expect(content(page)).toContainText('Le couvercle est fendu.');
  await expect(content(page).getByRole('link', { name: `Commande ${order.orderNumber}` })).toBeVisible();
  await choose(content(page), 'Statut', 'Acceptée');
  await content(page).getByRole('button', { name: 'Enregistrer le statut' }).click();
  await expect(notice(page, 'Enregistré')).toBeVisible();
  await expectNoBarriers(page, 'a return that is accepted');

  await deleteOpen(page);
  await expectScreen(page, 'Demandes de retour');
  await expectGone(page, 'Rechercher une demande de retour', order.orderNumber, 'Aucune demande');
});

test('an opinion that waits is published with an answer', async ({ page, otherShopper, product, api }) => {
  const words = `Très parfumé ${mark()}`;
  await otherShopper.api.call('POST /reviews', {
    body: { itemType: 'PRODUCT', itemId: product.id, rating: 5, content: words },
  });
  await openScreen(page, '/reviews', 'Avis');
  await searchFor(page, 'Rechercher un avis', words);
  await row(page, words).getByRole('button', { name: 'Répondre' }).click();
  const answer = question(page, 'Répondre à l’avis');
  await field(answer, 'Réponse de la boutique').fill('Merci Afiavi !');
  await answer.getByRole('button', { name: 'Publier avec la réponse' }).click();
  await expect(notice(page, 'Réponse enregistrée')).toBeVisible();
  const published = async () =>
    (await api.call('GET /reviews', { query: { itemId: product.id } })).data.map((one) => one.content);
  await expect.poll(published).toContain(words);

  await choose(content(page), 'Statut', 'Publié');
  await row(page, words).getByRole('button', { name: 'Supprimer' }).click();
  await question(page, 'Supprimer cet avis ?').getByRole('button', { name: 'Confirmer' }).click();
  await expect(row(page, words)).toHaveCount(0);
  await expect.poll(published).not.toContain(words);
});

/** An opinion waits, and the team begins to reply to it. */
async function beginReply(page: Page, shopper: Shopper, itemId: string) {
  const words = `Très doux ${mark()}`;
  const body = { itemType: 'PRODUCT', itemId, rating: 2, content: words } as const;
  const { data: review } = await shopper.api.call('POST /reviews', { body });
  await openScreen(page, '/reviews', 'Avis');
  await searchFor(page, 'Rechercher un avis', words);
  await row(page, words).getByRole('button', { name: 'Répondre' }).click();
  const dialog = question(page, 'Répondre à l’avis');
  const reply = field(dialog, 'Réponse de la boutique');
  const publish = dialog.getByRole('button', { name: 'Publier avec la réponse' });
  await expect(publish).toBeVisible();
  return { words, review, dialog, reply, publish };
}

test(
  'a reply stays open when the device is turned and at a touch beside it, and is not published while it is blank',
  { tag: ['@desktop', ...SELDOM] },
  async ({ page, otherShopper, product }) => {
    const { words, dialog, reply, publish } = await beginReply(page, otherShopper, product.id);
    await expect(publish).toBeDisabled();
    await reply.fill('Merci Afiavi !');
    await page.setViewportSize({ width: 800, height: 1200 });
    await expect(page.locator('main li').filter({ hasText: words })).toBeVisible();
    await expect(reply).toHaveValue('Merci Afiavi !');
    await page.mouse.click(8, 8);
    await expect(reply).toHaveValue('Merci Afiavi !');
    await expect(publish).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
);

test(
  'who replies to an opinion that a colleague has just refused is told so, keeps their words, and publishes nothing',
  { tag: SELDOM },
  async ({ page, owner, otherShopper, product, api }) => {
    const { words, review, dialog, reply, publish } = await beginReply(page, otherShopper, product.id);
    await reply.fill('Merci Afiavi !');
    const params = { id: review.id };
    await owner.api.call('PUT /reviews/{id}', { params, body: { status: 'REJECTED', reply: 'Restez polie.' } });
    // The list behind, of those that wait, is read anew: this one waits no more.
    await comeBackTo(page, () =>
      expect(page.locator('main').locator('tbody tr, li').filter({ hasText: words })).toHaveCount(0, { timeout: 1000 }),
    );
    await publish.click();
    await expect(dialog.getByRole('alert')).toContainText('entre-temps');
    await expect(dialog).toContainText(/Refusé, avec la réponse «\sRestez polie/);
    await expect(reply).toHaveValue('Merci Afiavi !');
    // Who saves again means it, and has published nothing that was refused.
    await dialog.getByRole('button', { name: 'Enregistrer la réponse' }).click();
    await expect(notice(page, 'Réponse enregistrée')).toBeVisible();
    const { data: now } = await owner.api.call('GET /reviews/{id}', { params });
    expect(now).toMatchObject({ status: 'REJECTED', reply: 'Merci Afiavi !' });
    const published = (await api.call('GET /reviews', { query: { itemId: product.id } })).data;
    expect(published.map((one) => one.content)).not.toContain(words);
  },
);

test(
  'an opinion that a colleague has just refused is not published by a list that still shows it waiting',
  { tag: SELDOM },
  async ({ page, owner, otherShopper, product }) => {
    const { words, review, dialog } = await beginReply(page, otherShopper, product.id);
    await dialog.getByRole('button', { name: 'Ne rien faire' }).click();
    const params = { id: review.id };
    // Just before it is published: a list that is read again meanwhile would not show it any more.
    await page.route(
      `**/api/v1/reviews/${review.id}`,
      async (route) => {
        await owner.api.call('PUT /reviews/{id}', { params, body: { status: 'REJECTED' } });
        await route.continue();
      },
      { times: 1 },
    );
    await row(page, words)
      .getByRole('button', { name: /^Publier :/ })
      .click();
    await expect(notice(page, /entre-temps/)).toBeVisible();
    await expect(row(page, words)).toHaveCount(0);
    expect((await owner.api.call('GET /reviews/{id}', { params })).data.status).toBe('REJECTED');
  },
);

test('a campaign is written, tried on oneself, planned and called off', async ({ page, mailbox, faults }) => {
  // The frame that shows a mail lets no script run, not even the browser's own for tests.
  faults.allow(/Blocked script execution in 'about:/);
  const subject = `Retour du miel ${mark()}`;
  await openScreen(page, '/email-campaigns/create', 'Nouvelle campagne');
  await content(page).getByRole('textbox', { name: 'Texte' }).fill('Il est revenu du Borgou.');
  await save(page);
  await expectRefused(field(content(page), 'Objet'), 'L’objet est requis');
  await field(content(page), 'Objet').fill(subject);
  await field(content(page), 'Envoyer le').fill('2030-12-01T09:00');
  await expectNoBarriers(page, 'a campaign that is being written');
  await save(page);
  await expectScreen(page, subject);
  const trialAddress = `essai.${mark()}@tokpa.example`;
  await content(page).getByRole('button', { name: 'Envoyer un essai' }).click();
  const trial = question(page, 'Envoyer un essai');
  await field(trial, 'Adresse').fill('pas une adresse');
  await trial.getByRole('button', { name: 'Envoyer l’essai' }).click();
  await expect(trial.getByRole('alert')).toHaveText(/\S/);
  await expect(field(trial, 'Adresse')).toHaveValue('pas une adresse');
  await field(trial, 'Adresse').fill(trialAddress);
  await trial.getByRole('button', { name: 'Envoyer l’essai' }).click();
  expect((await mailbox.waitFor(trialAddress, new RegExp(subject))).text).toContain('Il est revenu du Borgou.');
  await content(page).getByRole('button', { name: 'Programmer l’envoi' }).click();
  await question(page, 'Programmer l’envoi ?').getByRole('button', { name: 'Programmer l’envoi' }).click();
  await expect(notice(page, 'La campagne est programmée')).toBeVisible();
  await content(page).getByRole('button', { name: 'Annuler la programmation' }).click();
  await expect(notice(page, 'La campagne est de nouveau un brouillon')).toBeVisible();
  await expectNoBarriers(page, 'a campaign that was called off');
});

test('a mail is found and sent again', async ({ page, otherShopper, mailbox, faults }) => {
  // The frame that shows a mail lets no script run, not even the browser's own for tests.
  faults.allow(/Blocked script execution in 'about:/);
  await mailbox.waitFor(otherShopper.email, /^Bienvenue/);
  await openScreen(page, '/mails', 'Emails envoyés');
  await findAndOpen(page, 'Rechercher un email', otherShopper.email);
  await expectScreen(page, /^Bienvenue/);
  await expectNoBarriers(page, 'a mail that was sent');
  await content(page).getByRole('button', { name: 'Envoyer de nouveau' }).click();
  await expect(notice(page, `Une copie part à ${otherShopper.email}`)).toBeVisible();
  await expect.poll(async () => (await mailbox.to(otherShopper.email)).length, { timeout: 20_000 }).toBe(2);
});

test('a campaign is found, put right, sent to who subscribed, and its result read name by name', async ({
  page,
  owner,
  api,
  mailbox,
  faults,
}) => {
  test.slow();
  // The frame that shows a mail lets no script run, not even the browser's own for tests.
  faults.allow(/Blocked script execution in 'about:/);
  const { email } = somebody();
  await api.call('POST /newsletter/subscribe', { body: { email } });
  const invitation = await mailbox.waitFor(email, /^Confirmez votre inscription/);
  await page.goto(/https?:\S+\/newsletter\/confirm\S+/.exec(invitation.text)?.[0] ?? '');
  await expect(heading(page, 'Votre inscription est confirmée')).toBeVisible();
  const subject = `Nouvelle récolte ${mark()}`;
  await owner.api.call('POST /admin/email-campaigns', {
    body: { subject, content: '<p>Le fonio est arrivé de Natitingou.</p>', audience: 'NOT_YET_BUYERS' },
  });

  await openScreen(page, '/email-campaigns', 'Campagnes');
  await findAndOpen(page, 'Rechercher une campagne', subject);
  await expectScreen(page, subject);
  await content(page).getByRole('link', { name: 'Modifier' }).click();
  await field(content(page), 'Objet').fill('');
  await save(page);
  await expectRefused(field(content(page), 'Objet'), 'L’objet est requis');
  await field(content(page), 'Objet').fill(`${subject} au marché`);
  await save(page);
  await expectScreen(page, `${subject} au marché`);

  await content(page).getByRole('button', { name: 'Envoyer maintenant' }).click();
  await question(page, 'Envoyer maintenant ?').getByRole('button', { name: 'Envoyer maintenant' }).click();
  const mail = await mailbox.waitFor(email, new RegExp(`${subject} au marché`));
  expect(mail.text).toContain('Le fonio est arrivé de Natitingou.');
  await expect(content(page).getByText('Envoyée', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(content(page).getByRole('region', { name: 'Envoi' })).toContainText('Échoués0');
  await field(content(page), 'Rechercher un destinataire').fill(email);
  const people = content(page).getByRole('region', { name: 'Destinataires' });
  await expect(people.getByRole('listitem')).toHaveCount(1);
  await expect(people.getByRole('listitem')).toContainText('Envoyé');
  const download = page.waitForEvent('download');
  await people.getByRole('button', { name: 'Exporter (CSV)' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`\n${email};Envoyé;`);
  await expectNoBarriers(page, 'a campaign that was sent');
  await deleteOpen(page);
  await expectScreen(page, 'Campagnes');
  await expectGone(page, 'Rechercher une campagne', subject, 'Aucune campagne');

  await goToScreen(page, '/newsletter-subscribers', 'Abonnés');
  await searchFor(page, 'Rechercher un abonné', email);
  await expect(row(page, email)).toContainText('Inscrit');
  await row(page, email).getByRole('button', { name: 'Supprimer' }).click();
  await question(page, `Supprimer ${email} ?`).getByRole('button', { name: 'Confirmer' }).click();
  await expect(content(page)).toContainText('Aucun abonné ne correspond');
});

test(
  'a campaign that the mail server did not take is sent to those people again',
  { tag: SELDOM },
  async ({ page, owner, api, mailbox, faults }) => {
    test.slow();
    // The frame that shows a mail lets no script run, not even the browser's own for tests.
    faults.allow(/Blocked script execution in 'about:/);
    const { email } = somebody();
    await api.call('POST /newsletter/subscribe', { body: { email } });
    const invitation = await mailbox.waitFor(email, /^Confirmez votre inscription/);
    const token = /newsletter\/confirm\?token=([\w-]+)/.exec(invitation.text)?.[1] ?? '';
    await api.call('POST /newsletter/confirm', { body: { token } });
    const subject = `Karité ${REFUSED_AT_FIRST} ${mark()}`;
    const { data: campaign } = await owner.api.call('POST /admin/email-campaigns', {
      body: { subject, content: '<p>De Parakou.</p>', audience: 'NOT_YET_BUYERS' },
    });
    const params = { id: campaign.id };
    await owner.api.call('POST /admin/email-campaigns/{id}/send', { params, body: {} });
    await openScreen(page, `/email-campaigns/${campaign.id}/show`, subject);
    await expect(content(page).getByText('Échouée', { exact: true })).toBeVisible({ timeout: 30_000 });
    const sending = content(page).getByRole('region', { name: 'Envoi' });
    await sending.getByRole('button', { name: 'Leur envoyer de nouveau' }).click();
    const asked = question(page, 'Leur envoyer de nouveau ?');
    await expect(asked).toContainText('ceux pour qui l’envoi a échoué');
    await expectNoBarriers(page, 'the question before a campaign is sent again');
    await asked.getByRole('button', { name: 'Leur envoyer de nouveau' }).click();
    await expect(notice(page, 'L’email part de nouveau')).toBeVisible();
    await mailbox.waitFor(email, new RegExp(subject));
    await expect(content(page).getByText('Envoyée', { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(sending).toContainText('Échoués0');
    await expect(sending.getByRole('button')).toHaveCount(0);
    await owner.api.call('DELETE /admin/email-campaigns/{id}', { params });
  },
);

test('a campaign whose hour went by without a mail says so', { tag: SELDOM }, async ({ page, owner, faults }) => {
  // The frame that shows a mail lets no script run, not even the browser's own for tests.
  faults.allow(/Blocked script execution in 'about:/);
  const subject = `Trop tard ${mark()}`;
  await owner.api.call('POST /admin/email-campaigns', {
    // Further back no hour is taken.
    body: { subject, content: '<p>Bonjour.</p>', scheduledAt: new Date(Date.now() - 60_000).toISOString() },
  });
  await openScreen(page, '/email-campaigns', 'Campagnes');
  await findAndOpen(page, 'Rechercher une campagne', subject);
  await expect(content(page).getByText(/est passée et rien n’est parti/)).toBeVisible();
  await expectNoBarriers(page, 'a campaign that missed its hour');
});

test(
  'a campaign that a colleague has changed meanwhile is read again before it leaves',
  { tag: SELDOM },
  async ({ page, owner, faults }) => {
    // The frame that shows a mail lets no script run, not even the browser's own for tests.
    faults.allow(/Blocked script execution in 'about:/);
    const [read, written] = [`Miel ${mark()}`, `Gingembre ${mark()}`];
    const body = { subject: read, content: '<p>Du Borgou.</p>' };
    const { data: campaign } = await owner.api.call('POST /admin/email-campaigns', { body });
    const params = { id: campaign.id };
    await openScreen(page, `/email-campaigns/${campaign.id}/show`, read);
    await owner.api.call('PUT /admin/email-campaigns/{id}', { params, body: { subject: written } });
    await content(page).getByRole('button', { name: 'Envoyer maintenant' }).click();
    const asked = question(page, 'Envoyer maintenant ?');
    const send = async () => {
      const answered = page.waitForResponse((response) => response.url().endsWith('/send'));
      await asked.getByRole('button', { name: 'Envoyer maintenant' }).click();
      expect((await answered).status()).toBe(409);
      await expect(asked.getByRole('alert')).toContainText('Cette campagne a changé entre-temps');
    };
    await send();
    // Behind the question the screen is read anew; who asks again without a look has not read it.
    await expect(page.getByRole('heading', { level: 1, name: written, includeHidden: true })).toBeVisible();
    await send();
    await asked.getByRole('button', { name: 'Ne rien faire' }).click();
    await expectScreen(page, written);
    expect((await owner.api.call('GET /admin/email-campaigns/{id}', { params })).data.status).toBe('DRAFT');
    await content(page).getByRole('button', { name: 'Envoyer maintenant' }).click();
    await expect(asked).toBeVisible();
    await expect(asked.getByRole('alert')).toBeHidden();
    await asked.getByRole('button', { name: 'Ne rien faire' }).click();
    await owner.api.call('DELETE /admin/email-campaigns/{id}', { params });
  },
);

test(
  'who answers after a colleague reads that answer first, keeps their own words, and puts no state back',
  { tag: SELDOM },
  async ({ page, owner, api, mailbox }) => {
    const { email } = somebody();
    const body = { name: 'Nadège', email, subject: 'product-info' as const, message: 'Avez-vous du fonio ?' };
    await api.call('POST /contact-messages', { body });
    const { data } = await owner.api.call('GET /contact-messages', { query: { search: email } });
    const params = { id: data[0]?.id ?? '' };
    await openScreen(page, `/contact-messages/${params.id}/show`, 'Information sur un produit');
    await expect(content(page).getByRole('button', { name: 'Enregistrer le statut' })).toBeDisabled();
    await owner.api.call('PUT /contact-messages/{id}', { params, body: { answer: 'Oui, il arrive jeudi.' } });
    await field(content(page), 'Votre réponse').fill('Non, plus avant Noël.');
    const send = content(page).getByRole('button', { name: 'Envoyer la réponse' });
    await send.click();
    await expect(content(page).getByRole('alert')).toContainText('entre-temps');
    await expect(content(page).getByText('Oui, il arrive jeudi.')).toBeVisible();
    const own = field(content(page), 'Une autre réponse');
    await expect(own).toHaveValue('Non, plus avant Noël.');
    await own.fill('Et le fonio grillé, lundi.');
    await send.click();
    await expect(notice(page, `La réponse part à ${email}`)).toBeVisible();
    const answers = async () => (await mailbox.to(email)).filter(({ subject }) => subject.startsWith('Réponse'));
    await expect.poll(async () => (await answers()).length, { timeout: 20_000 }).toBe(2);
    await owner.api.call('DELETE /contact-messages/{id}', { params });
  },
);

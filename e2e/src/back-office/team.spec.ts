import { expectNoBarriers } from '../inspect-page.ts';
import { content, field, fill } from '../pages/page-parts.ts';
import { enterAsStaff } from '../staff.ts';
import { invitationLink, newColleague } from './colleagues.ts';
import {
  choose,
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
import { expect, signedOutTest, test } from './fixtures.ts';
import { oneTimeCode } from './one-time-code.ts';

test('a customer is found, looked at, blocked and let in again', async ({ page, otherShopper }) => {
  await openScreen(page, '/users', 'Clients');
  await findAndOpen(page, 'Rechercher un client', otherShopper.email);
  await expectScreen(page, `${otherShopper.firstName} ${otherShopper.lastName}`);
  await expect(content(page)).toContainText('Pas encore de commande.');
  await content(page).getByRole('button', { name: 'Bloquer ce client' }).click();
  const asked = question(page, 'Bloquer ce client');
  await expectNoBarriers(page, 'the question before somebody is blocked');
  await asked.getByRole('button', { name: 'Bloquer', exact: true }).click();
  await expect(content(page).getByText('Bloqué', { exact: true })).toBeVisible();
  await expect(otherShopper.api.call('GET /auth/profile')).rejects.toMatchObject({ status: 401 });
  await expectNoBarriers(page, 'a customer who is blocked');
  await content(page).getByRole('button', { name: 'Débloquer ce client' }).click();
  await question(page, 'Débloquer ce client').getByRole('button', { name: 'Débloquer', exact: true }).click();
  await expect(content(page).getByRole('button', { name: 'Bloquer ce client' })).toBeVisible();
});

test('somebody is invited, chooses a password, and is in', async ({ page, owner, mailbox, browser, shopUrl }) => {
  test.slow();
  const email = `equipe.${mark()}@tokpa.example`;
  await openScreen(page, '/staff/create', 'Inviter quelqu’un');
  await fill(content(page), { Prénom: 'Rosine', Nom: 'Hounkpè', Email: owner.user.email });
  await save(page, 'Envoyer l’invitation');
  await expect(page.getByText('Cet email est déjà utilisé').first()).toBeVisible();
  await expect(field(content(page), 'Nom')).toHaveValue('Hounkpè');
  await field(content(page), 'Email').fill('pas une adresse');
  await save(page, 'Envoyer l’invitation');
  await expectRefused(field(content(page), 'Email'), /\S/);
  await field(content(page), 'Email').fill(email);
  await content(page)
    .getByRole('radio', { name: /^Rédaction/ })
    .check();
  await save(page, 'Envoyer l’invitation');
  await expect(notice(page, `L’invitation part à ${email}.`)).toBeVisible();
  await expectScreen(page, 'Équipe');
  await searchFor(page, 'Rechercher dans l’équipe', email);
  await expect(row(page, email)).toContainText('Invité');

  const theirContext = await browser.newContext({ baseURL: shopUrl, viewport: { width: 360, height: 740 } });
  const theirs = await theirContext.newPage();
  await theirs.goto(await invitationLink(mailbox, email));
  await expect(theirs).not.toHaveURL(/token/);
  await field(theirs, 'Mot de passe').fill('court');
  await theirs.getByRole('button', { name: 'Enregistrer et entrer' }).click();
  await expectRefused(field(theirs, 'Mot de passe'), /\S/);
  await expectNoBarriers(theirs, 'an invitation, refused');
  await field(theirs, 'Mot de passe').fill('Gari-et-Gombo-2026!');
  await theirs.getByRole('button', { name: 'Enregistrer et entrer' }).click();
  await expectScreen(theirs, 'À faire maintenant');
  await theirContext.close();

  await goToScreen(page, '/staff', 'Équipe');
  await findAndOpen(page, 'Rechercher dans l’équipe', email);
  await expectScreen(page, 'Rosine Hounkpè');
  await expectNoBarriers(page, 'a member of the team');
  await content(page)
    .getByRole('radio', { name: /^Service client/ })
    .check();
  await save(page);
  await expect(notice(page, 'Membre de l’équipe mis à jour')).toBeVisible();
  await content(page).getByRole('button', { name: 'Retirer de l’équipe' }).click();
  await question(page, 'Retirer de l’équipe').getByRole('button', { name: 'Retirer de l’équipe' }).click();
  await expectScreen(page, 'Équipe');
  await searchFor(page, 'Rechercher dans l’équipe', email);
  await expect(content(page)).toContainText('Personne ne correspond à ces critères.');
});

signedOutTest(
  'a second factor guards an account, and its recovery codes open it',
  async ({ page, context, shopUrl, staff, mailbox, isPhone }) => {
    test.slow();
    const colleague = await newColleague({ shopUrl, staff, mailbox }, 'MANAGER');
    // On a phone a picture stands in the place of the name.
    const menu = isPhone ? 'Profil' : `${colleague.user.firstName} ${colleague.user.lastName}`;
    await enterAsStaff(context, shopUrl, colleague);
    await openScreen(page, '/account', 'Mon compte');
    const secondFactor = content(page).getByRole('region', { name: 'Second facteur' });
    await field(secondFactor, 'Mot de passe').fill('faux');
    await secondFactor.getByRole('button', { name: 'Activer le second facteur' }).click();
    await expectRefused(field(secondFactor, 'Mot de passe'), 'Mot de passe incorrect');
    await field(secondFactor, 'Mot de passe').fill(colleague.password);
    await secondFactor.getByRole('button', { name: 'Activer le second facteur' }).click();
    const secret = (await secondFactor.locator('code').textContent()) ?? '';
    await field(secondFactor, 'Code à six chiffres').fill('12');
    await secondFactor.getByRole('button', { name: 'Confirmer' }).click();
    await expectRefused(field(secondFactor, 'Code à six chiffres'), /faux/);
    await expectNoBarriers(page, 'a second factor that is being set up');
    await field(secondFactor, 'Code à six chiffres').fill(oneTimeCode(secret));
    await secondFactor.getByRole('button', { name: 'Confirmer' }).click();
    const recoveryCode = (await secondFactor.getByRole('listitem').first().textContent()) ?? '';
    await expectNoBarriers(page, 'recovery codes');
    await secondFactor.getByRole('button', { name: 'Je les ai gardés' }).click();
    await expect(secondFactor).toContainText('En service');

    for (const code of [oneTimeCode(secret, 1), recoveryCode]) {
      await page.getByRole('button', { name: menu }).click();
      await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
      await fill(page, { Email: colleague.email, 'Mot de passe': colleague.password });
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await field(page, 'Code de votre application, ou de secours').fill(code);
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await expectScreen(page, 'À faire maintenant');
    }
  },
);

signedOutTest(
  'whoever changes their name reads the new one in the form and in the bar',
  { tag: '@desktop' },
  async ({ page, context, shopUrl, staff, mailbox }) => {
    await enterAsStaff(context, shopUrl, await newColleague({ shopUrl, staff, mailbox }, 'MANAGER'));
    await openScreen(page, '/account', 'Mon compte');
    await field(content(page), 'Prénom').fill('Kossi');
    await save(page, 'Enregistrer mon nom');
    await expect(notice(page, 'Votre nom est enregistré.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Kossi Agossou' })).toBeVisible();
    await expect(field(content(page), 'Prénom')).toHaveValue('Kossi');
  },
);

test('the log tells who changed what', async ({ page, owner }) => {
  const code = `LOG${mark()}`.toUpperCase();
  const { data: coupon } = await owner.api.call('POST /coupons', { body: { code, type: 'PERCENT', value: 5 } });
  await owner.api.call('PUT /coupons/{id}', { params: { id: coupon.id }, body: { value: 12 } });
  await openScreen(page, '/audit-log', 'Journal');
  await searchFor(page, 'Rechercher dans le journal', coupon.id);
  await expect(row(page, 'Code promo')).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(coupon.id));
  await content(page).getByRole('button', { name: 'Ajouter un filtre' }).click();
  await page
    .getByRole('menuitemcheckbox', { name: 'Acte' })
    .or(page.getByRole('menuitem', { name: 'Acte' }))
    .click();
  await choose(content(page), 'Acte', 'a modifié');
  await expect(row(page, 'Code promo')).toHaveCount(1);
  await row(page, 'Code promo').getByText('a modifié').click();
  await expectScreen(page, /a modifié$/);
  await expect(content(page).getByRole('row', { name: /Valeur/ })).toHaveText(/5.*12/);
  await expectNoBarriers(page, 'an act in the log');
  await content(page).getByRole('link', { name: 'Ouvrir la fiche' }).click();
  await expect(field(content(page), 'Code')).toHaveValue(code);
});

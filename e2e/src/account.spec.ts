import type { Locator, Page } from '@playwright/test';
import { SELDOM } from './alike.ts';
import { ADDRESSES_PER_PAGE } from '@tokpa/contract/limits';
import { holdCalls } from './broken-calls.ts';
import { expect, test } from './fixtures.ts';
import { content, field, fill, heading, toast, visit } from './pages/page-parts.ts';
import { clientOf, giveAddress } from './shoppers.ts';

test('the profile can be corrected', async ({ page, shopper }) => {
  await visit(page, '/account');
  await content(page).getByRole('button', { name: 'Modifier' }).click();
  const form = page.getByRole('form', { name: 'Modifier mon profil' });
  await expect(field(form, 'Prénom')).toBeFocused();
  await fill(form, { Prénom: '', Téléphone: '01 96 11 22 33' });
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(field(form, 'Prénom')).toHaveAccessibleDescription(/Le prénom est requis/);
  await fill(form, { Prénom: 'Sènami' });
  await form.getByRole('button', { name: 'Enregistrer' }).click();

  await expect(toast(page, 'Profil mis à jour')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('img', { name: 'Succès' })).toBeVisible();
  await expect(content(page)).toContainText('Bonjour Sènami');
  const { user } = await shopper.api.call('GET /auth/profile');
  expect(user).toMatchObject({ firstName: 'Sènami', phone: '+2290196112233' });
});

test('addresses are added, corrected, made the default and deleted', async ({ page, shopper }) => {
  await giveAddress(shopper, 'Ouidah', { recipientName: 'Maison' });
  await visit(page, '/account?tab=adresses');
  await content(page).getByRole('link', { name: 'Ajouter une adresse' }).click();
  const form = page.getByRole('form', { name: 'Nouvelle adresse' });
  await expect(form.getByLabel('Pays')).toHaveValue("Côte d'Ivoire");
  await form.getByLabel('Pays').selectOption('Bénin');
  await fill(form, {
    'Nom du destinataire': 'Bureau',
    'Ville ou commune': 'Parakou',
    'Adresse ligne 1': 'Avenue de la gare',
    'Code postal': '??',
  });
  await form.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
  await expect(field(form, 'Code postal')).toHaveAccessibleDescription(/Le code postal n'est pas valide/);
  await fill(form, { 'Code postal': '' });
  await form.getByRole('button', { name: 'Enregistrer l’adresse' }).click();

  const addresses = content(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Supprimer/ }) });
  const house = addresses.filter({ hasText: 'Maison' });
  const office = addresses.filter({ hasText: 'Bureau' });
  await expect(addresses).toHaveCount(2);
  await expect(office).toContainText('Parakou, Borgou');
  await expect(house).toContainText('Par défaut');

  await office.getByRole('button', { name: /^Définir par défaut/ }).click();
  await expect(office.getByText('Par défaut', { exact: true })).toBeVisible();
  await expect(house.getByText('Par défaut', { exact: true })).toBeHidden();

  await house.getByRole('link', { name: /^Modifier/ }).click();
  const edit = page.getByRole('form', { name: 'Modifier l’adresse' });
  await expect(field(edit, 'Adresse ligne 1')).toHaveValue('Quartier Zongo, carré 1204');
  await fill(edit, { 'Adresse ligne 1': 'Quartier Docomè' });
  await edit.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
  await expect(house).toContainText('Quartier Docomè');

  await office.getByRole('button', { name: /^Supprimer/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer l’adresse' });
  await expect(dialog).toContainText('Êtes-vous sûr de vouloir supprimer cette adresse ?');
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect(addresses).toHaveCount(1);
  await expect(house).toContainText('Par défaut');
});

test(
  'an address that was opened as the default one does not become it again when it is corrected later',
  { tag: SELDOM },
  async ({ page, shopper }) => {
    await giveAddress(shopper, 'Ouidah', { recipientName: 'Maison' });
    await giveAddress(shopper, 'Parakou', { recipientName: 'Bureau' });
    await visit(page, '/account?tab=adresses');
    const addresses = content(page).getByRole('listitem');
    const [house, office] = [addresses.filter({ hasText: 'Maison' }), addresses.filter({ hasText: 'Bureau' })];
    const edit = page.getByRole('form', { name: 'Modifier l’adresse' });
    await house.getByRole('link', { name: /^Modifier/ }).click();
    await edit.getByRole('button', { name: 'Annuler' }).click();
    await office.getByRole('button', { name: /^Définir par défaut/ }).click();
    await expect(house.getByText('Par défaut', { exact: true })).toBeHidden();
    await house.getByRole('link', { name: /^Modifier/ }).click();
    await fill(edit, { 'Adresse ligne 1': 'Quartier Docomè' });
    await edit.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
    await expect(house).toContainText('Quartier Docomè');
    await expect(house.getByText('Par défaut', { exact: true })).toBeHidden();
    await expect(office.getByText('Par défaut', { exact: true })).toBeVisible();
  },
);

test(
  'who deletes the only address of the last page is led to the one before',
  { tag: SELDOM },
  async ({ page, shopper }) => {
    for (let number = 1; number <= ADDRESSES_PER_PAGE + 1; number += 1) await giveAddress(shopper);
    await visit(page, '/account?tab=adresses&page=2');
    const deletions = content(page).getByRole('button', { name: /^Supprimer/ });
    await expect(deletions).toHaveCount(1);
    await deletions.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(deletions).toHaveCount(ADDRESSES_PER_PAGE);
    await expect(page).toHaveURL('/account?tab=adresses');
  },
);

/** What is asked of an address of the list that another device has deleted, and what is said to it. */
const OF_A_GONE_ADDRESS: readonly [act: string, run: (page: Page, gone: Locator) => Promise<void>, said: string][] = [
  [
    'made the default',
    (_, gone) => gone.getByRole('button', { name: /^Définir par défaut/ }).click(),
    "Cette adresse n'existe pas.",
  ],
  [
    'deleted',
    async (page, gone) => {
      await gone.getByRole('button', { name: /^Supprimer/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    },
    'Adresse supprimée',
  ],
  ['opened', (_, gone) => gone.getByRole('link', { name: /^Modifier/ }).click(), "Cette adresse n'existe pas."],
];

for (const [act, run, said] of OF_A_GONE_ADDRESS)
  test(
    `an address that another device has deleted leaves the list when it is ${act}`,
    { tag: SELDOM },
    async ({ page, shopper }) => {
      await giveAddress(shopper, 'Ouidah', { recipientName: 'Maison' });
      const { id } = await giveAddress(shopper, 'Parakou', { recipientName: 'Bureau' });
      await visit(page, '/account?tab=adresses');
      const addresses = content(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: /^Supprimer/ }) });
      await expect(addresses).toHaveCount(2);
      await shopper.api.call('DELETE /shipping-addresses/{id}', { params: { id } });
      await run(page, addresses.filter({ hasText: 'Bureau' }));
      await expect(toast(page, said)).toBeVisible();
      await expect(addresses).toHaveCount(1);
      await expect(addresses).toContainText('Maison');
      await expect(page).toHaveURL('/account?tab=adresses');
    },
  );

test(
  'what is corrected in an address that is gone leads back to the list',
  { tag: SELDOM },
  async ({ page, shopper }) => {
    const { id } = await giveAddress(shopper, 'Ouidah');
    await visit(page, '/account?tab=adresses');
    await content(page)
      .getByRole('link', { name: /^Modifier/ })
      .click();
    const edit = page.getByRole('form', { name: 'Modifier l’adresse' });
    await fill(edit, { 'Adresse ligne 1': 'Quartier Docomè' });
    await shopper.api.call('DELETE /shipping-addresses/{id}', { params: { id } });
    await edit.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
    await expect(toast(page, "Cette adresse n'existe pas.")).toBeVisible();
    await expect(content(page)).toContainText('Aucune adresse enregistrée');
  },
);

/** Each lacks one thing alone. */
const TOO_WEAK = [
  ['Abc-12!', 'Au moins 8 caractères'],
  ['abc-123!', 'Une lettre majuscule'],
  ['ABC-123!', 'Une lettre minuscule'],
  ['Abcd-ef!', 'Un chiffre'],
  ['Abcd1234', 'Un caractère spécial'],
] as const;
const JUST_STRONG = 'Abc-123!';

test('a commune and its department never contradict each other, and other places stay as they were written', async ({
  page,
  shopper,
}) => {
  await visit(page, '/account?tab=adresses');
  await content(page)
    .getByRole('link', { name: /Ajouter une adresse/ })
    .click();
  const form = page.getByRole('form', { name: 'Nouvelle adresse' });
  await form.getByLabel('Pays').selectOption('Bénin');
  const [town, department] = [field(form, 'Ville ou commune'), form.getByLabel('Département')];
  await fill(form, { 'Ville ou commune': 'cotonou', 'Adresse ligne 1': 'Rue 5' });
  await expect(department).toHaveValue('Littoral');
  // Every commune is still offered to who made a mistake.
  await expect(form.locator('datalist option')).toHaveCount(77);
  await department.selectOption('Borgou');
  await expect(town).toHaveValue('');
  await expect(form.locator('datalist option').first()).toHaveText('Bembèrèkè');
  await form.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
  await expect(town).toHaveAccessibleDescription(/La ville est requise/);
  await fill(form, { 'Ville ou commune': 'Godomey' });
  await department.selectOption('Atlantique');
  await expect(town).toHaveValue('Godomey');
  await form.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
  await expect(form).toBeHidden();
  const { data } = await shopper.api.call('GET /shipping-addresses');
  expect(data).toMatchObject([{ city: 'Godomey', state: 'Atlantique' }]);
});

test('the password is changed under its rules, and other devices are logged out', async ({
  page,
  shopper,
  shopUrl,
}) => {
  const { email, password } = shopper;
  const elsewhere = await clientOf(shopUrl).call('POST /auth/login', { body: { email, password } });
  await visit(page, '/account?tab=parametres');
  await content(page).getByRole('button', { name: 'Changer le mot de passe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changer le mot de passe' });
  const send = dialog.getByRole('button', { name: 'Modifier le mot de passe' });
  await send.click();
  await expect(dialog.getByText('Le mot de passe actuel est requis')).toBeVisible();
  await expect(dialog.getByText('La confirmation est requise')).toBeVisible();
  const newPassword = field(dialog, 'Nouveau mot de passe');
  for (const [password, missing] of TOO_WEAK) {
    await fill(dialog, { 'Nouveau mot de passe': password, 'Confirmer le nouveau mot de passe': password });
    // What is corrected is no longer called wrong before it is sent again.
    await expect(newPassword).not.toHaveAttribute('aria-invalid', 'true');
    await send.click();
    await expect(newPassword).toHaveAccessibleDescription(/^Le mot de passe ne respecte pas les critères/);
    await expect(newPassword).toHaveAccessibleDescription(new RegExp(`${missing}\\s:\\smanque`));
    await expect(dialog.getByText('manque.')).toHaveCount(1);
  }
  await fill(dialog, {
    'Mot de passe actuel': 'pas le bon',
    'Nouveau mot de passe': JUST_STRONG,
    'Confirmer le nouveau mot de passe': JUST_STRONG,
  });
  await send.click();
  await expect(dialog.getByText('Mot de passe actuel incorrect')).toBeVisible();
  await fill(dialog, { 'Mot de passe actuel': password });
  await send.click();

  await expect(toast(page, 'Mot de passe modifié avec succès !')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(clientOf(shopUrl, elsewhere.token).call('GET /auth/profile')).rejects.toMatchObject({ status: 401 });
  await clientOf(shopUrl).call('POST /auth/login', { body: { email, password: JUST_STRONG } });
  await page.reload();
  await expect(heading(page, 'Paramètres')).toBeVisible();
});

test('an account is deleted for good, with its password', async ({ page, shopper, shopUrl }) => {
  const { email, password } = shopper;
  await visit(page, '/account?tab=parametres');
  await content(page).getByRole('button', { name: 'Supprimer mon compte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer mon compte' });
  await expect(dialog).toContainText('Vos formations ne s’ouvriront plus, et vos places');
  await fill(dialog, { 'Votre mot de passe': 'pas le bon' });
  await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click();
  await expect(dialog.getByText('Mot de passe incorrect')).toBeVisible();
  await fill(dialog, { 'Votre mot de passe': password });
  await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click();

  await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible();
  await expect(clientOf(shopUrl).call('POST /auth/login', { body: { email, password } })).rejects.toMatchObject({
    status: 401,
  });
});

test('what is under way cannot be taken back by closing the dialog', { tag: SELDOM }, async ({ page, shopper }) => {
  await visit(page, '/account?tab=parametres');
  await content(page).getByRole('button', { name: 'Supprimer mon compte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer mon compte' });
  await fill(dialog, { 'Votre mot de passe': 'pas le bon' });
  const deletion = await holdCalls(page, 'DELETE /api/v1/auth/account');
  await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click();
  await expect(dialog.getByRole('button', { name: 'Garder mon compte' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Fermer' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  deletion.go();
  // Refused, which the dialog that stayed open says.
  await expect(dialog.getByText('Mot de passe incorrect')).toBeVisible();
  await dialog.getByRole('button', { name: 'Garder mon compte' }).click();
  await expect(dialog).toBeHidden();
  await shopper.api.call('GET /auth/profile');
});

test('the personal data can be taken home', async ({ page, shopper }) => {
  await visit(page, '/account?tab=parametres');
  const download = page.waitForEvent('download');
  await content(page).getByRole('button', { name: 'Télécharger mes données' }).click();
  const file = await (await download).createReadStream();
  const text = (await file.toArray()).join('');
  expect(JSON.parse(text)).toMatchObject({ profile: { email: shopper.email } });
});

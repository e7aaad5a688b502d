import { breakCalls, FOREIGN } from '../broken-calls.ts';
import { expect, shopperTest, test } from '../fixtures.ts';
import { content, field, fill, heading, toast, visit } from '../pages/page-parts.ts';
import { fillCart, giveAddress, placeOrder, somebody } from '../shoppers.ts';

test.beforeEach(({ faults }) => faults.allow(/^500|Failed to load resource/));

const NEW_PASSWORD = 'un-autre-mot';

test(
  'a form of the door that the shop cannot answer says so in its own words',
  { tag: '@desktop' },
  async ({ page, otherShopper }) => {
    const { email, password } = otherShopper;
    await visit(page, '/login');
    const login = page.getByRole('form', { name: 'Connexion' });
    const logIn = login.getByRole('button', { name: 'Se connecter' });
    await fill(login, { Email: email, 'Mot de passe': password });
    await breakCalls(page, 'POST /api/v1/auth/*');
    await logIn.click();
    await expect(login.getByText('Erreur de connexion')).toBeVisible();
    const allow = await breakCalls(page, 'POST /api/v1/auth/login', { json: { user: {} } });
    await logIn.click();
    await expect(login.getByText('Réponse invalide du serveur')).toBeVisible();
    await allow();
    await breakCalls(page, 'POST /api/v1/auth/login', FOREIGN);
    await logIn.click();
    await expect(login.getByText('Format de données invalide')).toBeVisible();

    await visit(page, '/register');
    const person = somebody();
    const form = page.getByRole('form', { name: 'Inscription' });
    await fill(form, {
      Prénom: person.firstName,
      Nom: person.lastName,
      Email: person.email,
      Téléphone: person.phoneNumber,
      'Mot de passe': person.password,
      'Confirmer le mot de passe': person.password,
    });
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect(form.getByText("Erreur lors de l'inscription")).toBeVisible();

    await visit(page, '/forgot-password');
    await fill(page.getByRole('form', { name: 'Mot de passe oublié' }), { Email: email });
    await page.getByRole('button', { name: 'Envoyer le code' }).click();
    await expect(content(page)).toContainText("Une erreur est survenue lors de l'envoi du code de vérification.");

    const footer = page.getByRole('contentinfo');
    const letThrough = await breakCalls(page, 'POST /api/v1/newsletter/subscribe');
    await footer.getByRole('textbox', { name: 'Votre email pour la newsletter' }).fill(email);
    await footer.getByRole('button', { name: 'S’inscrire' }).click();
    await expect(footer.getByRole('status').filter({ hasText: "Erreur lors de l'inscription" })).toBeVisible();
    await letThrough();
  },
);

test(
  'a new password is checked, and two seconds after it is kept the login opens',
  { tag: '@desktop' },
  async ({ page, otherShopper, mailbox }) => {
    const { email } = otherShopper;
    await otherShopper.api.call('POST /auth/forgot-password', { body: { email } });
    const mail = await mailbox.waitFor(email, /code de vérification/);
    const code = /\b\d{6}\b/.exec(mail.text)?.[0] ?? '';
    await page.clock.install();
    await visit(page, `/reset-password?email=${encodeURIComponent(email)}`);
    const form = page.getByRole('form', { name: 'Réinitialisation du mot de passe' });
    const send = form.getByRole('button', { name: 'Réinitialiser' });
    const codeField = field(form, 'Code de vérification');
    await expect(codeField).toHaveAttribute('maxlength', '6');
    await expect(codeField).toHaveAttribute('placeholder', '6 chiffres');
    await fill(form, {
      'Code de vérification': code,
      'Nouveau mot de passe': 'court',
      'Confirmer le mot de passe': 'x',
    });
    await send.click();
    await expect(form.getByText('Les mots de passe ne correspondent pas.')).toBeVisible();
    await fill(form, { 'Confirmer le mot de passe': 'court' });
    await send.click();
    await expect(form.getByText('Le mot de passe doit contenir au moins 6 caractères.')).toBeVisible();
    await fill(form, { 'Nouveau mot de passe': NEW_PASSWORD, 'Confirmer le mot de passe': NEW_PASSWORD });
    const allow = await breakCalls(page, 'POST /api/v1/auth/reset-password');
    await send.click();
    await expect(form.getByText('Une erreur est survenue lors de la réinitialisation du mot de passe.')).toBeVisible();
    await allow();
    await page.clock.pauseAt(Date.now() + 60_000);
    await send.click();
    await expect(content(page)).toContainText('Mot de passe réinitialisé avec succès !');
    await page.clock.runFor(1900);
    await expect(page).toHaveURL(/\/reset-password/);
    await page.clock.runFor(200);
    await expect(page).toHaveURL('/login');
  },
);

test(
  'profile and password that cannot be kept say so, and the old password is no new one',
  { tag: '@desktop' },
  async ({ page, shopper }) => {
    await breakCalls(page, 'PUT /api/v1/auth/profile');
    await visit(page, '/account');
    await content(page).getByRole('button', { name: 'Modifier' }).click();
    const profile = page.getByRole('form', { name: 'Modifier mon profil' });
    await fill(profile, { Prénom: 'Sènami' });
    await profile.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(profile.getByText('Erreur lors de la mise à jour du profil')).toBeVisible();

    await visit(page, '/account?tab=parametres');
    await content(page).getByRole('button', { name: 'Changer le mot de passe' }).click();
    const dialog = page.getByRole('dialog', { name: 'Changer le mot de passe' });
    const send = dialog.getByRole('button', { name: 'Modifier le mot de passe' });
    await fill(dialog, {
      'Mot de passe actuel': 'Marché-2026!',
      'Nouveau mot de passe': 'Marché-2026!',
      'Confirmer le nouveau mot de passe': 'autre',
    });
    await send.click();
    await expect(dialog.getByText("Le nouveau mot de passe doit être différent de l'ancien")).toBeVisible();
    await expect(dialog.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
    await fill(dialog, {
      'Mot de passe actuel': shopper.password,
      'Confirmer le nouveau mot de passe': 'Marché-2026!',
    });
    const allow = await breakCalls(page, 'POST /api/v1/auth/change-password');
    await send.click();
    await expect(dialog.getByText('Erreur lors du changement de mot de passe')).toBeVisible();
    await allow();
    await breakCalls(page, 'POST /api/v1/auth/change-password', { json: { success: false } });
    await send.click();
    await expect(dialog.getByText('Échec du changement de mot de passe')).toBeVisible();
  },
);

test(
  'addresses come ten to a page, and what fails with them is said',
  { tag: '@desktop' },
  async ({ page, shopper }) => {
    for (let number = 1; number <= 11; number += 1) await giveAddress(shopper, 'Parakou', { isDefault: false });
    const reading = await breakCalls(page, 'GET /api/v1/shipping-addresses?**');
    await visit(page, '/account?tab=adresses');
    await expect(content(page).getByRole('alert')).toContainText(
      'Erreur lors de la récupération des adresses de livraison',
    );
    await reading();
    await content(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(content(page)).toContainText('Affichage de 1 à 10 sur 11 adresses');

    await breakCalls(page, 'PUT /api/v1/shipping-addresses/*');
    await breakCalls(page, 'DELETE /api/v1/shipping-addresses/*');
    await breakCalls(page, 'POST /api/v1/shipping-addresses');
    await content(page)
      .getByRole('button', { name: /^Définir par défaut/ })
      .first()
      .click();
    await expect(toast(page, "Erreur lors de la définition de l'adresse par défaut")).toBeVisible();
    await content(page)
      .getByRole('button', { name: /^Supprimer/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Supprimer l’adresse' }).getByRole('button', { name: 'Supprimer' }).click();
    await expect(toast(page, "Erreur lors de la suppression de l'adresse")).toBeVisible();
    await content(page).getByRole('link', { name: 'Ajouter une adresse' }).click();
    const form = page.getByRole('form', { name: 'Nouvelle adresse' });
    await form.getByLabel('Pays').selectOption('Togo');
    await fill(form, { 'Adresse ligne 1': 'Rue du Lac' });
    await form.getByLabel(/^Ville/).fill('Lomé');
    await form.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
    await expect(form.getByText("Erreur lors de la sauvegarde de l'adresse")).toBeVisible();
  },
);

test('an address needs a country, whoever sends it', { tag: '@desktop' }, async ({ shopper }) => {
  const body = { addressLine1: 'Avenue de la gare', city: 'Parakou', country: '' } as never;
  await expect(shopper.api.call('POST /shipping-addresses', { body })).rejects.toMatchObject({
    status: 422,
    errors: { country: ['Le pays est requis'] },
  });
});

test(
  'orders come ten to a page, and what fails with them is said',
  { tag: '@desktop' },
  async ({ page, shopper, product }) => {
    const { order } = await placeOrder(shopper, product.id, { method: 'cod' });
    const { data: address } = await shopper.api.call('GET /shipping-addresses');
    for (let number = 2; number <= 11; number += 1) {
      await fillCart(shopper, product.id);
      const body = { shippingAddressId: address[0]?.id, paymentMethod: 'cod' as const };
      await shopper.api.call('POST /orders', { body });
    }
    const reading = await breakCalls(page, 'GET /api/v1/orders?**');
    await visit(page, '/account?tab=commandes');
    await expect(content(page).getByRole('alert')).toContainText('Erreur lors de la récupération des commandes');
    await reading();
    await content(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(content(page)).toContainText('Affichage de 1 à 10 sur 11 commandes');
    await content(page).getByRole('button', { name: 'Filtrer' }).click();
    const filters = page.getByRole('form', { name: 'Filtrer les commandes' });
    for (const label of ['Montant minimum (FCFA)', 'Du', 'Au']) await expect(field(filters, label)).toBeVisible();
    await expect(filters.getByLabel('Montant maximum (FCFA)')).toHaveAttribute('placeholder', '1000000');
    await expect(filters.getByLabel('Statut').getByRole('option')).toContainText([
      'En attente',
      'En cours',
      'Payée',
      'Expédiée',
      'Livrée',
      'Annulée',
      'Échouée',
    ]);

    await breakCalls(page, 'POST /api/v1/orders/*/cancel');
    await visit(page, `/order/${order.id}`);
    await content(page).getByRole('button', { name: 'Annuler la commande' }).click();
    await page
      .getByRole('dialog', { name: 'Annuler la commande' })
      .getByRole('button', { name: 'Oui, annuler la commande' })
      .click();
    await expect(toast(page, "Erreur lors de l'annulation de la commande")).toBeVisible();
  },
);

shopperTest(
  'an opinion is counted while it is written, and stays when it cannot be sent',
  { tag: '@desktop' },
  async ({ page, product }) => {
    await visit(page, `/product/${product.slug}`);
    await content(page).getByRole('button', { name: 'Écrire un avis' }).click();
    const form = page.getByRole('form', { name: `Votre avis sur ${product.name}` });
    for (const [position, label] of ['Très mauvais', 'Mauvais', 'Moyen', 'Bon', 'Excellent'].entries()) {
      await form.getByRole('radio', { name: `${position + 1} sur 5, ${label}` }).check({ force: true });
      await expect(form.getByText(label, { exact: true })).toBeVisible();
    }
    await expect(field(form, 'Titre (facultatif)')).toHaveAttribute('maxlength', '100');
    await expect(field(form, 'Votre avis')).toHaveAttribute('maxlength', '1000');
    await field(form, 'Votre avis').fill('Très bon');
    await expect(form).toContainText('8 / 1000 caractères');
    await breakCalls(page, 'POST /api/v1/reviews');
    await form.getByRole('button', { name: 'Publier mon avis' }).click();
    await expect(form.getByRole('alert')).toContainText("Erreur lors de l'ajout de l'avis");
    await expect(field(form, 'Votre avis')).toHaveValue('Très bon');
  },
);

test('a return is asked for with the order’s number', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/returns');
  const form = page.getByRole('form', { name: 'Demande de retour' });
  await fill(form, { 'Numéro de commande': 'ORD-1763700000000-4821', Email: somebody().email });
  await form.getByLabel(/^Motif/).selectOption({ index: 1 });
  await form.getByRole('button', { name: /Envoyer/ }).click();
  await expect(content(page).getByRole('alert').filter({ hasText: 'Demande de retour envoyée !' })).toBeFocused();
  await expect(heading(page, 'Retours').first()).toBeVisible();
});

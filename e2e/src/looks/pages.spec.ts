import type { Page } from '@playwright/test';
import { BROKEN, breakCalls, holdCalls } from '../broken-calls.ts';
import { expect, test } from '../fixtures.ts';
import { cartButton, content, fill, toast, visit } from '../pages/page-parts.ts';
import { REFUSED_FORMS, sendEmpty } from '../pages/refused-forms.ts';
import { somebody } from '../shoppers.ts';
import { PLACES } from './places.ts';
import { takePage, takeScreen } from './take-picture.ts';

const SOLD_OUT = PLACES['product-sold-out'].path;

function searchBox(page: Page) {
  return page.getByRole('combobox', { name: 'Rechercher un produit' }).filter({ visible: true });
}

async function goToCatalogue(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Rayons' }).getByRole('link', { name: 'Tous les produits' }).click();
}

test('a look at the search', async ({ page }) => {
  await visit(page, '/search?q=moringa');
  await visit(page, '/');
  await searchBox(page).click();
  await expect(page.getByRole('option', { name: 'Glucomètre' })).toBeVisible();
  await takeScreen(page, 'search-before-typing');
  await searchBox(page).fill('miel');
  await expect(page.getByRole('option', { name: /Miel/ }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await takeScreen(page, 'search-suggestions');
  await searchBox(page).fill('zzzzqq');
  await expect(page.getByText('Aucun produit trouvé')).toBeVisible();
  await takeScreen(page, 'search-no-suggestion');
});

test('a look at what opens over a page', async ({ page }) => {
  await visit(page, '/products');
  await content(page).locator('summary').filter({ hasText: 'Filtres' }).click();
  await takeScreen(page, 'filters-open');
  await visit(page, SOLD_OUT);
  await content(page).getByRole('button', { name: 'Prévenez-moi du retour' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prévenez-moi du retour' });
  await dialog.getByRole('button', { name: 'Me prévenir' }).click();
  await expect(dialog.locator('[aria-invalid=true]')).toBeFocused();
  await takeScreen(page, 'stock-alert');
  await visit(page, '/');
  await cartButton(page).click();
  await expect(page.getByRole('dialog').or(content(page).getByRole('form')).first()).toBeVisible();
  await takeScreen(page, 'cart-of-a-visitor');
  await visit(page, '/faq');
  await content(page).locator('summary').first().click();
  await takeScreen(page, 'faq-open');
});

test('a look at a page full of favourites', async ({ page }) => {
  await visit(page, '/products');
  for (const place of [0, 1]) {
    await content(page)
      .getByRole('button', { name: /favoris/ })
      .nth(place)
      .click();
  }
  await visit(page, '/favorites');
  await expect(content(page).getByRole('article')).toHaveCount(2);
  await takePage(page, 'favourites-filled');
});

test('a look at what is on its way and of what does not come', async ({ page, faults }) => {
  faults.allow(/^500|Failed to load resource/);
  const held = await holdCalls(page, 'GET /products.data**');
  await visit(page, '/');
  await goToCatalogue(page);
  await takeScreen(page, 'page-on-its-way');
  held.go();
  await expect(page).toHaveURL('/products');
  await visit(page, '/');
  await breakCalls(page, 'GET /products.data**');
  await goToCatalogue(page);
  await expect(content(page).getByRole('alert')).toBeVisible();
  await takeScreen(page, 'page-failed');
  await page.route('**/api/v1/products?**', (route) => route.fulfill(BROKEN));
  await searchBox(page).fill('miel');
  await expect(page.getByText('Erreur lors de la recherche')).toBeVisible();
  await takeScreen(page, 'suggestions-failed');
});

test('a look at forms that are refused', async ({ page }) => {
  for (const form of REFUSED_FORMS) {
    await sendEmpty(page, form);
    await takePage(page, `${form.path.slice(1)}-refused`);
  }
  await page.getByRole('contentinfo').getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page.getByText('Veuillez saisir votre email')).toBeVisible();
  await takeScreen(page, 'newsletter-refused');
});

test('a look at forms that are answered', async ({ page, otherShopper, mailbox }) => {
  test.slow();
  await visit(page, '/login');
  const login = page.getByRole('form', { name: 'Connexion' });
  await fill(login, { Email: otherShopper.email, 'Mot de passe': 'un-autre-mot' });
  await login.getByRole('button', { name: 'Se connecter' }).click();
  await expect(login.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await takePage(page, 'login-wrong');
  await visit(page, '/forgot-password');
  const forgotten = page.getByRole('form', { name: 'Mot de passe oublié' });
  await fill(forgotten, { Email: otherShopper.email });
  await forgotten.getByRole('button', { name: 'Envoyer le code' }).click();
  await expect(content(page)).toContainText('Un code de vérification a été envoyé');
  await takePage(page, 'forgot-password-sent');
  const code = /\b\d{6}\b/.exec((await mailbox.waitFor(otherShopper.email, /code de vérification/)).text)?.[0] ?? '';
  await content(page).getByRole('link', { name: 'Saisir le code reçu' }).click();
  const reset = page.getByRole('form', { name: 'Réinitialisation du mot de passe' });
  await fill(reset, {
    'Code de vérification': code,
    'Nouveau mot de passe': 'un-autre-mot',
    'Confirmer le mot de passe': 'un-autre-mot',
  });
  await reset.getByRole('button', { name: 'Réinitialiser' }).click();
  await expect(content(page)).toContainText('Mot de passe réinitialisé avec succès !');
  await takeScreen(page, 'reset-password-done');
  await visit(page, '/returns');
  const returned = page.getByRole('form', { name: 'Demande de retour' });
  await fill(returned, { 'Numéro de commande': 'ORD-1763700000000-4821', Email: otherShopper.email });
  await returned.getByLabel(/^Motif/).selectOption({ index: 1 });
  await returned.getByRole('button', { name: /Envoyer/ }).click();
  await expect(content(page).getByRole('alert').filter({ hasText: 'Demande de retour envoyée !' })).toBeFocused();
  await takeScreen(page, 'returns-sent');
  await visit(page, SOLD_OUT);
  await content(page).getByRole('button', { name: 'Prévenez-moi du retour' }).click();
  const alert = page.getByRole('dialog', { name: 'Prévenez-moi du retour' });
  await fill(alert, { 'Votre email': otherShopper.email });
  await alert.getByRole('button', { name: 'Me prévenir' }).click();
  await expect(toast(page, /^C’est noté/)).toBeVisible();
  await takeScreen(page, 'stock-alert-sent');
  await visit(page, '/contact');
  const message = page.getByRole('form', { name: 'Nous écrire' });
  await fill(message, { Nom: 'Afiavi Hounsou', Email: otherShopper.email, Message: 'Bonjour, avez-vous du karité ?' });
  await message.getByLabel('Sujet').selectOption({ index: 1 });
  await message.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(message.getByRole('textbox', { name: 'Message' })).toBeEmpty();
  await takePage(page, 'contact-sent');
  const newsletter = page.getByRole('contentinfo');
  await newsletter.getByRole('textbox').fill(otherShopper.email);
  await newsletter.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page.getByText('Inscription réussie ! Vérifiez votre email.').first()).toBeVisible();
  await takeScreen(page, 'newsletter-sent');
  const mail = await mailbox.waitFor(otherShopper.email, /^Confirmez votre inscription/);
  const [confirm = '', leave = ''] = mail.text.match(/https?:\S+\/newsletter\/\S+/g) ?? [];
  await visit(page, confirm);
  await expect(content(page)).toContainText('Votre inscription est confirmée');
  await takePage(page, 'newsletter-confirmed');
  await visit(page, leave);
  await content(page).getByRole('button', { name: 'Me désinscrire' }).click();
  await expect(content(page)).toContainText('Vous êtes désinscrit');
  await takePage(page, 'newsletter-left');
});

test('a look at an account that was opened on the way to something else', async ({ page }) => {
  const { firstName, lastName, email, phoneNumber, password } = somebody();
  await visit(page, '/register?from=%2Fcheckout');
  const form = page.getByRole('form', { name: 'Inscription' });
  await fill(form, {
    Prénom: firstName,
    Nom: lastName,
    Email: email,
    Téléphone: phoneNumber,
    'Mot de passe': password,
    'Confirmer le mot de passe': password,
  });
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(content(page).getByRole('link', { name: 'Reprendre là où j’en étais' })).toBeVisible();
  await takePage(page, 'account-just-opened');
});

test('a look at a notification', async ({ page, shopper, product }) => {
  await visit(page, `/product/${product.slug}`);
  await page.route('**/api/v1/cart/items', (route) =>
    route.fulfill({ ...BROKEN, status: 422, json: { message: 'Stock insuffisant', error: 'x' } }),
  );
  await content(page)
    .getByRole('button', { name: /^Ajouter au panier/ })
    .first()
    .click();
  await expect(toast(page, /\S/).first()).toBeVisible();
  await takeScreen(page, 'notification');
  expect(shopper.id).toBeTruthy();
});

import type { Page } from '@playwright/test';
import { ALIKE, SELDOM } from './alike.ts';
import { expect, test } from './fixtures.ts';
import { cartButton, cartDrawer, content, fill, heading, toast, visit } from './pages/page-parts.ts';
import { somebody } from './shoppers.ts';

async function forbidToKeep(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
}

test(
  'a browser that keeps nothing is told so, before an account is opened or a session',
  { tag: SELDOM },
  async ({ page, api }) => {
    await forbidToKeep(page);
    const person = somebody();
    await visit(page, '/register');
    const registration = page.getByRole('form', { name: 'Inscription' });
    await fill(registration, {
      Prénom: person.firstName,
      Nom: person.lastName,
      Email: person.email,
      Téléphone: person.phoneNumber,
      'Mot de passe': person.password,
      'Confirmer le mot de passe': person.password,
    });
    await registration.getByRole('checkbox', { name: /J’accepte/ }).check();
    await registration.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect(registration).toContainText(/Votre navigateur n’enregistre rien pour ce site/);
    const { email, password } = person;
    await expect(api.call('POST /auth/login', { body: { email, password } })).rejects.toMatchObject({ status: 401 });

    await visit(page, '/login');
    const login = page.getByRole('form', { name: 'Connexion' });
    await fill(login, { Email: person.email, 'Mot de passe': person.password });
    await login.getByRole('button', { name: 'Se connecter' }).click();
    await expect(login).toContainText(/Votre navigateur n’enregistre rien pour ce site/);
  },
);

test('a browser that keeps nothing says so of a favourite', async ({ page }) => {
  await forbidToKeep(page);
  await visit(page, '/products');
  await content(page)
    .getByRole('button', { name: /aux favoris/ })
    .first()
    .click();
  await expect(toast(page, /n’enregistre rien/)).toBeVisible();
});

test('a browser that keeps nothing reads the shop all the same', { tag: ALIKE }, async ({ page, product }) => {
  await forbidToKeep(page);
  await visit(page, '/');
  await visit(page, `/product/${product.slug}`);
  await expect(heading(page, product.name).first()).toBeVisible();
  await content(page).getByRole('link', { name: 'Accueil' }).click();
  await expect(page).toHaveURL('/');
  await cartButton(page).click();
  await expect(cartDrawer(page)).toContainText('Votre panier est vide');
});

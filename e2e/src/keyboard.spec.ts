import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { continueToConfirmation, continueToPayment, finishButton, STEPS, termsBox } from './pages/checkout.ts';
import { expectPaymentPage } from './pages/payment-page.ts';
import { content, field, heading, visit } from './pages/page-parts.ts';
import { fillCart, giveAddress, placeOrder } from './shoppers.ts';

/** Presses a key as often as it takes to come to what has this name: what the keyboard does not reach fails here. */
async function pressTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const isThere = await page.evaluate(
      ({ source }) => {
        const focused = document.activeElement;
        const label = focused?.id ? document.querySelector(`label[for="${CSS.escape(focused.id)}"]`) : null;
        const said = focused?.getAttribute('aria-label') ?? label?.textContent ?? focused?.textContent ?? '';
        return new RegExp(source, 'u').test(said.trim());
      },
      { source: name.source },
    );
    if (isThere) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard did not come to ${name}`);
}

test('a first address is written and ordered to with the keyboard alone @desktop', async ({
  page,
  shopper,
  product,
}) => {
  test.slow();
  await fillCart(shopper, product.id);
  await visit(page, '/checkout');
  await expect(content(page).getByText('Aucune adresse de livraison trouvée')).toBeVisible();
  await pressTo(page, /^Ajouter une adresse$/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Nouvelle adresse')).toBeFocused();
  await pressTo(page, /^Pays/);
  await page.keyboard.press('End');
  await expect(field(content(page), 'Pays')).toHaveValue('Bénin');
  await pressTo(page, /^Ville ou commune/);
  await page.keyboard.type('Cotonou');
  await pressTo(page, /^Adresse ligne 1/);
  await page.keyboard.type('Quartier Zongo');
  await page.keyboard.press('Enter');
  await expect(content(page).getByRole('radio', { name: /Cotonou/ })).toBeFocused();
  await pressTo(page, /^Continuer vers le paiement$/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Comment voulez-vous payer ?')).toBeFocused();
  await pressTo(page, /^Mobile Money/);
  await page.keyboard.press('ArrowDown');
  await expect(content(page).getByRole('radio', { name: /^Carte bancaire/ })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await pressTo(page, /^Continuer$/);
  await page.keyboard.press('Enter');
  await pressTo(page, /^J’accepte/);
  await page.keyboard.press('Space');
  await pressTo(page, /^Finaliser la commande$/);
  await page.keyboard.press('Enter');
  await expectPaymentPage(page);
});

test('where the system chooses the colours, buttons keep an edge and the page that is open its mark @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/products');
  const rows = page.getByRole('navigation', { name: 'Rayons' });
  const lineUnder = (name: string) =>
    rows.getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link).borderBottomColor);
  expect(await lineUnder('Accueil')).toBe('rgb(255, 255, 255)');
  expect(await lineUnder('Tous les produits')).not.toBe('rgb(255, 255, 255)');
  await expect(content(page).getByRole('button', { name: 'Se connecter' }).first()).toHaveCSS(
    'border-top-width',
    '1px',
  );
});

test('where the system chooses light letters on black, drawings are as light, and what is typed into or pressed has an edge @desktop', async ({
  page,
  shopper,
  product,
}) => {
  await fillCart(shopper, product.id);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await visit(page, `/product/${product.slug}`);
  const white = 'rgb(255, 255, 255)';
  const heart = content(page)
    .getByRole('button', { name: `Ajouter ${product.name} aux favoris` })
    .first();
  await expect(heart.locator('svg')).toHaveCSS('color', white);
  const promise = content(page).getByRole('listitem').filter({ hasText: 'Paiement sécurisé' });
  await expect(promise.locator('svg')).toHaveCSS('color', white);
  const footer = page.getByRole('contentinfo');
  for (const part of [
    footer.getByRole('textbox', { name: 'Votre email pour la newsletter' }),
    footer.getByRole('button', { name: 'S’inscrire' }),
    content(page)
      .getByRole('group', { name: `Quantité de ${product.name}` })
      .first()
      .locator('xpath=../..'),
  ])
    await expect(part).toHaveCSS('border-top-width', '1px');
});

test('where the system chooses the colours, what is chosen or present has a frame of its own @desktop', async ({
  page,
  shopper,
  product,
  staff,
}) => {
  const variations = ['100 g', '500 g'].map((name) => ({ name, options: { Poids: name }, price: 1500, stock: 5 }));
  const { data: soap } = await staff.api.call('POST /products', {
    body: { name: 'Savon de Ouidah', price: 1500, status: 'PUBLISHED', categoryId: product.categoryId, variations },
  });
  const { order } = await placeOrder(shopper, product.id);
  await fillCart(shopper, product.id);
  await page.emulateMedia({ forcedColors: 'active' });
  const expectFrame = async (chosen: Locator, other: Locator) => {
    await expect(chosen).toHaveCSS('outline-style', 'solid');
    await expect(other).toHaveCSS('outline-style', 'none');
  };

  await visit(page, `/product/${soap.slug}`);
  const sizeOf = (name: string) => content(page).getByRole('radio', { name }).locator('+ *');
  await sizeOf('500 g').click();
  await content(page).getByRole('heading', { level: 1 }).click();
  await expectFrame(sizeOf('500 g'), sizeOf('100 g'));
  await visit(page, '/products');
  const show = (name: string) => content(page).getByRole('link', { name });
  await expectFrame(show('Afficher en grille'), show('Afficher en liste'));
  await visit(page, '/checkout');
  await continueToPayment(page);
  const stepOf = (name: string) => content(page).getByRole('listitem').filter({ hasText: name });
  await expectFrame(stepOf('Paiement').first(), stepOf('Confirmation').first());
  await visit(page, `/order/${order.id}`);
  await expectFrame(stepOf('Commande reçue'), stepOf('Livrée'));
  await staff.api.call('DELETE /products/{id}', { params: { id: soap.id } });
});

test('« Aller au contenu » leaves the checkout at its step, and what is being typed @desktop', async ({
  page,
  shopper,
  product,
}) => {
  await giveAddress(shopper);
  await fillCart(shopper, product.id);
  await visit(page, '/checkout');
  await content(page).getByRole('button', { name: 'Ajouter une adresse' }).click();
  const street = field(page.getByRole('form', { name: 'Nouvelle adresse' }), 'Adresse ligne 1');
  await street.fill('Quartier Zongo');
  await page.getByRole('link', { name: 'Aller au contenu' }).press('Enter');
  await expect(content(page)).toBeFocused();
  await expect(street).toHaveValue('Quartier Zongo');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await continueToPayment(page);
  await page.getByRole('link', { name: 'Aller au contenu' }).press('Enter');
  await expect(content(page)).toBeFocused();
  await continueToConfirmation(page);
  await page.getByRole('link', { name: 'Aller au contenu' }).press('Enter');
  await expect(content(page)).toBeFocused();
  await termsBox(page).check();
  await expect(finishButton(page)).toBeEnabled();
  // The link has made no place of its own.
  await page.goBack();
  await expect(heading(page, STEPS.payment)).toBeVisible();
});

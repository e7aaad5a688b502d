import { expect, test } from '../fixtures.ts';
import { continueToConfirmation, continueToPayment, STEPS } from '../pages/checkout.ts';
import { content, fcfa, heading, visit } from '../pages/page-parts.ts';
import { fillCart, giveAddress } from '../shoppers.ts';

const REDIRECTION = 'Vous serez redirigé vers une plateforme de paiement sécurisée après validation.';

test(
  'an address to choose is shown with all its lines, and the default one is chosen',
  { tag: '@phone' },
  async ({ page, shopper, product }) => {
    await giveAddress(shopper, 'Ouidah', { recipientName: 'Bureau', isDefault: true });
    await giveAddress(shopper, 'Parakou', {
      recipientName: 'Maison',
      addressLine2: 'Immeuble Soglo, 2e étage',
      state: 'Borgou',
      postalCode: 'BP 120',
      isDefault: false,
    });
    await fillCart(shopper, product.id);
    await visit(page, '/checkout');
    await expect(heading(page, STEPS.delivery)).toBeVisible();
    const choices = content(page).getByRole('group', { name: 'Adresse de livraison' }).locator('label');
    const house = choices.filter({ hasText: 'Maison' });
    const lines = ['Quartier Zongo, carré 1204', 'Immeuble Soglo, 2e étage', 'Parakou, Borgou', 'BP 120', 'Bénin'];
    for (const line of lines) await expect(house).toContainText(line);
    await expect(choices.filter({ hasText: 'Bureau' })).toContainText('Par défaut');
    await expect(content(page).getByRole('radio', { name: /Bureau/ })).toBeChecked();
    await expect(content(page).getByRole('button', { name: 'Ajouter une adresse' })).toBeVisible();
  },
);

test(
  'the payment step says of each means who takes it, where it leads and which is the most popular',
  { tag: '@phone' },
  async ({ page, shopper, product }) => {
    await giveAddress(shopper, 'Cotonou');
    await fillCart(shopper, product.id);
    await visit(page, '/checkout');
    await continueToPayment(page);
    const means = content(page).getByRole('group', { name: 'Mode de paiement' }).locator('label');
    await expect(means).toHaveCount(3);
    const mobileMoney = means.filter({ hasText: 'Mobile Money' });
    const card = means.filter({ hasText: 'Carte bancaire' });
    await expect(mobileMoney).toContainText('MTN, Moov ou Celtis');
    await expect(card).toContainText('Visa, MasterCard');
    for (const one of [mobileMoney, card]) await expect(one).toContainText(REDIRECTION);
    // Cash is for the courier: it leads nowhere.
    await expect(means.filter({ hasText: REDIRECTION })).toHaveCount(2);
    await expect(means.filter({ hasText: 'Populaire' })).toHaveCount(1);
    await expect(mobileMoney).toContainText('Populaire');
  },
);

test(
  'the confirmation says what is ordered, what it costs and what is agreed to',
  { tag: '@desktop' },
  async ({ page, shopper, product }) => {
    await giveAddress(shopper);
    await fillCart(shopper, product.id, 2);
    await visit(page, '/checkout');
    await continueToPayment(page);
    await continueToConfirmation(page);
    const recap = content(page).getByRole('list', { name: 'Articles commandés' });
    await expect(recap).toContainText(`${product.name} × 2`);
    await expect(recap.getByText(fcfa(product.price * 2))).toBeVisible();
    for (const [name, address] of [
      [/^termes et conditions/, '/terms'],
      [/^politique de confidentialité/, '/privacy'],
    ] as const) {
      await expect(content(page).getByRole('link', { name })).toHaveAttribute('href', address);
    }
    const summary = content(page).getByRole('complementary', { name: 'Récapitulatif de la commande' });
    await expect(summary.locator('img')).toHaveCount(1);
    await expect(summary.getByRole('term')).toHaveText(['Sous-total', 'Livraison', 'Total']);
    await expect(summary.getByRole('definition')).toHaveText([
      fcfa(product.price * 2),
      fcfa(1000),
      fcfa(product.price * 2 + 1000),
    ]);
  },
);

import type { Locator, Page } from '@playwright/test';
import { content, field } from '../pages/page-parts.ts';
import { placeOrder, registerShopper } from '../shoppers.ts';
import { expectScreen, mark, notice, openScreen, question, row, searchFor } from './desk.ts';
import { expect, test } from './fixtures.ts';

/** Touched by the keyboard alone. */
async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

/** The screen itself, at its beginning. */
const start = (page: Page) => page.locator('#main-content');

test(
  'acts of an order leave the keyboard where they were done',
  { tag: '@desktop' },
  async ({ page, otherShopper, product }) => {
    const { order } = await placeOrder(otherShopper, product.id, { method: 'cod' });
    await openScreen(page, `/orders/${order.id}/show`, `Commande ${order.orderNumber}`);
    const slip = content(page).getByRole('button', { name: 'Bon de livraison (PDF)' });
    await press(slip);
    await expect(notice(page, /téléchargement commencé/)).toBeVisible();
    await expect(slip).toBeFocused();
    const note = field(content(page), 'Nouvelle note');
    await note.fill('Appelée ce matin');
    const add = content(page).getByRole('button', { name: 'Ajouter la note' });
    await press(add);
    await expect(note).toHaveValue('');
    await expect(add).toBeFocused();
    await press(content(page).getByRole('button', { name: 'Expédier' }));
    await press(question(page, 'Expédier ?').getByRole('button', { name: 'Expédier' }));
    await expect(content(page).getByRole('button', { name: 'Expédier' })).toBeHidden();
    // What followed it: the next step of the order.
    await expect(content(page).getByRole('button', { name: 'Marquer livrée' })).toBeFocused();
  },
);

test(
  'lines that are moved, added or taken out of a product keep the keyboard among them',
  {
    tag: '@desktop',
  },
  async ({ page, product }) => {
    page.on('dialog', (asked) => void asked.accept());
    await openScreen(page, `/products/${product.id}`, product.name);
    const button = (name: string) => content(page).getByRole('button', { name, exact: true });
    await press(button('Monter l’image 2'));
    // It is the first by now.
    await expect(button('Monter l’image 1')).toBeFocused();
    await press(button('Retirer l’image 1'));
    await expect(content(page).getByRole('list', { name: 'Images du produit' }).locator('li:focus')).toHaveCount(1);

    const features = content(page).getByRole('region', { name: 'Caractéristiques' });
    await press(features.getByRole('button', { name: 'Ajouter' }));
    const lines = features.getByRole('textbox');
    await expect(lines.last()).toBeFocused();
    await press(features.getByRole('button', { name: /^Retirer/ }).last());
    await expect(features.locator(':focus')).toHaveCount(1);
    await press(button('Ajouter une option'));
    await expect(field(content(page), 'Option 1')).toBeFocused();
  },
);

test(
  'an opinion that leaves its list leaves the keyboard in the screen',
  { tag: '@desktop' },
  async ({ page, shopUrl, otherShopper, product }) => {
    const words = `Très doux ${mark()}`;
    const body = { itemType: 'PRODUCT', itemId: product.id, rating: 4 } as const;
    const { api } = await registerShopper(shopUrl);
    await api.call('POST /reviews', { body: { ...body, content: `${words} hier` } });
    await otherShopper.api.call('POST /reviews', { body: { ...body, content: `${words} ce matin` } });
    await openScreen(page, '/reviews', 'Avis');
    await searchFor(page, 'Rechercher un avis', words);
    await expect(row(page, words)).toHaveCount(2);
    await press(row(page, 'ce matin').getByRole('button', { name: /^Publier/ }));
    await expect(row(page, words)).toHaveCount(1);
    await expect(row(page, 'hier')).toBeFocused();
    await press(row(page, 'hier').getByRole('button', { name: /^Refuser/ }));
    await expect(row(page, words)).toHaveCount(0);
    await expect(page.locator('#main-content:focus, #main-content :focus')).toHaveCount(1);
  },
);

test('a screen that comes is begun at its beginning, by its name', { tag: '@desktop' }, async ({ page, product }) => {
  await openScreen(page, '/', 'À faire maintenant');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await press(menu.getByRole('link', { name: 'Produits', exact: true }));
  await expectScreen(page, 'Produits');
  await expect(start(page)).toBeFocused();
  await searchFor(page, 'Rechercher un produit', product.name);
  await expect(row(page, product.name)).toHaveCount(1);
  await expect(field(content(page), 'Rechercher un produit')).toBeFocused();
  await press(row(page, product.name).getByRole('link', { name: product.name }));
  await expectScreen(page, product.name);
  await expect(start(page)).toBeFocused();
  await expect(page).toHaveTitle(`${product.name} – Back-office`);
});

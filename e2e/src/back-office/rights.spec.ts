import type { StaffRole } from '@tokpa/contract/rights';
import { ALIKE } from '../alike.ts';
import { content } from '../pages/page-parts.ts';
import { placeOrder } from '../shoppers.ts';
import { enterAsStaff, moveOrder } from '../staff.ts';
import { newColleague } from './colleagues.ts';
import { expectScreen, goToScreen, openScreen, row } from './desk.ts';
import { expect, signedOutTest } from './fixtures.ts';

const SEEN: Readonly<Record<Extract<StaffRole, 'SUPPORT' | 'EDITOR'>, { there: string[]; missing: string[] }>> = {
  SUPPORT: {
    there: ['Commandes', 'Paiements', 'Clients', 'Produits', 'Codes promo', 'Commentaires', 'Réglages'],
    missing: ['Équipe', 'Journal', 'Système'],
  },
  EDITOR: {
    there: ['Produits', 'Catégories', 'Formations', 'Articles', 'Recettes', 'Bibliothèque'],
    missing: [
      'Commandes',
      'Paiements',
      'Clients',
      'Inscriptions aux séminaires',
      'Codes attribués',
      'Équipe',
      'Journal',
      'Système',
    ],
  },
};

for (const [at, [role, { there, missing }]] of Object.entries(SEEN).entries()) {
  const tag = at === 0 ? [] : ALIKE;
  signedOutTest(
    `the menu of ${role} holds what they may see`,
    { tag },
    async ({ page, context, shopUrl, staff, mailbox }) => {
      await enterAsStaff(context, shopUrl, await newColleague({ shopUrl, staff, mailbox }, role as StaffRole));
      await openScreen(page, '/', 'À faire maintenant');
      const menu = page.getByRole('navigation', { name: 'Menu principal' });
      for (const name of there) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
      for (const name of missing) await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0);
    },
  );
}

signedOutTest(
  'support serves customers, and neither refunds nor changes the catalogue',
  async ({ page, context, shopUrl, staff, mailbox, otherShopper, product }) => {
    const { order } = await placeOrder(otherShopper, product.id);
    await moveOrder(staff, order.id, 'PAID');
    await enterAsStaff(context, shopUrl, await newColleague({ shopUrl, staff, mailbox }, 'SUPPORT'));
    await openScreen(page, `/orders/${order.id}/show`, `Commande ${order.orderNumber}`);
    await expect(content(page).getByRole('button', { name: 'Expédier' })).toBeVisible();
    await expect(content(page).getByRole('button', { name: 'Rembourser' })).toHaveCount(0);
    await expect(content(page).getByRole('button', { name: 'Annuler la commande' })).toHaveCount(0);
    const customer = content(page).getByRole('region', { name: 'Client', exact: true });
    await customer.getByRole('link', { name: order.customer.name, exact: true }).click();
    await expectScreen(page, order.customer.name);
    await expect(page).toHaveURL(new RegExp(`/users/${otherShopper.id}/show`));
    await expect(content(page).getByRole('button', { name: 'Bloquer ce client' })).toHaveCount(0);
    for (const [path, title, button] of [
      ['/products', 'Produits', 'Nouveau produit'],
      ['/coupons', 'Codes promo', 'Créer un code'],
      ['/blog-posts', 'Articles', 'Écrire un article'],
      ['/categories', 'Catégories', 'Nouvelle catégorie'],
    ] as const) {
      await goToScreen(page, path, title);
      // Their rights are known before the rows: until then nobody is offered anything.
      await expect(row(page, /./).first()).toBeVisible();
      await expect(content(page).getByRole('link', { name: button })).toHaveCount(0);
    }
    await goToScreen(page, '/settings', 'Réglages');
    await expect(content(page)).toContainText('Votre rôle permet de lire les réglages.');
    await expect(content(page).getByRole('button', { name: 'Enregistrer' })).toHaveCount(0);
    // Screens that ask by themselves ask for nothing here: a refusal would be found among the faults.
    for (const path of ['/system', '/products/importer', '/products/prix-et-stocks']) {
      await goToScreen(page, path, 'Non autorisé');
    }
  },
);

/** Lists that these roles read, of rows that only others change. */
const READ_ONLY = [
  ['SUPPORT', '/products', 'Produits'],
  ['SUPPORT', '/categories', 'Catégories'],
  ['SUPPORT', '/formations', 'Formations'],
  ['SUPPORT', '/blog-posts', 'Articles'],
  ['SUPPORT', '/blog-tags', 'Étiquettes'],
  ['SUPPORT', '/reviews?filter=%7B%7D', 'Avis'],
  ['SUPPORT', '/coupons', 'Codes promo'],
  ['MANAGER', '/staff', 'Équipe'],
] as const;

for (const role of ['SUPPORT', 'MANAGER'] as const) {
  signedOutTest(
    `no row of a list leads ${role} to a form that is not for them`,
    { tag: role === 'SUPPORT' ? [] : ALIKE },
    async ({ page, context, shopUrl, staff, mailbox }) => {
      await enterAsStaff(context, shopUrl, await newColleague({ shopUrl, staff, mailbox }, role));
      await openScreen(page, '/', 'À faire maintenant');
      for (const [, path, title] of READ_ONLY.filter(([reader]) => reader === role)) {
        await goToScreen(page, path, title);
        // With words: boxes stand for those that are on their way.
        const rows = row(page, /./);
        await expect(rows.first()).toBeVisible();
        // A list of theirs may stand beside it: what is counted leads there.
        await expect(rows.locator('a:not([href*="filter="])')).toHaveCount(0);
        await rows.first().click({ position: { x: 60, y: 8 } });
        await expectScreen(page, title);
        // Left where the next list has a head, it would open what the head says of itself over the first row.
        await page.mouse.move(640, 20);
      }
      // What only shows a row opens as before.
      await goToScreen(page, '/orders', 'Commandes');
      await row(page, 'ORD-').first().click();
      await expectScreen(page, /^Commande /);
    },
  );
}

signedOutTest(
  'a role that is changed opens and closes its screens at the next start of the back office',
  async ({ page, context, shopUrl, staff, mailbox }) => {
    const colleague = await newColleague({ shopUrl, staff, mailbox }, 'SUPPORT');
    const setRole = (role: StaffRole) =>
      staff.api.call('PUT /staff/{id}', { params: { id: colleague.user.id }, body: { role } });
    await enterAsStaff(context, shopUrl, colleague);
    await page.goto('/admin/system');
    await expectScreen(page, 'Non autorisé');
    await setRole('MANAGER');
    await openScreen(page, '/system', 'Système');
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await expect(menu.getByRole('link', { name: 'Système', exact: true })).toBeVisible();
    await setRole('SUPPORT');
    await page.goto('/admin/system');
    await expectScreen(page, 'Non autorisé');
    await expect(menu.getByRole('link', { name: 'Commandes', exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Système', exact: true })).toHaveCount(0);
  },
);

signedOutTest(
  'an editor who types the address of the orders is told that it is not for them',
  async ({ page, context, shopUrl, staff, mailbox, faults }) => {
    faults.allow(/403/);
    const editor = await newColleague({ shopUrl, staff, mailbox }, 'EDITOR');
    await enterAsStaff(context, shopUrl, editor);
    await page.goto('/admin/orders');
    await expectScreen(page, 'Non autorisé');
    await content(page).getByRole('link', { name: 'Revenir à ce qui est à faire' }).click();
    await expectScreen(page, 'À faire maintenant');
    await expect(editor.api.call('GET /orders')).rejects.toMatchObject({ status: 403 });
    await openScreen(page, '/', 'À faire maintenant');
    await expect(content(page).getByText('Commandes à préparer')).toHaveCount(0);
    await goToScreen(page, '/products', 'Produits');
    await content(page).getByRole('link', { name: 'Nouveau produit' }).click();
    await expectScreen(page, 'Nouveau produit');
  },
);

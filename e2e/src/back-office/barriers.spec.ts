import type { Page } from '@playwright/test';
import { tagIfAlike } from '../alike.ts';
import { expectNoBarriers, expectNoBarriersAtBothWidths } from '../inspect-page.ts';
import { lookingTest as visitorLookingTest } from '../one-session.ts';
import { content, field } from '../pages/page-parts.ts';
import { enterAsStaff, logInAsOwner } from '../staff.ts';
import { placeOrder } from '../shoppers.ts';
import { goToScreen, openScreen, question } from './desk.ts';
import { expect, signedOutTest, test } from './fixtures.ts';

/** The owner goes through the back office, which each worker opens once. */
const lookingTest = visitorLookingTest.extend({
  page: async ({ page, context, shopUrl }, use) => {
    if (!page.url().startsWith(`${shopUrl}/admin`)) {
      await enterAsStaff(context, shopUrl, await logInAsOwner(shopUrl));
      await openScreen(page, '/', 'À faire maintenant');
    }
    await use(page);
  },
});

const LISTS = [
  ['/', 'À faire maintenant'],
  ['/orders', 'Commandes'],
  ['/transactions', 'Paiements'],
  ['/users', 'Clients'],
  ['/products', 'Produits'],
  ['/products/prix-et-stocks', 'Prix et stocks'],
  ['/categories', 'Catégories'],
  ['/coupons', 'Codes promo'],
  ['/user-coupons', 'Codes attribués'],
  ['/formations', 'Formations'],
  ['/formation-enrollments', 'Inscriptions aux formations'],
  ['/seminars', 'Séminaires'],
  ['/seminar-registrations', 'Inscriptions aux séminaires'],
  ['/coaching-sessions', 'Coaching'],
  ['/coaching-enrollments', 'Inscriptions au coaching'],
  ['/blog-posts', 'Articles'],
  ['/blog-comments', 'Commentaires'],
  ['/blog-categories', 'Rubriques du blog'],
  ['/blog-tags', 'Étiquettes'],
  ['/recipes', 'Recettes'],
  ['/recipe-categories', 'Catégories de recettes'],
  ['/content-library', 'Bibliothèque'],
  ['/reviews', 'Avis'],
  ['/return-requests', 'Demandes de retour'],
  ['/contact-messages', 'Messages'],
  ['/email-campaigns', 'Campagnes'],
  ['/newsletter-subscribers', 'Abonnés'],
  ['/mails', 'Emails envoyés'],
  ['/products/importer', 'Importer des produits'],
  ['/settings', 'Réglages'],
  ['/staff', 'Équipe'],
  ['/audit-log', 'Journal'],
  ['/system', 'Système'],
  ['/account', 'Mon compte'],
] as const;

/** Lists and forms of the same parts as others here. */
const MADE_ALIKE = new Set(
  ['/user-coupons', '/formation-enrollments', '/seminar-registrations', '/coaching-sessions', '/coaching-enrollments']
    .concat(['/blog-categories', '/blog-tags', '/recipes', '/recipe-categories', '/content-library'])
    .flatMap((path) => [path, `${path}/create`]),
);

/** Rows that are opened by a mouse alone. */
function rowsBeyondTheKeyboard(page: Page): Promise<number> {
  return page
    .locator('tr.RaDataTable-clickableRow')
    .evaluateAll((rows) => rows.filter((row) => !row.querySelector('a[href]')).length);
}

for (const [path, title] of LISTS) {
  const tag = tagIfAlike(MADE_ALIKE, path);
  lookingTest(`nothing stands in the way of who works at ${path} @desktop`, { tag }, async ({ page }) => {
    await goToScreen(page, path, title);
    await expect(content(page).getByRole('progressbar')).toHaveCount(0);
    // A table whose rows are on their way is inert, and turns no wheel in its first second.
    await expect(content(page).locator('[inert]')).toHaveCount(0);
    expect(await rowsBeyondTheKeyboard(page)).toBe(0);
    await expectNoBarriersAtBothWidths(page, path, 'at a desk');
  });
}

test('what is still on its way says so to who does not see it turn', async ({ page, isPhone }) => {
  await openScreen(page, '/coupons', 'Codes promo');
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/v1/user-coupons?*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('/admin/user-coupons');
  await expect(page.getByRole('progressbar', { name: 'Chargement' }).first()).toBeVisible();
  await expectNoBarriers(page, 'a list that is on its way');
  // After a second a table has grey lines where its words will stand; a phone's cards have none.
  if (!isPhone) await expect(page.locator('th').first()).toBeVisible();
  await expectNoBarriers(page, 'a list that is still on its way');
  answer.resolve();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

const FORMS = [
  ['/products/create', 'Nouveau produit'],
  ['/categories/create', 'Nouvelle catégorie'],
  ['/coupons/create', 'Nouveau code promo'],
  ['/user-coupons/create', 'Attribuer un code'],
  ['/formations/create', 'Nouvelle formation'],
  ['/formation-enrollments/create', 'Inscrire un client à une formation'],
  ['/seminars/create', 'Nouveau séminaire'],
  ['/seminar-registrations/create', 'Inscrire quelqu’un à un séminaire'],
  ['/coaching-sessions/create', 'Nouvelle séance'],
  ['/coaching-enrollments/create', 'Inscrire un client au coaching'],
  ['/blog-posts/create', 'Nouvel article'],
  ['/blog-categories/create', 'Nouvelle rubrique'],
  ['/blog-tags/create', 'Nouvelle étiquette'],
  ['/recipes/create', 'Nouvelle recette'],
  ['/recipe-categories/create', /Nouvelle catégorie/],
  ['/content-library/create', 'Nouveau document'],
  ['/staff/create', 'Inviter quelqu’un'],
  ['/email-campaigns/create', 'Nouvelle campagne'],
  ['/orders/create', 'Commande au téléphone'],
] as const;

for (const [path, title] of FORMS) {
  const tag = tagIfAlike(MADE_ALIKE, path);
  lookingTest(`nothing stands in the way of who fills in ${path} @desktop`, { tag }, async ({ page }) => {
    await goToScreen(page, path, title);
    await expectNoBarriersAtBothWidths(page, path, 'at a desk');
  });
}

test(
  'a question is read and answered on a screen that is magnified four times',
  { tag: '@desktop' },
  async ({ page, otherShopper, product }) => {
    const { order } = await placeOrder(otherShopper, product.id, { method: 'cod' });
    await openScreen(page, `/orders/${order.id}/show`, `Commande ${order.orderNumber}`);
    await page.setViewportSize({ width: 320, height: 256 });
    await content(page).getByRole('button', { name: 'Expédier' }).click();
    const sending = question(page, 'Expédier ?');
    const note = field(sending, 'Note (facultative)');
    await note.focus();
    await expect(note).toBeInViewport({ ratio: 1 });
    const send = sending.getByRole('button', { name: 'Expédier' });
    await send.focus();
    await expect(send).toBeInViewport({ ratio: 1 });
    await expectNoBarriers(page, 'a question on a low screen');
  },
);

signedOutTest('nothing stands in the way of who signs in', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Veuillez remplir tous les champs')).toBeVisible();
  await expectNoBarriers(page, 'signing in, refused');
});

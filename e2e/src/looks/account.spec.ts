import { BROKEN, breakCalls, holdCalls } from '../broken-calls.ts';
import { expect, test } from '../fixtures.ts';
import { content, fill, heading, visit } from '../pages/page-parts.ts';
import { giveAddress, placeOrder } from '../shoppers.ts';
import { moveOrder } from '../staff.ts';
import { takePage, takeScreen } from './take-picture.ts';

test.slow();
test.beforeEach(({ faults }) => faults.allow(/^50[02]|Failed to load resource/));

test('a look at an account that is new', async ({ page, shopper }) => {
  const held = await holdCalls(page, 'GET /api/v1/auth/profile');
  // Who is known from the last visit is shown at once.
  await page.addInitScript(() => localStorage.removeItem('user'));
  await page.goto('/account');
  await takeScreen(page, 'account-on-its-way');
  held.go();
  for (const [tab, landmark] of [
    ['profil', 'Mon profil'],
    ['commandes', 'Vous n’avez pas encore de commande'],
    ['adresses', 'Aucune adresse enregistrée'],
    ['parametres', 'Supprimer mon compte'],
  ] as const) {
    await visit(page, `/account?tab=${tab}`);
    await expect(content(page)).toContainText(landmark);
    await takePage(page, `account-${tab}-empty`);
  }
  await visit(page, '/account/formations');
  await expect(content(page)).toContainText('Vous ne suivez pas encore de formation');
  await takePage(page, 'learning-empty');
  expect(shopper.id).toBeTruthy();
});

test('a look at an account in use', async ({ page, shopper, product, staff }) => {
  const { order: shipped } = await placeOrder(shopper, product.id, { method: 'cod' });
  await moveOrder(staff, shipped.id, 'SHIPPED');
  const { order } = await placeOrder(shopper, product.id);
  await giveAddress(shopper, 'Parakou', { addressLine2: 'Immeuble Soglo, 2e étage', isDefault: true });
  await visit(page, '/account');
  await content(page).getByRole('button', { name: 'Modifier' }).click();
  await content(page).getByLabel('Prénom').fill('');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await takePage(page, 'account-profile-refused');
  await visit(page, '/account?tab=commandes');
  await expect(content(page)).toContainText(order.orderNumber);
  await takePage(page, 'account-orders');
  await content(page).getByRole('button', { name: 'Filtrer' }).click();
  await takeScreen(page, 'account-orders-filters');
  await content(page)
    .getByRole('article', { name: order.orderNumber })
    .getByRole('button', { name: /^Annuler/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Annuler la commande' })).toBeVisible();
  await takeScreen(page, 'account-orders-question');
  await visit(page, '/account?tab=commandes&status=DELIVERED');
  await expect(content(page)).toContainText('Aucune commande ne correspond');
  await takePage(page, 'account-orders-nothing');
  await visit(page, '/account?tab=adresses');
  await expect(content(page)).toContainText('Parakou');
  await takePage(page, 'account-addresses');
  await content(page)
    .getByRole('button', { name: /^Supprimer/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Supprimer l’adresse' })).toBeVisible();
  await takeScreen(page, 'account-addresses-question');
  await visit(page, '/account?tab=adresses');
  await content(page).getByRole('link', { name: 'Ajouter une adresse' }).click();
  await page.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
  await takePage(page, 'account-address-refused');
  await page.route('**/api/v1/orders?**', (route) => route.fulfill(BROKEN));
  await visit(page, '/account?tab=commandes');
  await expect(content(page).getByRole('alert')).toBeVisible();
  await takePage(page, 'account-orders-failed');
  await breakCalls(page, 'GET /api/v1/shipping-addresses?**');
  await visit(page, '/account?tab=adresses');
  await expect(content(page).getByRole('alert')).toBeVisible();
  await takePage(page, 'account-addresses-failed');
});

test('a look at the settings and their dialogs', async ({ page, shopper }) => {
  await visit(page, '/account?tab=parametres');
  await content(page).getByRole('button', { name: 'Changer le mot de passe' }).click();
  const password = page.getByRole('dialog', { name: 'Changer le mot de passe' });
  await expect(password).toBeVisible();
  await takeScreen(page, 'account-password');
  await password.getByRole('button', { name: 'Modifier le mot de passe' }).click();
  await expect(password.getByText('La confirmation est requise')).toBeVisible();
  await takeScreen(page, 'account-password-refused');
  await password.getByRole('button', { name: 'Annuler' }).click();
  await content(page).getByRole('button', { name: 'Supprimer mon compte' }).click();
  const deletion = page.getByRole('dialog', { name: 'Supprimer mon compte' });
  await expect(deletion).toBeVisible();
  await takeScreen(page, 'account-deletion');
  await fill(deletion, { 'Votre mot de passe': 'pas le bon' });
  await deletion.getByRole('button', { name: 'Supprimer définitivement' }).click();
  await expect(deletion.getByText('Mot de passe incorrect')).toBeVisible();
  await takeScreen(page, 'account-deletion-refused');
  expect(shopper.id).toBeTruthy();
});

test('a look at an opinion', async ({ page, shopper, product, staff }) => {
  await visit(page, `/product/${product.slug}`);
  await content(page).getByRole('button', { name: 'Écrire un avis' }).click();
  const form = page.getByRole('form', { name: /^Votre avis sur/ });
  await form.getByRole('button', { name: 'Publier mon avis' }).click();
  await expect(form.getByText('Veuillez sélectionner une note')).toBeVisible();
  await form.scrollIntoViewIfNeeded();
  await takeScreen(page, 'review-refused');
  await form.getByRole('radio').nth(3).check({ force: true });
  await form.getByLabel(/^Votre avis/).fill('Très bon produit, bien emballé.');
  await takeScreen(page, 'review-written');
  await form.getByRole('button', { name: 'Publier mon avis' }).click();
  await expect(form).toBeHidden();
  await takeScreen(page, 'review-sent');
  const { data: reviews } = await staff.api.call('GET /reviews', { query: { itemId: product.id, userId: shopper.id } });
  for (const [state, status] of [
    ['waits', 'PENDING'],
    ['approved', 'APPROVED'],
    ['rejected', 'REJECTED'],
  ] as const) {
    for (const { id } of reviews) await staff.api.call('PUT /reviews/{id}', { params: { id }, body: { status } });
    await visit(page, `/product/${product.slug}`);
    await content(page).getByRole('button', { name: 'Écrire un avis' }).click();
    const own = content(page).getByRole('region', { name: 'Votre avis' });
    await own.scrollIntoViewIfNeeded();
    await takeScreen(page, `review-${state}`);
  }
});

test('a look at what is learnt', async ({ page, shopper, staff }) => {
  const lesson = (title: string) => ({ title, content: `<p>${title}, pas à pas.</p>`, durationMinutes: 5 });
  const modules = [
    { title: 'Avant', lessons: [lesson('Choisir les feuilles'), lesson('Laver les feuilles')] },
    { title: 'Après', lessons: [lesson('Sécher à l’ombre')] },
  ];
  const { data: formation } = await staff.api.call('POST /formations', {
    body: { title: 'Sécher ses plantes', price: 0, status: 'PUBLISHED', duration: '15 min', modules },
  });
  await visit(page, `/formation/${formation.slug}`);
  await takePage(page, 'formation-free');
  await content(page).getByRole('button', { name: 'S’inscrire gratuitement' }).click();
  await expect(heading(page, 'Choisir les feuilles')).toBeVisible();
  await takePage(page, 'lesson');
  await content(page).getByRole('button', { name: 'J’ai terminé cette leçon' }).click();
  await expect(content(page).getByRole('button', { name: 'Marquer comme à refaire' })).toBeVisible();
  await takePage(page, 'lesson-done');
  await visit(page, '/account/formations');
  await expect(content(page).getByRole('article')).toContainText('Sécher ses plantes');
  await takePage(page, 'learning');
  await visit(page, `/formation/${formation.slug}`);
  await expect(content(page).getByRole('link', { name: 'Continuer la formation' })).toBeVisible();
  await takePage(page, 'formation-enrolled');
  await visit(page, '/account/formations/01a1ffce-c50e-73d4-96be-97c666127c65');
  await expect(heading(page, 'Formation introuvable')).toBeVisible();
  await takeScreen(page, 'lessons-unknown');
  await visit(page, '/blog/prendre-sa-tension-a-la-maison');
  const comment = content(page)
    .getByRole('button', { name: /commentaire/i })
    .first();
  await comment.scrollIntoViewIfNeeded();
  await comment.click();
  await expect(content(page).getByRole('textbox').first()).toBeVisible();
  await takeScreen(page, 'comment');
  await staff.api.call('DELETE /formations/{id}', { params: { id: formation.id } });
  expect(shopper.id).toBeTruthy();
});

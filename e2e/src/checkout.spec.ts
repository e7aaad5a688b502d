import { SELDOM } from './alike.ts';
import { breakCalls, breakOffAnswers, holdCalls, loseAnswer } from './broken-calls.ts';
import { expect, test } from './fixtures.ts';
import {
  addAddress,
  continueToConfirmation,
  continueToPayment,
  continueToTheEnd,
  finishButton,
  sendAddress,
  STEPS,
  termsBox,
} from './pages/checkout.ts';
import { expectOrderPage } from './pages/order-page.ts';
import { cartButton, cartDrawer, content, fcfa, field, fill, heading, untilAlive, visit } from './pages/page-parts.ts';
import { expectPaymentPage } from './pages/payment-page.ts';
import { fillCart, giveAddress, placeOrder } from './shoppers.ts';

test('a country that the shop does not serve is said before anything is paid', async ({ page, shopper, product }) => {
  await giveAddress(shopper, 'Accra', { country: 'Ghana' });
  await fillCart(shopper, product.id);
  await visit(page, '/checkout');
  await content(page).getByRole('button', { name: 'Continuer vers le paiement' }).click();
  await expect(content(page).getByRole('alert')).toContainText(/^Nous ne livrons pas encore dans ce pays.*Bénin, Togo/);
  await expect(heading(page, STEPS.delivery)).toBeVisible();
});

test('what sold out between cart and checkout is told, and can be mended', async ({
  page,
  shopper,
  otherShopper,
  product,
  api,
}) => {
  await giveAddress(shopper);
  await fillCart(shopper, product.id, 2);
  await visit(page, '/checkout');
  await continueToPayment(page);
  await continueToConfirmation(page);
  const rush = await placeOrder(otherShopper, product.id, { quantity: product.stock - 1 });

  await termsBox(page).check();
  await finishButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: product.name })).toContainText('il en reste 1');
  await page.getByRole('button', { name: 'Modifier mon panier' }).click();
  await cartDrawer(page)
    .getByRole('button', { name: /^En garder 1/ })
    .click();
  await expect(cartDrawer(page).getByText('Il n’en reste que 1.')).toBeHidden();
  await cartDrawer(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(content(page).getByRole('list', { name: 'Articles commandés' })).toContainText(`${product.name} × 1`);
  await finishButton(page).click();
  await expectPaymentPage(page);

  const soldOut = await api.call('GET /products/{id}', { params: { id: product.id } });
  expect(soldOut.data.stock).toBe(0);
  await otherShopper.api.call('POST /orders/{id}/cancel', { params: { id: rush.order.id } });
});

test('what cannot be ordered as it stands is said at the first step, and is mended from there', async ({
  page,
  shopper,
  product,
  staff,
}) => {
  await giveAddress(shopper);
  const { data: rare } = await staff.api.call('POST /products', {
    body: { name: 'Infusion du soir', price: 1500, stock: 3, status: 'PUBLISHED', categoryId: product.categoryId },
  });
  await fillCart(shopper, product.id);
  await fillCart(shopper, rare.id, 3);
  await staff.api.call('PUT /products/{id}', { params: { id: rare.id }, body: { stock: 1 } });
  await visit(page, '/checkout');
  await expect(heading(page, STEPS.delivery)).toBeVisible();
  const warning = content(page).getByRole('status').filter({ hasText: 'ne peut pas être commandé tel quel' });
  await warning.getByRole('button', { name: 'Modifier mon panier' }).click();
  await cartDrawer(page)
    .getByRole('button', { name: /En garder 1/ })
    .click();
  await expect(warning).toHaveCount(0);
  await staff.api.call('DELETE /products/{id}', { params: { id: rare.id } });
});

test('a quick double click on the button places one order', async ({ page, shopper, product }) => {
  await giveAddress(shopper);
  await fillCart(shopper, product.id);
  await visit(page, '/checkout');
  await continueToTheEnd(page);
  await finishButton(page).dblclick();
  await expectPaymentPage(page);
  const { data: orders } = await shopper.api.call('GET /orders');
  expect(orders).toHaveLength(1);
});

test('an answer lost on the way does not lead to a second order', async ({ page, shopper, product, faults }) => {
  faults.allow(/ERR_FAILED.*\/api\/v1\/orders|Failed to load resource: net::ERR_FAILED/);
  await giveAddress(shopper);
  await fillCart(shopper, product.id);
  await visit(page, '/checkout');
  await continueToTheEnd(page);
  await loseAnswer(page, '/api/v1/orders');
  await finishButton(page).click();
  await content(page).getByRole('alert').getByRole('button', { name: 'Réessayer' }).click();
  await expectPaymentPage(page);
  const { data: orders } = await shopper.api.call('GET /orders');
  expect(orders).toHaveLength(1);
});

test(
  'an order whose answer was lost is found, whatever else is chosen before trying again',
  { tag: SELDOM },
  async ({ page, shopper, product, faults }) => {
    faults.allow(/ERR_FAILED.*\/api\/v1\/orders|Failed to load resource: net::ERR_FAILED/);
    await giveAddress(shopper, 'Cotonou');
    await fillCart(shopper, product.id);
    await visit(page, '/checkout');
    await continueToTheEnd(page, 'Paiement à la livraison');
    await loseAnswer(page, '/api/v1/orders');
    await finishButton(page).click();
    await expect(content(page).getByRole('alert')).toContainText('Connexion impossible');
    await content(page).getByRole('button', { name: 'Modifier le paiement' }).click();
    await continueToConfirmation(page, 'Mobile Money');
    await termsBox(page).check();
    await finishButton(page).click();
    await expectOrderPage(page);
    const { data: orders } = await shopper.api.call('GET /orders');
    expect(orders).toMatchObject([{ paymentMethod: 'cod' }]);
  },
);

test(
  'an answer that breaks off in its middle does not lead to a second order',
  { tag: SELDOM },
  async ({ page, shopper, product, faults }) => {
    faults.allow(/ERR_CONTENT_LENGTH_MISMATCH/);
    await giveAddress(shopper);
    await fillCart(shopper, product.id);
    await visit(page, '/checkout');
    await continueToTheEnd(page);
    const mend = await breakOffAnswers(page, 'POST /api/v1/orders');
    await finishButton(page).click();
    const retry = content(page).getByRole('alert').getByRole('button', { name: 'Réessayer' });
    await expect(retry).toBeVisible();
    await mend();
    await retry.click();
    await expectPaymentPage(page);
    const { data: orders } = await shopper.api.call('GET /orders');
    expect(orders).toHaveLength(1);
  },
);

test(
  '« Réessayer » goes once something else is chosen: it would send what was chosen before',
  { tag: SELDOM },
  async ({ page, shopper, product, faults }) => {
    faults.allow(/ERR_FAILED.*\/api\/v1\/orders|Failed to load resource: net::ERR_FAILED/);
    await giveAddress(shopper);
    await fillCart(shopper, product.id);
    await visit(page, '/checkout');
    await continueToTheEnd(page);
    await page.route('**/api/v1/orders', async (route) => route.abort(), { times: 1 });
    await finishButton(page).click();
    const retry = content(page).getByRole('alert').getByRole('button', { name: 'Réessayer' });
    await expect(retry).toBeVisible();
    await field(page, 'Code promo (facultatif)').fill('BIENVENUE');
    await expect(retry).toBeHidden({ timeout: 2000 });
    expect((await shopper.api.call('GET /orders')).data).toEqual([]);
  },
);

test('a cart that was changed elsewhere is shown before it is ordered', async ({ page, shopper, product }) => {
  await giveAddress(shopper);
  await fillCart(shopper, product.id);
  await visit(page, '/checkout');
  await continueToTheEnd(page);
  await fillCart(shopper, product.id);
  await finishButton(page).click();
  await expect(content(page).getByRole('alert')).toContainText(
    'Votre panier a changé entre-temps. Vérifiez le nouveau total avant de finaliser.',
  );
  await expect(content(page).getByRole('list', { name: 'Articles commandés' })).toContainText(`${product.name} × 2`);
  const total = fcfa(product.price * 2 + 1000);
  await expect(content(page).getByText(total).filter({ visible: true }).first()).toBeVisible();
  expect((await shopper.api.call('GET /orders')).data).toEqual([]);
  await finishButton(page).click();
  await expectPaymentPage(page);
  expect((await shopper.api.call('GET /orders')).data).toHaveLength(1);
});

test('a total that is higher than the one shown is said, and nothing is ordered', async ({
  page,
  shopper,
  product,
}) => {
  await giveAddress(shopper);
  await fillCart(shopper, product.id);
  await visit(page, '/checkout');
  await continueToTheEnd(page);
  // As from a page that was opened before the shop raised its fee.
  const seenBefore = { agreedAmount: product.price + 500 };
  await page.route(
    '**/api/v1/orders',
    (route) => route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), ...seenBefore }) }),
    { times: 1 },
  );
  await finishButton(page).click();
  const banner = content(page).getByRole('alert');
  await expect(banner).toContainText(
    /^Le total de votre commande est maintenant de .*Vérifiez-le avant de finaliser\./,
  );
  await expect(banner).toContainText(fcfa(product.price + 1000));
  expect((await shopper.api.call('GET /orders')).data).toEqual([]);
  await banner.getByRole('button', { name: 'Voir le nouveau total' }).click();
  await untilAlive(page);
  await expect(heading(page, STEPS.confirmation)).toBeVisible();
  await termsBox(page).check();
  await finishButton(page).click();
  await expectPaymentPage(page);
  expect((await shopper.api.call('GET /orders')).data).toHaveLength(1);
});

test('the back button goes back through the steps, and a reload stays where it was', async ({
  page,
  shopper,
  product,
}) => {
  await giveAddress(shopper);
  await fillCart(shopper, product.id);
  await visit(page, '/products');
  await cartButton(page).click();
  await cartDrawer(page).getByRole('button', { name: 'Finaliser la commande' }).click();
  await continueToPayment(page);
  await continueToConfirmation(page, 'Carte bancaire');

  await page.reload();
  await expect(heading(page, STEPS.confirmation)).toBeVisible();
  await page.goBack();
  await expect(heading(page, STEPS.payment)).toBeVisible();
  await expect(content(page).getByRole('radio', { name: /Carte bancaire/ })).toBeChecked();
  await page.goBack();
  await expect(heading(page, STEPS.delivery)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await page.goForward();
  await expect(page.getByRole('list', { name: 'Étapes de la commande' })).toBeVisible();
});

test('a step begins with what it asks, also where the summary stood open over it @phone', async ({
  page,
  shopper,
  product,
}) => {
  await giveAddress(shopper);
  await fillCart(shopper, product.id);
  await visit(page, '/checkout');
  await content(page).locator('summary').click();
  await expect(content(page).getByText('Sous-total').first()).toBeVisible();
  await continueToPayment(page);
  await expect(heading(page, STEPS.payment)).toBeFocused();
  await expect(content(page).getByRole('radio', { name: /Mobile Money/ })).toBeInViewport();
});

test('cash on delivery is for Cotonou, with its supplement', async ({ page, shopper, product, mailbox }) => {
  await giveAddress(shopper, 'Parakou');
  await giveAddress(shopper, 'Cotonou', { recipientName: 'Bureau', isDefault: false });
  await fillCart(shopper, product.id);
  await visit(page, '/checkout');
  await content(page)
    .getByRole('radio', { name: /Parakou/ })
    .check();
  await continueToPayment(page);
  await expect(content(page).getByRole('radio', { name: /Paiement à la livraison/ })).toBeHidden();
  await page.goBack();
  await content(page)
    .getByRole('radio', { name: /Bureau/ })
    .check();
  await continueToTheEnd(page, 'Paiement à la livraison');
  // What makes the total is named where it is agreed to, though the summary is folded on a phone.
  const parts = `dont ${fcfa(1000).source} de livraison et ${fcfa(2000).source} de supplément pour le paiement à la livraison`;
  await expect(content(page)).toContainText(new RegExp(parts));
  const payment = content(page)
    .locator('section')
    .filter({ has: heading(page, 'Paiement') })
    .last();
  await expect(payment).toContainText('Paiement à la livraison');
  await expect(payment).toContainText(new RegExp(`Supplément de ${fcfa(2000).source}`));
  await finishButton(page).click();

  await expectOrderPage(page);
  await expect(content(page)).toContainText('Merci, votre commande est enregistrée !');
  const total = product.price + 1000 + 2000;
  await expect(content(page).getByText(fcfa(total)).first()).toBeVisible();
  const mail = await mailbox.waitFor(shopper.email, /^Commande ORD-.* reçue$/);
  expect(mail.text).toMatch(fcfa(total));
});

test('who has no address yet adds one on the way; what is missing is said at its field', async ({
  page,
  shopper,
  product,
}) => {
  await fillCart(shopper, product.id);
  await visit(page, '/checkout');
  await expect(content(page).getByText('Aucune adresse de livraison trouvée')).toBeVisible();
  const add = content(page).getByRole('button', { name: 'Ajouter une adresse' });
  await expect(add).toBeInViewport({ ratio: 1 });
  await content(page).getByRole('button', { name: 'Continuer vers le paiement' }).click();
  await expect(content(page).getByRole('alert')).toContainText(
    'Veuillez sélectionner une adresse de livraison avant de continuer',
  );
  await add.click();
  await expect(content(page).getByRole('alert')).toBeEmpty({ timeout: 3000 });

  const form = page.getByRole('form', { name: 'Nouvelle adresse' });
  await form.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
  await expect(form.getByText("L'adresse ligne 1 est requise")).toBeVisible();
  await expect(form.getByText('La ville est requise')).toBeVisible();
  await form.getByRole('button', { name: 'Annuler' }).click();
  await expect(add).toBeFocused();
  await content(page).getByRole('button', { name: 'Continuer vers le paiement' }).click();
  await content(page).getByRole('button', { name: 'Fermer le message' }).click();
  await expect(content(page).getByRole('alert')).toBeEmpty();
  await addAddress(page, 'Ouidah');
  await continueToPayment(page);
});

test(
  'an address whose saving was cancelled is not chosen for the order',
  { tag: SELDOM },
  async ({ page, shopper, product }) => {
    await giveAddress(shopper, 'Parakou');
    await fillCart(shopper, product.id);
    await visit(page, '/checkout');
    const saving = await holdCalls(page, 'POST /api/v1/shipping-addresses');
    const form = await sendAddress(page, 'Ouidah');
    await form.getByRole('button', { name: 'Annuler' }).click();
    saving.go();
    await expect(content(page).getByRole('radio', { name: /Ouidah/ })).toBeVisible();
    await continueToTheEnd(page);
    await finishButton(page).click();
    await expectPaymentPage(page);
    const { data: orders } = await shopper.api.call('GET /orders');
    expect(orders).toMatchObject([{ shippingAddress: { city: 'Parakou' } }]);
  },
);

test(
  'an address that was just saved is chosen, also where the list of them does not come again',
  { tag: SELDOM },
  async ({ page, shopper, product, faults }) => {
    faults.allow(/^500: .*shipping-addresses|status of 500/);
    await giveAddress(shopper, 'Parakou');
    await fillCart(shopper, product.id);
    await visit(page, '/checkout');
    await expect(content(page).getByRole('radio', { name: /Parakou/ })).toBeChecked();
    await breakCalls(page, 'GET /api/v1/shipping-addresses?*');
    await addAddress(page, 'Ouidah');
    await continueToTheEnd(page);
    await finishButton(page).click();
    await expectPaymentPage(page);
    const { data: orders } = await shopper.api.call('GET /orders');
    expect(orders).toMatchObject([{ shippingAddress: { city: 'Ouidah' } }]);
  },
);

test('an empty cart has nothing to order: the checkout waits for it, and says so', async ({
  page,
  shopper,
  product,
}) => {
  await shopper.api.call('POST /cart');
  await visit(page, '/checkout');
  await expect(heading(page, 'Votre panier est vide')).toBeVisible();
  await expect(content(page).getByRole('status').filter({ hasText: 'En attente d’un article...' })).toBeVisible();

  // Put there by another device; seen when its owner looks at this tab again.
  await fillCart(shopper, product.id);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(heading(page, STEPS.delivery)).toBeVisible();

  await shopper.api.call('POST /cart');
  await visit(page, '/checkout');
  await content(page).getByRole('link', { name: 'Découvrir nos produits' }).click();
  await expect(page).toHaveURL('/products');
});

test('a visitor logs in first and then goes on with the checkout', async ({ page, otherShopper, product }) => {
  await giveAddress(otherShopper);
  await fillCart(otherShopper, product.id);
  await visit(page, '/checkout');
  await expect(page).toHaveURL(/\/login\?from=%2Fcheckout$/);
  await fill(page.getByRole('form', { name: 'Connexion' }), {
    Email: otherShopper.email,
    'Mot de passe': otherShopper.password,
  });
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await expect(heading(page, STEPS.delivery)).toBeVisible();
});

test('an order can be placed with the keyboard alone @desktop', async ({ page, shopper, product }) => {
  await giveAddress(shopper);
  await fillCart(shopper, product.id);
  await visit(page, '/checkout');
  await expect(heading(page, STEPS.delivery)).toBeVisible();
  await content(page).getByRole('button', { name: 'Continuer vers le paiement' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, STEPS.payment)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(content(page).getByRole('radio', { name: /Carte bancaire/ })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await content(page).getByRole('button', { name: 'Continuer', exact: true }).press('Enter');
  await termsBox(page).press('Space');
  await finishButton(page).press('Enter');
  await expectPaymentPage(page);
});

test('a summary with the total stays within reach at every step', async ({ page, shopper, product }) => {
  await giveAddress(shopper);
  await fillCart(shopper, product.id, 3);
  const total = fcfa(product.price * 3 + 1000);
  await visit(page, '/checkout');
  await expect(content(page).getByText(total).filter({ visible: true }).first()).toBeVisible();
  await continueToPayment(page);
  await expect(content(page).getByText(total).filter({ visible: true }).first()).toBeVisible();
  await continueToConfirmation(page);
  await expect(content(page).getByText(total).filter({ visible: true }).first()).toBeVisible();
});

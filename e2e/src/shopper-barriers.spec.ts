import { expect, test } from './fixtures.ts';
import { expectNoBarriers } from './inspect-page.ts';
import { continueToConfirmation, continueToPayment, finishButton, termsBox } from './pages/checkout.ts';
import { expectOrderPage, expectPaid, payButton } from './pages/order-page.ts';
import { cartButton, cartDrawer, content, heading, toast, visit } from './pages/page-parts.ts';
import { chooseOperator, expectPaymentPage } from './pages/payment-page.ts';
import { fillCart, giveAddress, placeOrder } from './shoppers.ts';

test("nothing stands in a shopper's way from the cart to the paid order @desktop", async ({
  page,
  shopper,
  product,
}) => {
  test.slow();
  await visit(page, '/checkout');
  await expect(heading(page, 'Votre panier est vide')).toBeVisible();
  await expectNoBarriers(page, 'an empty checkout');
  await cartButton(page).click();
  await expect(cartDrawer(page)).toContainText('Votre panier est vide');
  await expectNoBarriers(page, 'an empty cart');

  await fillCart(shopper, product.id, 2);
  await visit(page, `/product/${product.slug}`);
  await expect(content(page).getByText('Dans le panier').first()).toBeVisible();
  await expectNoBarriers(page, 'a product in the cart');
  await content(page).getByRole('button', { name: 'Écrire un avis' }).click();
  const opinion = page.getByRole('form', { name: /^Votre avis sur/ });
  await opinion.getByRole('button', { name: 'Publier mon avis' }).click();
  await expect(opinion.getByText('Veuillez sélectionner une note')).toBeVisible();
  await expectNoBarriers(page, 'an opinion, refused');
  await cartButton(page).click();
  await expect(cartDrawer(page)).toContainText(product.name);
  await expectNoBarriers(page, 'a filled cart');
  await cartDrawer(page).getByRole('button', { name: 'Vider le panier' }).click();
  const question = page.getByRole('dialog', { name: 'Vider le panier' });
  await expect(question).toBeVisible();
  await expectNoBarriers(page, 'the question before the cart is emptied');
  await question.getByRole('button', { name: 'Annuler' }).click();
  await cartDrawer(page).getByRole('button', { name: 'Finaliser la commande' }).click();

  await expect(content(page).getByText('Aucune adresse de livraison trouvée')).toBeVisible();
  await content(page).getByRole('button', { name: 'Continuer vers le paiement' }).click();
  await expectNoBarriers(page, 'delivery, without an address');
  await content(page).getByRole('button', { name: 'Ajouter une adresse' }).click();
  const form = page.getByRole('form', { name: 'Nouvelle adresse' });
  await form.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
  await expectNoBarriers(page, 'an address, refused');
  await giveAddress(shopper, 'Cotonou');
  await visit(page, '/checkout');
  await expect(heading(page, 'Où livrer votre commande ?')).toBeVisible();
  await expectNoBarriers(page, 'delivery');
  await continueToPayment(page);
  await expectNoBarriers(page, 'payment');
  await continueToConfirmation(page);
  await expectNoBarriers(page, 'confirmation');
  await termsBox(page).check();
  await finishButton(page).click();

  await expectPaymentPage(page);
  await expectNoBarriers(page, 'the payment page');
  await page.getByLabel('Numéro de téléphone').fill('12');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoBarriers(page, 'the payment page, refused');
  await chooseOperator(page);
  await expectNoBarriers(page, 'the question on the phone');
  await page.getByRole('button', { name: 'Laisser en attente' }).click();
  await expectOrderPage(page);
  await expect(payButton(page, 'Payer maintenant')).toBeVisible();
  await expectNoBarriers(page, 'an order that waits for its payment');
  await payButton(page, 'Payer maintenant').click();
  await page.getByRole('button', { name: 'Approuver' }).click();
  await expectPaid(page);
  await expectNoBarriers(page, 'a paid order');
});

test("nothing stands in a shopper's way after a failed payment, in tracking and in cancelling @desktop", async ({
  page,
  shopper,
  product,
}) => {
  test.slow();
  const { order, checkout_url: paymentPage = '' } = await placeOrder(shopper, product.id);
  await page.goto(paymentPage);
  await page.getByRole('button', { name: 'Annuler et revenir à la boutique' }).click();
  await expect(payButton(page, 'Réessayer le paiement')).toBeVisible();
  await expectNoBarriers(page, 'an order whose payment failed');
  await page.goto(paymentPage);
  await expect(heading(page, 'Paiement annulé')).toBeVisible();
  await expectNoBarriers(page, 'the result on the payment page');

  await visit(page, '/track-order');
  await content(page).getByRole('button', { name: 'Suivre ma commande' }).click();
  await expectNoBarriers(page, 'tracking, refused');
  await visit(page, `/track-order?orderNumber=${order.orderNumber}`);
  await expect(content(page).getByRole('article', { name: `Commande ${order.orderNumber}` })).toBeVisible();
  await expectNoBarriers(page, 'an order that is tracked');
  await visit(page, '/track-order?orderNumber=ORD-0');
  await expect(content(page)).toContainText('Commande non trouvée.');
  await expectNoBarriers(page, 'an order that is not found');

  await visit(page, `/order/${order.id}x`);
  await expect(content(page)).toContainText("Cette commande n'existe pas");
  await expectNoBarriers(page, 'an order that does not exist');
  await visit(page, '/order');
  await expect(heading(page, 'ID de commande manquant')).toBeVisible();
  await expectNoBarriers(page, 'no order named');
  const { order: cancelled } = await placeOrder(shopper, product.id);
  await shopper.api.call('POST /orders/{id}/cancel', { params: { id: cancelled.id } });
  await visit(page, `/order/${cancelled.id}`);
  await expect(content(page)).toContainText('Cette commande a été annulée.');
  await expectNoBarriers(page, 'a cancelled order');
});

test("nothing stands in a shopper's way in the account @desktop", async ({ page, shopper, product }) => {
  test.slow();
  await visit(page, '/account?tab=commandes');
  await expect(content(page)).toContainText('Vous n’avez pas encore de commande');
  await expectNoBarriers(page, 'no order');
  await visit(page, '/account?tab=adresses');
  await expect(content(page)).toContainText('Aucune adresse enregistrée');
  await expectNoBarriers(page, 'no address');

  const { order } = await placeOrder(shopper, product.id, { method: 'cod' });
  await giveAddress(shopper, 'Parakou');
  await visit(page, '/account');
  await content(page).getByRole('button', { name: 'Modifier' }).click();
  await expectNoBarriers(page, 'the profile, open to change');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(toast(page, 'Profil mis à jour')).toBeVisible();
  await expectNoBarriers(page, 'the profile, and a toast');

  await visit(page, '/account?tab=commandes');
  await content(page).getByRole('button', { name: 'Filtrer' }).click();
  await expectNoBarriers(page, 'orders and their filters');
  await content(page)
    .getByRole('article', { name: order.orderNumber })
    .getByRole('button', { name: /^Annuler/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Annuler la commande' })).toBeVisible();
  await expectNoBarriers(page, 'the question before cancelling');

  await visit(page, '/account?tab=adresses');
  await expect(content(page)).toContainText('Parakou');
  await expectNoBarriers(page, 'addresses');
  await content(page).getByRole('link', { name: 'Ajouter une adresse' }).click();
  await page.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
  await expect(page.getByText("L'adresse ligne 1 est requise")).toBeVisible();
  await expectNoBarriers(page, 'an address, refused');

  await visit(page, '/account?tab=parametres');
  await expectNoBarriers(page, 'settings');
  await content(page).getByRole('button', { name: 'Changer le mot de passe' }).click();
  const password = page.getByRole('dialog', { name: 'Changer le mot de passe' });
  await password.getByRole('button', { name: 'Modifier le mot de passe' }).click();
  await expect(password.getByText('La confirmation est requise')).toBeVisible();
  await expectNoBarriers(page, 'a password, refused');
  await password.getByRole('button', { name: 'Annuler' }).click();
  await content(page).getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(page.getByRole('dialog', { name: 'Supprimer mon compte' })).toBeVisible();
  await expectNoBarriers(page, 'the account, about to be deleted');
});

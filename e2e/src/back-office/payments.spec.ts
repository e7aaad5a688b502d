import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { SELDOM } from '../alike.ts';
import { breakCalls, holdCalls } from '../broken-calls.ts';
import { expectNoBarriers } from '../inspect-page.ts';
import { content, fcfa, field } from '../pages/page-parts.ts';
import { approve } from '../pages/payment-page.ts';
import { placeOrder } from '../shoppers.ts';
import { moveOrder } from '../staff.ts';
import { comeBackTo, expectRefused, expectScreen, mark, notice, openScreen, question, row, searchFor } from './desk.ts';
import { expect, test } from './fixtures.ts';

const PHONE = { width: 360, height: 740 };
const TURNED = { width: 1000, height: 700 };

/** What somebody types in answer to a question about a row stays while rows become cards, and cards rows. */
async function expectKeptWhenTurned(page: Page, name: string, open: () => Promise<Locator>): Promise<void> {
  const screen = page.viewportSize() ?? PHONE;
  for (const [from, to, rows] of [
    [PHONE, TURNED, 'tbody tr'],
    [TURNED, PHONE, 'li'],
  ] as const) {
    await page.setViewportSize(from);
    const typed = await open();
    await typed.fill('Le virement');
    await page.setViewportSize(to);
    await expect(page.locator(`main ${rows}`).filter({ hasText: name }).first()).toBeVisible();
    await expect(typed).toHaveValue('Le virement');
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize(screen);
}

test('a payment that somebody must look at is settled, and waits no more', async ({
  page,
  owner,
  otherShopper,
  product,
}) => {
  const { order, checkout_url: paymentPage = '' } = await placeOrder(otherShopper, product.id);
  await moveOrder(owner, order.id, 'PAID');
  await page.goto(paymentPage);
  await approve(page);
  const query = { orderId: order.id, needsAttention: 'true' };
  await expect.poll(async () => (await owner.api.call('GET /transactions', { query })).meta.total).toBe(1);

  await openScreen(page, '/transactions', 'Paiements');
  await searchFor(page, 'Rechercher un paiement', order.orderNumber);
  const flagged = row(page, order.orderNumber).filter({ hasText: 'déjà marquée payée' });
  await expect(flagged).toHaveCount(1);
  await expectNoBarriers(page, 'a payment to look at');
  const asked = question(page, 'Ce paiement est réglé ?');
  const note = field(asked, 'Note (facultative)');
  const open = async () => {
    await flagged.getByRole('button', { name: /^C’est réglé/ }).click();
    return note;
  };
  await expectKeptWhenTurned(page, order.orderNumber, open);
  await open();
  await expect(asked).toContainText('déjà marquée payée');
  await note.fill('Le virement était celui-ci');
  await asked.getByRole('button', { name: 'C’est réglé' }).click();
  await expect(asked).toContainText('Dites si c’est le même argent');
  await expectNoBarriers(page, 'the question before a payment is settled');
  await asked.getByRole('radio', { name: /^Oui/ }).check();
  await asked.getByRole('button', { name: 'C’est réglé' }).click();
  await expect(notice(page, `Paiement réglé : ${order.orderNumber}`)).toBeVisible();
  await expect(flagged).toHaveCount(0);
  await expect(content(page).getByRole('button', { name: /^C’est réglé/ })).toHaveCount(0);
});

test('money that came past the payment page is noted with the way in which it came', async ({
  page,
  owner,
  otherShopper,
  product,
}) => {
  const { order } = await placeOrder(otherShopper, product.id);
  await openScreen(page, `/orders/${order.id}/show`, `Commande ${order.orderNumber}`);
  await content(page).getByRole('button', { name: 'Marquer payée' }).click();
  const asked = question(page, 'Marquer payée ?');
  await asked.getByRole('button', { name: 'Marquer payée' }).click();
  await expect(asked).toContainText('Dites comment l’argent est arrivé');
  await expectNoBarriers(page, 'the question how money came');
  await asked.getByRole('radio', { name: 'Virement bancaire' }).check();
  await asked.getByRole('button', { name: 'Marquer payée' }).click();
  await expect(notice(page, `Commande marquée payée : ${order.orderNumber}`)).toBeVisible();
  const payments = content(page).getByRole('region', { name: 'Paiements' });
  await expect(payments).toContainText('Virement bancaire, noté à la main');
  const { data } = await owner.api.call('GET /orders/{id}', { params: { id: order.id } });
  expect(data).toMatchObject({ status: 'PAID' });
});

test('money of which the shop has no payment is tied to the order that it names', async ({
  page,
  otherShopper,
  product,
  faults,
}) => {
  faults.allow(/409/);
  const { order } = await placeOrder(otherShopper, product.id);
  const { id: orderId, orderNumber, finalAmount: amount } = order;
  const [id, at] = [randomUUID(), new Date().toISOString()];
  const money = { id, provider: 'sandbox', providerId: `sbx_${mark()}`, method: 'mtn', amount, currency: 'XOF' };
  const listed = { ...money, paidAt: at, createdAt: at, orderNumber, orderId };
  // Only a backup that came back leaves a shop with such money.
  await breakCalls(page, 'GET /api/v1/unmatched-payments', { json: { data: [listed] } });
  await openScreen(page, '/transactions', 'Paiements');
  const unmatched = content(page).getByRole('region', { name: 'Paiements sans commande' });
  await expect(unmatched.getByRole('link', { name: orderNumber })).toHaveAttribute(
    'href',
    new RegExp(`/orders/${orderId}/show$`),
  );
  await expectNoBarriers(page, 'money without a payment');
  await unmatched.getByRole('button', { name: /^Rattacher à une commande/ }).click();
  const asked = question(page, 'Rattacher à une commande ?');
  const named = field(asked, 'Numéro de la commande');
  await expect(named).toHaveValue(orderNumber);
  await named.fill(' ');
  await asked.getByRole('button', { name: 'Rattacher' }).click();
  await expectRefused(named, 'Le numéro de commande est requis');
  await expectNoBarriers(page, 'the question to which order money belongs');
  await named.fill(orderNumber);
  const path = `/api/v1/unmatched-payments/${id}/book`;
  const [message, error] = ['Cette commande ne peut plus être payée.', 'order_not_payable'];
  const goesThrough = await breakCalls(page, `POST ${path}`, { status: 409, json: { message, error } });
  // A colleague was quicker: the row goes, and what is written stays.
  await breakCalls(page, 'GET /api/v1/unmatched-payments', { json: { data: [] } });
  await asked.getByRole('button', { name: 'Rattacher' }).click();
  await expect(asked.getByRole('alert')).toContainText(message);
  await expect(unmatched).toBeHidden();
  await expect(named).toHaveValue(orderNumber);
  await goesThrough();
  const done = `Paiement rattaché à la commande ${orderNumber}.`;
  await breakCalls(page, `POST ${path}`, { json: { message: done } });
  const sent = page.waitForRequest(`**${path}`);
  await asked.getByRole('button', { name: 'Rattacher' }).click();
  expect((await sent).postDataJSON()).toEqual({ orderNumber });
  await expect(notice(page, done)).toBeVisible();
});

test('an order whose payment page is open is taken in hand: no time runs out for it any more', async ({
  page,
  otherShopper,
  product,
}) => {
  const { order } = await placeOrder(otherShopper, product.id);
  await openScreen(page, `/orders/${order.id}/show`, `Commande ${order.orderNumber}`);
  await expect(content(page)).toContainText('À payer avant le');
  await content(page).getByRole('button', { name: 'Prendre en charge' }).click();
  await question(page, 'Prendre en charge ?').getByRole('button', { name: 'Prendre en charge' }).click();
  await expect(notice(page, `Commande prise en charge : ${order.orderNumber}`)).toBeVisible();
  await expect(content(page)).not.toContainText('À payer avant le');
  await expect(content(page).getByRole('button', { name: 'Prendre en charge' })).toBeHidden();
  const history = content(page).getByRole('region', { name: 'Historique' });
  await expect(history).toContainText('L’équipe a pris la commande en charge.');
});

test('an order that leaves without its money stays in sight until somebody notes it', async ({
  page,
  otherShopper,
  product,
}) => {
  const { order } = await placeOrder(otherShopper, product.id);
  const title = `Commande ${order.orderNumber}`;
  await openScreen(page, `/orders/${order.id}/show`, title);
  await content(page).getByRole('button', { name: 'Expédier' }).click();
  const sending = question(page, 'Expédier ?');
  await expect(sending).toContainText('Cette commande n’est pas payée');
  await expectNoBarriers(page, 'the question before an order leaves without its money');
  await sending.getByRole('button', { name: 'Expédier' }).click();
  await expect(content(page).getByText('Non payée', { exact: true })).toBeVisible();

  await openScreen(page, '/', 'À faire maintenant');
  await content(page)
    .getByRole('link', { name: /^Parties sans paiement/ })
    .click();
  await expectScreen(page, 'Commandes');
  await searchFor(page, 'Rechercher une commande', order.orderNumber);
  await expect(row(page, order.orderNumber)).toContainText('Non payée');

  await openScreen(page, `/orders/${order.id}/show`, title);
  await content(page).getByRole('button', { name: 'Marquer payée' }).click();
  const asked = question(page, 'Marquer payée ?');
  await asked.getByRole('radio', { name: 'Espèces' }).check();
  await asked.getByRole('button', { name: 'Marquer payée' }).click();
  await expect(notice(page, `Commande marquée payée : ${order.orderNumber}`)).toBeVisible();
  await expect(content(page).getByText('Non payée', { exact: true })).toBeHidden();
});

test('a refund to be made by hand that was a mistake is withdrawn, and the right one can be entered', async ({
  page,
  owner,
  otherShopper,
  product,
}) => {
  const { order } = await placeOrder(otherShopper, product.id, { method: 'cod' });
  const params = { id: order.id };
  await owner.api.call('PATCH /orders/{id}/status', { params, body: { status: 'DELIVERED' } });
  await owner.api.call('POST /orders/{id}/refunds', { params, body: { reason: 'Mauvaise commande' } });
  await openScreen(page, `/orders/${order.id}/show`, `Commande ${order.orderNumber}`);
  const refunds = content(page).getByRole('region', { name: 'Remboursements' });
  await expect(refunds).toContainText('À faire à la main');
  await expect(content(page).getByRole('button', { name: 'Rembourser', exact: true })).toBeHidden();
  await refunds.getByRole('button', { name: 'Retirer ce remboursement' }).click();
  const asked = question(page, 'Retirer ce remboursement ?');
  await expectNoBarriers(page, 'the question before a refund is withdrawn');
  await asked.getByRole('button', { name: 'Retirer ce remboursement' }).click();
  await expect(notice(page, 'Remboursement retiré')).toBeVisible();
  await expect(refunds.getByRole('listitem')).toContainText('Retiré');
  await expect(refunds.getByRole('button')).toHaveCount(0);
  await expect(content(page).getByRole('button', { name: 'Rembourser', exact: true })).toBeVisible();
});

test(
  'whoever cancels an order that is paid meanwhile is told of the money before it goes back',
  { tag: ['@desktop', ...SELDOM] },
  async ({ page, owner, otherShopper, product }) => {
    const { order } = await placeOrder(otherShopper, product.id);
    await openScreen(page, `/orders/${order.id}/show`, `Commande ${order.orderNumber}`);
    await content(page).getByRole('button', { name: 'Annuler la commande' }).click();
    const asked = question(page, 'Annuler la commande ?');
    await field(asked, 'Raison (facultative)').fill('Pas de nouvelles');
    await moveOrder(owner, order.id, 'PAID');
    await asked.getByRole('button', { name: 'Annuler la commande' }).click();
    await expect(asked.getByRole('alert')).toContainText('De l’argent est arrivé ou reparti entre-temps');
    await expect(asked).toContainText(/FCFA à rendre\./);
    await expect(field(asked, 'Raison (facultative)')).toHaveValue('Pas de nouvelles');
    const { data: unmoved } = await owner.api.call('GET /orders/{id}', { params: { id: order.id } });
    expect(unmoved).toMatchObject({ status: 'PAID', refunds: [] });

    await asked.getByRole('button', { name: 'Annuler la commande' }).click();
    await expect(notice(page, `Commande annulée : ${order.orderNumber}`)).toBeVisible();
  },
);

test(
  'a refund without a network says so at once and is not made by itself later; once it is sent, its answer is waited for',
  { tag: ['@desktop', ...SELDOM] },
  async ({ page, owner, otherShopper, product, faults }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED/);
    const { order } = await placeOrder(otherShopper, product.id);
    await moveOrder(owner, order.id, 'PAID');
    const refunds = async () =>
      (await owner.api.call('GET /orders/{id}', { params: { id: order.id } })).data.refunds.length;
    await openScreen(page, `/orders/${order.id}/show`, `Commande ${order.orderNumber}`);
    await content(page).getByRole('button', { name: 'Rembourser' }).click();
    const refund = question(page, 'Rembourser le client ?');
    await field(refund, 'Raison').fill('Bocal ébréché');
    await page.context().setOffline(true);
    await refund.getByRole('button', { name: /^Rembourser/ }).click();
    await expect(refund.getByRole('alert')).toContainText('Connexion impossible');
    await page.context().setOffline(false);
    await expect(field(refund, 'Raison')).toHaveValue('Bocal ébréché');
    expect(await refunds()).toBe(0);

    const answer = await holdCalls(page, `POST /api/v1/orders/${order.id}/refunds`);
    const sent = page.waitForRequest(`**/api/v1/orders/${order.id}/refunds`);
    await refund.getByRole('button', { name: /^Rembourser/ }).click();
    await sent;
    await expect(refund.getByRole('button', { name: 'Ne rien faire' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(refund).toBeVisible();
    answer.go();
    await expect(notice(page, `Remboursement demandé : ${order.orderNumber}`)).toBeVisible();
    await expect(refund).toBeHidden();
    expect(await refunds()).toBe(1);
  },
);

test(
  'what is given back is what the person saw when they pressed, though a colleague gave back a part meanwhile',
  { tag: ['@desktop', ...SELDOM] },
  async ({ page, owner, otherShopper, product, faults }) => {
    faults.allow(/409/);
    const { order } = await placeOrder(otherShopper, product.id);
    await moveOrder(owner, order.id, 'PAID');
    const params = { id: order.id };
    const { refundableAmount: whole } = (await owner.api.call('GET /orders/{id}', { params })).data;
    await openScreen(page, `/orders/${order.id}/show`, `Commande ${order.orderNumber}`);
    await content(page).getByRole('button', { name: 'Rembourser' }).click();
    const refund = question(page, 'Rembourser le client ?');
    await field(refund, 'Raison').fill('Bocal ébréché');
    await owner.api.call('POST /orders/{id}/refunds', { params, body: { amount: 500, reason: 'Une part' } });
    // The page behind the question is read anew.
    await comeBackTo(page, () =>
      expect(page.getByText('Reste à rembourser au plus')).toContainText(fcfa(whole - 500), { timeout: 1000 }),
    );
    await refund.getByRole('button', { name: fcfa(whole) }).click();
    await expect(refund.getByRole('alert')).toContainText('Il reste maintenant');
    await expect(refund.getByRole('alert')).toContainText(fcfa(whole - 500));
    await refund.getByRole('button', { name: fcfa(whole - 500) }).click();
    await expect(notice(page, `Remboursement demandé : ${order.orderNumber}`)).toBeVisible();
  },
);

test('an order that is refunded before it is sent says that its articles are still kept, and is cancelled from there', async ({
  page,
  owner,
  otherShopper,
  product,
}) => {
  const kept = 'Les articles restent réservés : annulez la commande pour les remettre en vente.';
  const { order } = await placeOrder(otherShopper, product.id);
  await moveOrder(owner, order.id, 'PAID');
  await openScreen(page, `/orders/${order.id}/show`, `Commande ${order.orderNumber}`);
  await expect(content(page)).not.toContainText(kept);
  await content(page).getByRole('button', { name: 'Rembourser', exact: true }).click();
  const refund = question(page, 'Rembourser le client ?');
  await expect(refund).toContainText(kept);
  await expectNoBarriers(page, 'the question before an order is refunded that was not sent');
  await refund.getByRole('button', { name: 'Annuler la commande' }).click();
  await question(page, 'Annuler la commande ?').getByRole('button', { name: 'Ne rien faire' }).click();
  const params = { id: order.id };
  await owner.api.call('POST /orders/{id}/refunds', { params, body: { reason: 'Le client a changé d’avis' } });
  await openScreen(page, `/orders/${order.id}/show`, `Commande ${order.orderNumber}`);
  await expect(content(page)).toContainText(kept);
  await content(page).getByRole('button', { name: 'Annuler la commande' }).click();
  await question(page, 'Annuler la commande ?').getByRole('button', { name: 'Annuler la commande' }).click();
  await expect(notice(page, `Commande annulée : ${order.orderNumber}`)).toBeVisible();
  await expect(content(page)).not.toContainText(kept);
});

test('a parcel that is kept in part is delivered with the money that the courier brings', async ({
  page,
  otherShopper,
  product,
}) => {
  const { order } = await placeOrder(otherShopper, product.id, { method: 'cod' });
  await openScreen(page, `/orders/${order.id}/show`, `Commande ${order.orderNumber}`);
  await content(page).getByRole('button', { name: 'Marquer livrée' }).click();
  const asked = question(page, 'Marquer livrée ?');
  const received = field(asked, 'Montant encaissé (FCFA)');
  await expect(received).toHaveValue(String(order.finalAmount));
  await received.fill('0');
  await asked.getByRole('button', { name: 'Marquer livrée' }).click();
  await expectRefused(received, /^Indiquez un montant de 1.FCFA à/);
  await expectNoBarriers(page, 'the question what the courier got');
  await received.fill(String(order.finalAmount - 100));
  await expect(asked.getByText(/seront déduits/)).toContainText(fcfa(100));
  const [wide, done] = [page.viewportSize(), asked.getByRole('button', { name: 'Marquer livrée' })];
  await page.setViewportSize({ width: 360, height: 560 });
  await expect(done).toBeInViewport({ ratio: 1 });
  if (wide) await page.setViewportSize(wide);
  await asked.getByLabel('Mobile Money').check();
  await asked.getByRole('button', { name: 'Marquer livrée' }).click();
  await expect(notice(page, `Commande livrée : ${order.orderNumber}`)).toBeVisible();
  await expect(content(page).getByRole('region', { name: 'Montants' })).toContainText('Déduit à la livraison');
  const payments = content(page).getByRole('region', { name: 'Paiements' });
  await expect(payments.getByText(fcfa(order.finalAmount - 100))).toBeVisible();
  await expect(payments).toContainText('Mobile Money');
  await expect(content(page).getByRole('region', { name: 'Historique' })).toContainText('encaissés à la livraison sur');
});

test('what was noted too low at the door is put right, and the invoice that was made out keeps its amounts', async ({
  page,
  owner,
  otherShopper,
  product,
}) => {
  const { order } = await placeOrder(otherShopper, product.id, { method: 'cod' });
  const { id, orderNumber, finalAmount: price } = order;
  const body = { status: 'DELIVERED', receivedAmount: price - 100 };
  await owner.api.call('PATCH /orders/{id}/status', { params: { id }, body });
  await openScreen(page, `/orders/${id}/show`, `Commande ${orderNumber}`);
  const amounts = content(page).getByRole('region', { name: 'Montants' });
  await amounts.getByRole('button', { name: 'Rectifier l’encaissement' }).click();
  const asked = question(page, 'Rectifier l’encaissement ?');
  const received = field(asked, 'Montant encaissé (FCFA)');
  await received.fill(String(price - 100));
  await asked.getByRole('button', { name: 'Rectifier l’encaissement' }).click();
  await expectRefused(received, /^Indiquez un montant de/);
  await expectNoBarriers(page, 'the question what the courier had got');
  await received.fill(String(price));
  await field(asked, 'Note (facultative)').fill('Un billet oublié');
  await asked.getByRole('button', { name: 'Rectifier l’encaissement' }).click();
  await expect(notice(page, `Encaissement rectifié : ${orderNumber}`)).toBeVisible();
  await expect(amounts).not.toContainText('Déduit à la livraison');
  await expect(amounts.getByRole('button')).toHaveCount(0);
  const payments = content(page).getByRole('region', { name: 'Paiements' });
  await expect(payments.getByText(fcfa(price))).toBeVisible();
  await expect(content(page).getByRole('region', { name: 'Historique' })).toContainText('Un billet oublié');
});

import type { Order } from '@tokpa/contract/orders';
import { breakCalls } from '../broken-calls.ts';
import { expect, test } from '../fixtures.ts';
import { content, fcfa, visit } from '../pages/page-parts.ts';
import { fillCart, giveAddress, placeOrder } from '../shoppers.ts';
import { moveOrder } from '../staff.ts';

const ENOUGH_FOR_THE_CODE = 5000;

test(
  'an order says when it was placed, what was taken off it, how it is paid and by which transaction',
  { tag: '@desktop' },
  async ({ page, shopper, product }) => {
    const { id } = await giveAddress(shopper);
    await fillCart(shopper, product.id, Math.ceil(ENOUGH_FOR_THE_CODE / product.price));
    const { order } = await shopper.api.call('POST /orders', {
      body: { shippingAddressId: id, paymentMethod: 'momo', couponCode: 'BIENVENUE10' },
    });
    await visit(page, `/order/${order.id}`);
    await expect(content(page).locator('header').filter({ hasText: order.orderNumber })).toContainText('Passée le');
    const amounts = content(page).locator('dl').filter({ hasText: 'Mode de paiement' });
    await expect(amounts.getByRole('term')).toHaveText([
      'Sous-total',
      'Livraison',
      'Remise (BIENVENUE10)',
      'Total',
      'Mode de paiement',
    ]);
    await expect(amounts).toContainText(fcfa(order.finalAmount));
    await expect(amounts).toContainText('Mobile Money');
    const transaction = content(page).getByRole('listitem').filter({ hasText: 'Référence :' });
    await expect(transaction).toContainText(order.transactions[0]?.providerId ?? 'no reference');
    await expect(transaction).toContainText(fcfa(order.finalAmount));
    await expect(transaction).toContainText('En attente');

    const invoice = page.waitForEvent('download');
    await content(page).getByRole('button', { name: 'Télécharger la facture' }).click();
    expect((await invoice).suggestedFilename()).toMatch(/\.pdf$/);
    await shopper.api.call('POST /orders/{id}/cancel', { params: { id: order.id } });
  },
);

test(
  'what nobody knows any more in an order is an unknown item',
  { tag: '@desktop' },
  async ({ page, shopper, product }) => {
    const { order } = await placeOrder(shopper, product.id, { method: 'cod' });
    // As of an article that was none of the four kinds.
    await page.route(`**/api/v1/orders/${order.id}`, async (route) => {
      const { data } = (await (await route.fetch()).json()) as { data: Order };
      const orderItems = data.orderItems.map((item) => ({ ...item, product: null }));
      await route.fulfill({ json: { data: { ...data, orderItems } } });
    });
    await visit(page, `/order/${order.id}`);
    await expect(content(page).getByRole('listitem').filter({ hasText: 'Article inconnu' })).toHaveCount(1);
    await expect(content(page)).not.toContainText(product.name);
  },
);

test(
  'an order stands where it does in whatever letters its status comes',
  { tag: '@desktop' },
  async ({ page, shopper, product }) => {
    const { order } = await placeOrder(shopper, product.id, { method: 'cod' });
    let status = '';
    const spell = <Standing extends object>(standing: Standing) => ({ ...standing, status });
    await page.route(/\/api\/v1\/orders(\?|\/track|\/[\w-]+$)/, async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: Order | Order[] | { order: Order } };
      const { data } = answer;
      const spelled = Array.isArray(data)
        ? data.map(spell)
        : 'order' in data
          ? { ...data, order: spell(data.order) }
          : spell(data);
      await route.fulfill({ json: { ...answer, data: spelled } });
    });
    const heading = content(page).locator('header').filter({ hasText: order.orderNumber });
    const progress = content(page).getByRole('list', { name: 'Progression de la commande' });
    for (const [spelling, label, reached] of [
      ['CANCELED', 'Annulée', 0],
      ['Cancelled', 'Annulée', 0],
      ['shipped', 'Expédiée', 3],
      ['Delivered', 'Livrée', 4],
    ] as const) {
      status = spelling;
      await visit(page, `/order/${order.id}`);
      await expect(heading).toContainText(label);
      await expect(progress.getByText('(terminé)')).toHaveCount(reached);
      await expect(content(page).getByRole('button', { name: 'Annuler la commande' })).toBeHidden();
      await expect(content(page).getByRole('button', { name: 'Racheter' })).toHaveCount(
        spelling === 'Delivered' ? 1 : 0,
      );
      await visit(page, `/track-order?orderId=${order.id}`);
      await expect(heading).toContainText(label);
      await visit(page, '/account?tab=commandes');
      await expect(heading).toContainText(label);
      await expect(content(page).getByRole('button', { name: 'Racheter' })).toHaveCount(
        spelling === 'Delivered' ? 1 : 0,
      );
    }
    status = 'pending';
    await visit(page, `/order/${order.id}`);
    await expect(heading).toContainText('En attente');
    await expect(content(page).getByRole('button', { name: 'Annuler la commande' })).toBeVisible();
  },
);

test(
  'an answer that holds no order is that of one that was not found',
  { tag: '@desktop' },
  async ({ page, shopper }) => {
    for (const json of [{ data: null }, { data: {} }, { data: [] }, {}]) {
      const restore = await breakCalls(page, 'GET /api/v1/orders/track?**', { json });
      await visit(page, `/track-order?orderNumber=ORD-${shopper.firstName}`);
      await expect(content(page).getByText('Commande non trouvée.')).toBeVisible();
      await restore();
    }
  },
);

test(
  'tracking says whose parcel it is, where it goes and when it comes',
  { tag: '@desktop' },
  async ({ page, shopper, product, staff }) => {
    const { order } = await placeOrder(shopper, product.id, { method: 'cod' });
    await moveOrder(staff, order.id, 'SHIPPED');
    await visit(page, `/track-order?orderNumber=${order.orderNumber}`);
    const found = content(page).getByRole('article', { name: `Commande ${order.orderNumber}` });
    await expect(found).toContainText('Livraison prévue le');
    for (const contact of [`${shopper.firstName} ${shopper.lastName}`, shopper.email]) {
      await expect(found).toContainText(contact);
    }
    await expect(found).toContainText('Paiement à la livraison');
    await expect(found).toContainText(fcfa(order.finalAmount));
    for (const line of ['Quartier Zongo, carré 1204', 'Cotonou', 'Bénin']) await expect(found).toContainText(line);
    await expect(found).toContainText(product.name);
    await expect(found).toContainText('Étapes de la livraison');
    const left = found.getByRole('listitem').filter({ hasText: 'Expédiée (terminé)' });
    await expect(left).toContainText('Votre colis est en route.');
    await expect(left.locator('time')).toHaveCount(1);
  },
);

import { breakCalls } from '../broken-calls.ts';
import { content } from '../pages/page-parts.ts';
import { placeOrder } from '../shoppers.ts';
import { openScreen } from './desk.ts';
import { expect, test } from './fixtures.ts';

test('an act that the shop does not do says so beside its button', async ({ page, otherShopper, product, faults }) => {
  faults.allow(/^500: |status of 500/);
  const refusal = (text: string) => content(page).getByRole('alert').filter({ hasText: text });
  const { order } = await placeOrder(otherShopper, product.id, { method: 'cod' });

  await breakCalls(page, 'POST /api/v1/products/*/duplicate');
  await openScreen(page, `/products/${product.id}`, product.name);
  await content(page).getByRole('button', { name: 'Dupliquer' }).click();
  await expect(refusal('Une erreur s’est produite.')).toBeVisible();

  await breakCalls(page, 'PUT /api/v1/categories/*');
  await openScreen(page, '/categories', 'Catégories');
  await content(page)
    .getByRole('button', { name: /^Descendre/ })
    .first()
    .click();
  await expect(refusal('Une erreur s’est produite.')).toBeVisible();

  await breakCalls(page, 'GET /api/v1/orders/*/invoice');
  await openScreen(page, `/orders/${order.id}/show`, `Commande ${order.orderNumber}`);
  await content(page).getByRole('button', { name: 'Facture (PDF)' }).click();
  await expect(refusal('Le document n’a pas pu être préparé.')).toBeVisible();
});

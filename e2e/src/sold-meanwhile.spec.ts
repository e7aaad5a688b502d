import { expect } from './fixtures.ts';
import { content, fcfa, noteToasts, visit } from './pages/page-parts.ts';
import { test, wayIn } from './rare-product.ts';

test('a product that is sold out while somebody looks at it says so, and offers word of its return', async ({
  page,
  shopper,
  rare,
  staff,
  faults,
}) => {
  faults.allow(/^409/);
  await visit(page, `/product/${rare.slug}`);
  await staff.api.call('PUT /products/{id}', { params: { id: rare.id }, body: { stock: 0 } });
  await wayIn(page, rare.name).click();
  await expect(content(page).getByRole('button', { name: 'Rupture de stock' })).toBeVisible();
  await expect(content(page).getByRole('button', { name: /^Prévenez-moi du retour/ })).toBeVisible();
  expect((await shopper.api.call('GET /cart')).items).toEqual([]);
});

test('a product that has become dearer while somebody looked at it comes at the new price, which the page says', async ({
  page,
  shopper,
  rare,
  staff,
}) => {
  await visit(page, `/product/${rare.slug}`);
  const said = await noteToasts(page);
  await staff.api.call('PUT /products/{id}', { params: { id: rare.id }, body: { price: 1750 } });
  await wayIn(page, rare.name).click();
  await expect(content(page).getByText(fcfa(1750)).filter({ visible: true }).first()).toBeVisible();
  expect((await said()).join()).toMatch(/Le prix a changé \(Graines de chia.*\).: 1.750.FCFA au lieu de 1.500.FCFA\./);
  expect((await shopper.api.call('GET /cart')).items).toHaveLength(1);
});

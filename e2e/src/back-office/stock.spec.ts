import { expectNoBarriers } from '../inspect-page.ts';
import { content } from '../pages/page-parts.ts';
import { placeOrder } from '../shoppers.ts';
import { choose, mark, openScreen, question } from './desk.ts';
import { expect, test } from './fixtures.ts';

/** What the question says of the shelf that is counted. */
const counted = (stock: number, held: number) =>
  new RegExp(`vendre\\s: ${stock} .* expédiées\\s: ${held} .* l’étagère\\s: ${stock + held}$`);

const syrup = () =>
  ({ name: `Sirop ${mark()}`, status: 'PUBLISHED', price: 900, category: 'alimentation-bio' }) as const;

test('who counts a shelf is told for each variation what orders still hold of it', async ({
  page,
  owner,
  otherShopper,
}) => {
  const variations = ['25 cl', '75 cl'].map((name) => ({ name, price: 900, stock: 6 }));
  const { data: product } = await owner.api.call('POST /products', { body: { ...syrup(), variations } });
  const variationId = product.variations[1]?.id ?? '';
  await openScreen(page, `/products/${product.id}`, product.name);
  await expect(content(page).getByText(/^À vendre/)).toHaveText(counted(12, 0));
  await placeOrder(otherShopper, product.id, { variationId, quantity: 2 });
  await content(page).getByRole('button', { name: 'Changer le stock' }).click();
  const moving = question(page, 'Changer le stock');
  await expect(moving.getByText(/^À vendre/)).toHaveText(counted(6, 0));
  await choose(moving, 'Déclinaison', '75 cl (il en reste 4)');
  await expect(moving.getByText(/^À vendre/)).toHaveText(counted(4, 2));
  await expectNoBarriers(page, 'the question how a stock changes');
  await page.keyboard.press('Escape');
  await expect(content(page).getByText(/^À vendre/)).toHaveText(counted(10, 2));
});

test('a product without variations is counted as a whole', async ({ page, owner, otherShopper }) => {
  const { data: product } = await owner.api.call('POST /products', { body: { ...syrup(), stock: 6 } });
  await placeOrder(otherShopper, product.id, { quantity: 2 });
  await openScreen(page, `/products/${product.id}`, product.name);
  await content(page).getByRole('button', { name: 'Changer le stock' }).click();
  await expect(question(page, 'Changer le stock').getByText(/^À vendre/)).toHaveText(counted(4, 2));
});

import { expect, test } from 'vitest';
import { createOrder } from '#testing/create-order';
import { createStaff } from '#testing/create-staff';
import { planOf } from '#testing/plan-of';
import { useTestShop } from '#testing/test-shop';
import { countOrders } from './orders.queries.ts';

const shop = await useTestShop();
const staff = shop.client((await createStaff(shop)).token);

async function find(search: string): Promise<string[]> {
  const { data } = await staff.call('GET /orders', { query: { search } });
  return data.map(({ id }) => id);
}

/** Its parcel goes to somebody else, in another town. */
function orderForAnother() {
  return createOrder(shop, {
    recipientName: 'Bénédicte Hounsou',
    recipientPhone: '+2290195222222',
    addressLine1: 'Carré 452, quartier Tokplégbé',
    city: 'Kétou',
  });
}

const WORDS = ['benedicte hounsou', '01 95 22 22 22', '+2290195222222', '95.22.22.22', 'ketou', 'TOKPLEGBE'];

test('staff find an order and its payments by who gets its parcel and where, until the account is closed', async () => {
  const { orderId, shopper } = await orderForAnother();
  await createOrder(shop);
  for (const words of [...WORDS, `hounsou ${shopper.lastName}`]) expect(await find(words), words).toEqual([orderId]);
  expect(await find('hounsou parakou')).toEqual([]);
  const { data: payments } = await staff.call('GET /transactions', { query: { search: 'hounsou' } });
  expect(payments).toMatchObject([{ orderId }]);
  await shop.client(shopper.token).call('DELETE /auth/account', { body: { password: shopper.password } });
  for (const words of WORDS) expect(await find(words), words).toEqual([]);
});

test('orders are searched in the index of their words, however many there are', async () => {
  const plan = await planOf(shop, (db) => countOrders(db, { search: 'Hounsou' }));
  expect(plan).toContain('Bitmap Index Scan on orders_by_words');
  expect(plan).not.toContain('Seq Scan');
});

import { expect, test } from 'vitest';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const staff = await createStaff(shop);
const client = shop.client(staff.token);

const beside = (token: string) => ({ 'x-user-token': token });

test("a shopper's token beside the staff's one: what is open to shoppers is done as that shopper", async () => {
  const shopper = await createShopper(shop);
  const headers = beside(shopper.token);
  const { id: productId } = await createProduct(shop);
  const own = await createOrder(shop, { shopper, lines: [{ productId }] });
  const another = await createOrder(shop);

  const { user } = await client.call('GET /auth/profile', { headers });
  expect(user.email).toBe(shopper.email);
  const { items } = await client.call('POST /cart/items', { body: { productId, quantity: 1 }, headers });
  expect(items).toHaveLength(1);
  const { data } = await client.call('GET /orders', { headers });
  expect(data.map(({ id }) => id)).toEqual([own.orderId]);
  const params = { id: another.orderId };
  expect(await refusalOf(client.call('GET /orders/{id}', { params, headers }))).toMatchObject({ status: 404 });
});

test('the back office stays the staff member’s, with such a token or without', async () => {
  const shopper = await createShopper(shop);
  const { meta } = await client.call('GET /users', { headers: beside(shopper.token) });
  expect(meta.total).toBeGreaterThan(0);
  const { orderId } = await createOrder(shop);
  const all = await client.call('GET /orders');
  expect(all.data.map(({ id }) => id)).toContain(orderId);
});

test('a token beside it that is no longer good is refused as such, and lends nobody’s rights', async () => {
  for (const token of ['usr_long-forgotten', (await createStaff(shop)).token, '']) {
    const refusal = await refusalOf(client.call('GET /orders', { headers: beside(token) }));
    expect(refusal, token).toMatchObject({ status: 401, code: 'shopper_session_expired' });
  }
  const shopper = await createShopper(shop);
  const asShopper = shop.client(shopper.token);
  const refusal = await refusalOf(asShopper.call('GET /users', { headers: beside(staff.token) }));
  expect(refusal).toMatchObject({ status: 403, code: 'forbidden' });
});

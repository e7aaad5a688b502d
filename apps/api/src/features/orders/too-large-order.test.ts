import { expect, test } from 'vitest';
import { createAddress } from '#testing/create-address';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const TOO_LARGE = {
  status: 409,
  code: 'order_too_large',
  message: 'Une commande ne peut pas dépasser 1\u202f000\u202f000\u202f000\u00a0FCFA : répartissez-la en plusieurs.',
};

test('a cart of any amount can be read, and an order of more than a thousand million is refused in words', async () => {
  const { id: productId } = await createProduct(shop, { price: 1_000_000_000, stock: 999 });
  const { userId, token } = await createShopper(shop);
  const { id: shippingAddressId } = await createAddress(shop, userId);
  const { call } = shop.client(token);
  await call('POST /cart/items', { body: { productId, quantity: 999 } });
  const { summary } = await call('GET /cart');
  expect(summary).toEqual({ itemsCount: 999, totalAmount: 999_000_000_000 });
  const body = { shippingAddressId, paymentMethod: 'momo' } as const;
  expect(await refusalOf(call('POST /orders', { body }))).toMatchObject(TOO_LARGE);
  const seen = { ...body, agreedAmount: summary.totalAmount + 1000 };
  expect(await refusalOf(call('POST /orders', { body: seen }))).toMatchObject(TOO_LARGE);
  expect(await refusalOf(call('POST /orders/quote', { body: { paymentMethod: 'momo' } }))).toMatchObject(TOO_LARGE);
});

test('staff hear the same of an order that they take on the telephone', async () => {
  const { id: itemId } = await createProduct(shop, { price: 600_000_000, stock: 9 });
  const { userId } = await createShopper(shop);
  const { token } = await createStaff(shop);
  const body = {
    userId,
    items: [{ itemId, quantity: 4 }],
    paymentMethod: 'momo' as const,
    address: { addressLine1: 'Rue 1', city: 'Cotonou', country: 'Bénin' },
  };
  const { address: _, ...asked } = body;
  expect(await refusalOf(shop.client(token).call('POST /orders/caller', { body }))).toMatchObject(TOO_LARGE);
  expect(await refusalOf(shop.client(token).call('POST /orders/caller/quote', { body: asked }))).toMatchObject(
    TOO_LARGE,
  );
});

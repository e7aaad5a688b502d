import { expect, test } from 'vitest';
import type { PublicSettings } from '@tokpa/contract';
import { writeSetting } from '#features/settings';
import { createAddress } from '#testing/create-address';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { fillCart } from '#testing/fill-cart';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();

const serve = (countries: PublicSettings['countriesServed']) =>
  shop.platform.transact((tx) => writeSetting(shop.platform, tx, 'countriesServed', countries));

test('an order goes only where the shop says that it delivers', async () => {
  await serve(['Bénin', 'Togo']);
  const shopper = await createShopper(shop);
  const { id: productId } = await createProduct(shop);
  await fillCart(shop, shopper.userId, [{ productId }]);
  const { id: shippingAddressId } = await createAddress(shop, shopper.userId, { country: 'Ghana' });
  const body = { shippingAddressId, paymentMethod: 'momo' as const };
  const order = () => shop.client(shopper.token).call('POST /orders', { body });
  expect(await refusalOf(order())).toMatchObject({
    status: 422,
    code: 'country_not_served',
    errors: { shippingAddressId: [expect.stringContaining('Bénin et Togo')] },
  });
  await serve(['Bénin', 'Ghana']);
  expect((await order()).order.shippingAddress).toMatchObject({ country: 'Ghana' });
});

test('a caller’s order neither', async () => {
  await serve(['Bénin']);
  const { id: itemId } = await createProduct(shop);
  const desk = shop.client((await createStaff(shop, { role: 'SUPPORT' })).token);
  const taken = desk.call('POST /orders/caller', {
    body: {
      customer: { firstName: 'Kofi', phone: '+2290197000000' },
      items: [{ itemId, quantity: 1 }],
      address: { addressLine1: 'Rue 12', city: 'Lomé', country: 'Togo' },
      paymentMethod: 'momo',
    },
  });
  expect((await refusalOf(taken)).errors).toEqual({
    'address.country': ['Nous ne livrons pas encore dans ce pays, seulement dans ceux-ci\u00a0: Bénin.'],
  });
});

test('a country that no address can name can not be served', async () => {
  await expect(serve(['Gondwana' as 'Bénin'])).rejects.toMatchObject({ name: 'ZodError' });
});

import { expect, test } from 'vitest';
import { createAddress } from '#testing/create-address';
import { createCoachingSession, createFormation, createSeminar } from '#testing/create-course';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { fillCart } from '#testing/fill-cart';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
await shop.platform.mailer.prepare();

/** A shopper whom the courier reaches, with this product in the cart. */
async function goToTill(productId: string) {
  const shopper = await createShopper(shop);
  const { id: shippingAddressId } = await createAddress(shop, shopper.userId, { city: 'Cotonou' });
  await fillCart(shop, shopper.userId, [{ productId }]);
  const client = shop.client(shopper.token);
  const order = (body: { paymentMethod: 'cod' | 'momo' }) =>
    client.call('POST /orders', { body: { shippingAddressId, ...body } });
  return { client, order };
}

test.each([
  ['seminar', 'SEMINAR', createSeminar],
  ['coaching session', 'COACHING_SESSION', createCoachingSession],
] as const)('a seat at a %s is not paid at the door, whatever comes with it', async (_, itemType, create) => {
  const [soap, course] = [await createProduct(shop, { price: 500 }), await create(shop, { maxParticipants: 1 })];
  const { client, order } = await goToTill(soap.id);
  await client.call('POST /cart/items', { body: { itemType, itemId: course.id } });
  const inCash = { paymentMethod: 'cod' as const };
  const refused = {
    status: 422,
    code: 'cod_seats',
    errors: {
      paymentMethod: [
        'Une place à un séminaire ou à un coaching ne se paie pas à la livraison\u00a0: choisissez un autre moyen de paiement.',
      ],
    },
  };
  expect(await refusalOf(client.call('POST /orders/quote', { body: inCash }))).toMatchObject(refused);
  expect(await refusalOf(order(inCash))).toMatchObject(refused);
  // Nothing was ordered, and the last seat is still theirs to pay for online.
  expect((await order({ paymentMethod: 'momo' })).order.orderItems).toHaveLength(2);
});

test('a formation, which no day ends, may be paid at the door with a parcel', async () => {
  const [soap, formation] = [await createProduct(shop, { price: 500 }), await createFormation(shop)];
  const { client, order } = await goToTill(soap.id);
  await client.call('POST /cart/items', { body: { itemType: 'FORMATION', itemId: formation.id } });
  expect((await order({ paymentMethod: 'cod' })).order).toMatchObject({ status: 'PROCESSING', paymentMethod: 'cod' });
});

import { expect, test } from 'vitest';
import { createAddress } from '#testing/create-address';
import { createCoachingSession, createFormation, createSeminar } from '#testing/create-course';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { fillCart } from '#testing/fill-cart';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();

/** A shopper at the till, with an address in Cotonou and a soap in the cart. */
async function goToTill() {
  const { userId, token } = await createShopper(shop);
  const { id: shippingAddressId } = await createAddress(shop, userId, { city: 'Cotonou' });
  await fillCart(shop, userId, [{ productId: (await createProduct(shop, { price: 500 })).id }]);
  const client = shop.client(token);
  const order = (wishes: { paymentMethod: 'cod' | 'momo' }) =>
    client.call('POST /orders', { body: { shippingAddressId, ...wishes } });
  return { client, order };
}

test.each([
  ['seminar', 'SEMINAR', createSeminar],
  ['coaching session', 'COACHING_SESSION', createCoachingSession],
] as const)('a seat at a %s is not paid at the door, whatever comes with it', async (_, itemType, create) => {
  const course = await create(shop, { maxParticipants: 1 });
  const { client, order } = await goToTill();
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
  const formation = await createFormation(shop);
  const { client, order } = await goToTill();
  await client.call('POST /cart/items', { body: { itemType: 'FORMATION', itemId: formation.id } });
  expect((await order({ paymentMethod: 'cod' })).order).toMatchObject({ status: 'PROCESSING', paymentMethod: 'cod' });
});

import { expect, it } from 'vitest';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop({ RATE_LIMIT: 'on' });

it('an account gives twenty reviews an hour, and holds up nobody else', async () => {
  const [busy, other] = [await createShopper(shop), await createShopper(shop)];
  const give = async (token: string) => {
    const body = { itemType: 'PRODUCT' as const, itemId: (await createProduct(shop)).id, rating: 5, content: 'Bien.' };
    return shop.client(token).call('POST /reviews', { body });
  };
  for (let given = 0; given < 20; given += 1) await give(busy.token);
  expect(await refusalOf(give(busy.token))).toMatchObject({ status: 429, code: 'too_many_requests' });
  await expect(give(other.token)).resolves.toBeDefined();
});

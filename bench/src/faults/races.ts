import { asOwner, createProduct, createShoppers, order } from './people.ts';
import { countRefusals, expectThat, type Ground, type Trial } from './trial.ts';

const BUYERS = 50;

function tally(results: readonly PromiseSettledResult<unknown>[], most: number, refusal: string): string {
  const won = results.filter(({ status }) => status === 'fulfilled').length;
  const refused = countRefusals(results);
  expectThat(won === most, `${won} orders instead of ${most}: ${JSON.stringify(refused)}`);
  expectThat(
    refused[refusal] === results.length - most,
    `the others were not told so: ${JSON.stringify(refused)} instead of ${refusal}`,
  );
  return `${won} orders, ${results.length - won} told ${refusal}`;
}

async function lastPieces({ shop, initialStock }: Ground): Promise<string> {
  const productId = await createProduct(await asOwner(shop.url), 5);
  initialStock.set(productId, 5);
  const buyers = await createShoppers(shop.url, BUYERS);
  await Promise.all(buyers.map(({ client }) => client.call('POST /cart/items', { body: { productId } })));
  return tally(await Promise.allSettled(buyers.map((buyer) => order(buyer))), 5, 'insufficient_stock');
}

async function lastUseOfACoupon({ shop, initialStock }: Ground): Promise<string> {
  const owner = await asOwner(shop.url);
  const productId = await createProduct(owner, 200);
  initialStock.set(productId, 200);
  const { data: coupon } = await owner.call('POST /coupons', {
    body: { code: `DERNIER${Date.now()}`, type: 'PERCENT', value: 10, usageLimit: 1 },
  });
  const buyers = await createShoppers(shop.url, BUYERS);
  await Promise.all(buyers.map(({ client }) => client.call('POST /cart/items', { body: { productId } })));
  return tally(
    await Promise.allSettled(buyers.map((buyer) => order(buyer, { couponCode: coupon.code }))),
    1,
    'coupon_used_up',
  );
}

async function lastSeat({ shop }: Ground): Promise<string> {
  const owner = await asOwner(shop.url);
  const startDate = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const { data: seminar } = await owner.call('POST /seminars', {
    body: { title: `Séminaire ${Date.now()}`, startDate, price: 5000, maxParticipants: 1, status: 'PUBLISHED' },
  });
  const buyers = await createShoppers(shop.url, BUYERS);
  const line = { itemType: 'SEMINAR' as const, itemId: seminar.id };
  await Promise.all(buyers.map(({ client }) => client.call('POST /cart/items', { body: line })));
  return tally(await Promise.allSettled(buyers.map((buyer) => order(buyer))), 1, 'insufficient_stock');
}

export const races: readonly Trial[] = [
  { name: '50 buyers race for the last 5 pieces', target: '5 orders, the others told so', run: lastPieces },
  { name: '50 buyers race for the last use of a coupon', target: '1 order with it', run: lastUseOfACoupon },
  { name: '50 buyers race for the last seat of a seminar', target: '1 order', run: lastSeat },
];

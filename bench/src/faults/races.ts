import {
  asOwner,
  createCoupon,
  createInSizes,
  createProduct,
  createSeminar,
  createShopper,
  createShoppers,
  inAMonth,
  order,
  type Shopper,
} from './people.ts';
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

/** Half of them at each process. */
async function createRacers({ shop, second }: Ground): Promise<Shopper[]> {
  const half = BUYERS / 2;
  return [...(await createShoppers(shop.url, half)), ...(await createShoppers(second.url, half))];
}

async function lastPieces(ground: Ground): Promise<string> {
  const productId = await createProduct(await asOwner(ground.shop.url), 5);
  ground.initialStock.set(productId, 5);
  const buyers = await createRacers(ground);
  await Promise.all(buyers.map(({ client }) => client.call('POST /cart/items', { body: { productId } })));
  return tally(await Promise.allSettled(buyers.map((buyer) => order(buyer))), 5, 'insufficient_stock');
}

async function lastPiecesOfASize(ground: Ground): Promise<string> {
  const { productId, small, large } = await createInSizes(await asOwner(ground.shop.url), 5);
  ground.initialStock.set(small, 5).set(large, 50);
  const buyers = await createRacers(ground);
  const line = { productId, variationId: small };
  await Promise.all(buyers.map(({ client }) => client.call('POST /cart/items', { body: line })));
  return tally(await Promise.allSettled(buyers.map((buyer) => order(buyer))), 5, 'insufficient_stock');
}

/**
 * An account has one cart, whose lock lets one order at a time pass. On the telephone nothing of the person is locked: many
 * people of the shop write orders for the same one, each of an article of its own, at both processes.
 */
async function onePersonManyTimes({ shop, second, initialStock }: Ground): Promise<string> {
  const desks = [await asOwner(shop.url), await asOwner(second.url)] as const;
  const { userId } = await createShopper(shop.url);
  const couponCode = await createCoupon(desks[0], { usageLimitPerUser: 1 });
  const articles = await Promise.all(Array.from({ length: BUYERS }, () => createProduct(desks[0], 1)));
  for (const article of articles) initialStock.set(article, 1);
  const calls = articles.map((itemId, at) =>
    desks[at % 2 === 0 ? 0 : 1].call('POST /orders/caller', {
      body: {
        userId,
        items: [{ itemId, quantity: 1 }],
        paymentMethod: 'momo',
        couponCode,
        address: { addressLine1: 'Rue 1', city: 'Cotonou', country: 'Bénin' },
      },
    }),
  );
  return tally(await Promise.allSettled(calls), 1, 'coupon_in_unpaid_order');
}

async function lastUseOfACoupon(ground: Ground): Promise<string> {
  const { shop, initialStock } = ground;
  const owner = await asOwner(shop.url);
  const productId = await createProduct(owner, 200);
  initialStock.set(productId, 200);
  const couponCode = await createCoupon(owner, { usageLimit: 1 });
  const buyers = await createRacers(ground);
  await Promise.all(buyers.map(({ client }) => client.call('POST /cart/items', { body: { productId } })));
  return tally(await Promise.allSettled(buyers.map((buyer) => order(buyer, { couponCode }))), 1, 'coupon_used_up');
}

async function raceForASeat(
  ground: Ground,
  line: { itemType: 'SEMINAR' | 'COACHING_SESSION'; itemId: string },
): Promise<string> {
  const buyers = await createRacers(ground);
  await Promise.all(buyers.map(({ client }) => client.call('POST /cart/items', { body: line })));
  return tally(await Promise.allSettled(buyers.map((buyer) => order(buyer))), 1, 'insufficient_stock');
}

async function lastSeat(ground: Ground): Promise<string> {
  const seminarId = await createSeminar(await asOwner(ground.shop.url), 1);
  return raceForASeat(ground, { itemType: 'SEMINAR', itemId: seminarId });
}

async function lastSeatOfCoaching(ground: Ground): Promise<string> {
  const owner = await asOwner(ground.shop.url);
  const { data: session } = await owner.call('POST /coaching-sessions', {
    body: {
      title: `Coaching ${Date.now()}`,
      startDate: inAMonth(),
      price: 5000,
      maxParticipants: 1,
      status: 'PUBLISHED',
    },
  });
  return raceForASeat(ground, { itemType: 'COACHING_SESSION', itemId: session.id });
}

export const races: readonly Trial[] = [
  { name: '50 buyers race for the last 5 pieces', target: '5 orders, the others told so', run: lastPieces },
  {
    name: '50 buyers race for the last 5 pieces of a variation',
    target: '5 orders, the others told so',
    run: lastPiecesOfASize,
  },
  { name: '50 buyers race for the last use of a coupon', target: '1 order with it', run: lastUseOfACoupon },
  {
    name: '50 orders at once for one person with a coupon that each may use once',
    target: '1 order with it',
    run: onePersonManyTimes,
  },
  { name: '50 buyers race for the last seat of a seminar', target: '1 order', run: lastSeat },
  { name: '50 buyers race for the last seat of a coaching session', target: '1 order', run: lastSeatOfCoaching },
];

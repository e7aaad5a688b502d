import { waitUntil } from '../shop.ts';
import { checkStock } from './books.ts';
import { type Buyer, checkCheckouts, type Checkouts, orderAll, readAcknowledged, sendAgain } from './checkouts.ts';
import { expectEveryMail, forgetHeartbeats, waitForLateMails } from './mail-queue.ts';
import { asOwner, createCoupon, createInSizes, createProduct, createSeminar, createShoppers } from './people.ts';
import { expectThat, type Ground, type Trial } from './trial.ts';

const PIECES = 100_000;
/** Orders that are acknowledged before a kill; many more are under way. */
const AT_LEAST = 10;

/** Orders at once until the kill, which comes at another moment each round. Resolves with how long the restart took. */
async function killOnce(ground: Ground, checkouts: Checkouts, round: number): Promise<number> {
  const { shop, isShort } = ground;
  const { acknowledged } = checkouts;
  const before = acknowledged.length;
  const ordering = orderAll(checkouts);
  // Thrown when it is waited for, below.
  ordering.catch(() => undefined);
  await waitUntil(async () => acknowledged.length >= before + AT_LEAST, 30_000, 'the first orders of this round');
  await new Promise((resolve) => setTimeout(resolve, round * 37));
  await shop.kill();
  await ordering;
  const killed = new Date();
  const took = await shop.start();
  if (isShort) await forgetHeartbeats(ground, killed);
  return took;
}

/** People of all kinds: some buy a size of another product too, some a seat; some have a coupon, and some pay at once (it takes minutes until lost news are made up for: not in the short version). */
async function createBuyers({ shop, initialStock, isShort }: Ground, count: number): Promise<Buyer[]> {
  const owner = await asOwner(shop.url);
  const { productId, small, large } = await createInSizes(owner, PIECES);
  initialStock.set(small, PIECES).set(large, 50);
  const extras = [
    undefined,
    { productId, variationId: small, quantity: 1 },
    { itemType: 'SEMINAR' as const, itemId: await createSeminar(owner, PIECES), quantity: 1 },
  ];
  const couponCode = await createCoupon(owner, { usageLimit: PIECES });
  const shoppers = await createShoppers(shop.url, count);
  return shoppers.map((shopper, at) => {
    const extra = extras[at % extras.length];
    return { shopper, ...(extra && { extra }), ...(at % 2 === 0 && { couponCode }), pays: !isShort && at % 5 === 0 };
  });
}

/** What the provider has taken, and the shop neither counts yet nor has told a person of: it asks or is told once it is back. */
const UNCOUNTED = `select attempts.id from payment_attempts attempts
  join sandbox_payments theirs on theirs.merchant_reference = attempts.id::text
  where theirs.status = 'approved' and attempts.paid_at is null
    and not exists (select from payment_notices where attempt_id = attempts.id and is_open)`;
// News may be lost with a kill; the shop asks one, three and ten minutes after the beginning of a payment, in a round each minute.
const COUNTED_WITHIN_MS = 270_000;

type Kinds = { coupons: number; seats: number; sizes: number; paid: number };

async function countKinds({ books }: Ground): Promise<Kinds> {
  const [kinds] = await books.rows<Kinds>(
    `select (select count(*) from coupon_uses where returned_at is null)::integer as coupons,
       (select count(*) from seminar_registrations)::integer as seats,
       (select count(*) from order_items where variation_id is not null)::integer as sizes,
       (select count(*) from payment_attempts where paid_at is not null)::integer as paid`,
  );
  return kinds as Kinds;
}

async function run(ground: Ground): Promise<string> {
  const { shop, books, initialStock, isShort } = ground;
  const [rounds, people] = isShort ? [2, 24] : [10, 200];
  const before = new Set((await books.rows<{ id: string }>('select id from mails')).map(({ id }) => id));
  const productId = await createProduct(await asOwner(shop.url), PIECES);
  initialStock.set(productId, PIECES);
  const checkouts: Checkouts = { productId, buyers: await createBuyers(ground, people), acknowledged: [], told: [] };
  const kindsBefore = await countKinds(ground);
  const again = { sent: 0, known: 0 };
  let slowest = 0;
  for (let round = 1; round <= rounds; round += 1) {
    slowest = Math.max(slowest, await killOnce(ground, checkouts, round));
    const { sent, known } = await sendAgain(books, checkouts);
    again.sent += sent;
    again.known += known;
    await checkCheckouts(books, checkouts);
    await checkStock(books, initialStock);
  }
  expectThat(again.sent > 0, 'no kill left a checkout without its answer');
  await readAcknowledged(checkouts);
  const isCounted = async () => (await books.rows(UNCOUNTED)).length === 0;
  const paidAt = performance.now();
  await waitUntil(isCounted, COUNTED_WITHIN_MS, 'the shop to count all that the provider has taken');
  const countedSeconds = Math.round((performance.now() - paidAt) / 1000);
  await waitForLateMails(ground);
  const { written, doubled } = await expectEveryMail(ground, { before, kills: rounds });
  const orders = checkouts.acknowledged.length;
  const kinds = await countKinds(ground);
  const more = (kind: keyof Kinds) => kinds[kind] - kindsBefore[kind];
  for (const kind of ['coupons', 'seats', 'sizes', ...(isShort ? [] : (['paid'] as const))] as const)
    expectThat(more(kind) > 0, `no order with ${kind}`);
  const paid = isShort ? '' : `, ${more('paid')} paid and counted within ${countedSeconds} s of the last start`;
  return `${rounds} kills under ${people} checkouts at once: all ${orders} keys have their one order, ${more('coupons')} with a coupon, ${more('seats')} with a seat, ${more('sizes')} with a variation${paid}; ${again.sent} without an answer were sent again, ${again.known} of them had been placed; all ${written} mails arrived, ${doubled} times one again; slowest restart ${(slowest / 1000).toFixed(1)} s`;
}

export const killedCheckouts: Trial = {
  name: 'SIGKILL during concurrent checkouts, again and again',
  target:
    'every acknowledged order there, total and stock right; what is sent again under its key is placed once; no mail is lost, and at most one for each kill arrives again',
  run,
};

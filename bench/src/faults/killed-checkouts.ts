import { waitUntil } from '../shop.ts';
import { checkCheckouts, type Checkouts, orderAll, readAcknowledged, sendAgain } from './checkouts.ts';
import { expectEveryMail, waitForLateMails } from './mail-queue.ts';
import { asOwner, createProduct, createShoppers } from './people.ts';
import { expectThat, type Ground, type Trial } from './trial.ts';

const PIECES = 100_000;
/** Orders that are acknowledged before a kill; many more are under way. */
const AT_LEAST = 10;

/** Orders at once until the kill, which comes at another moment each round. Resolves with how long the restart took. */
async function killOnce(ground: Ground, checkouts: Checkouts, round: number): Promise<number> {
  const { shop } = ground;
  const { acknowledged } = checkouts;
  const before = acknowledged.length;
  const ordering = orderAll(checkouts);
  // Thrown when it is waited for, below.
  ordering.catch(() => undefined);
  await waitUntil(async () => acknowledged.length >= before + AT_LEAST, 30_000, 'the first orders of this round');
  await new Promise((resolve) => setTimeout(resolve, round * 37));
  await shop.kill();
  await ordering;
  return shop.start();
}

async function run(ground: Ground): Promise<string> {
  const { shop, books, initialStock, isShort } = ground;
  const [rounds, people] = isShort ? [2, 24] : [10, 200];
  const before = new Set((await books.rows<{ id: string }>('select id from mails')).map(({ id }) => id));
  const productId = await createProduct(await asOwner(shop.url), PIECES);
  initialStock.set(productId, PIECES);
  const shoppers = await createShoppers(shop.url, people);
  const checkouts: Checkouts = { productId, buyers: shoppers.map((shopper) => ({ shopper })), acknowledged: [] };
  const again = { sent: 0, known: 0 };
  let slowest = 0;
  for (let round = 1; round <= rounds; round += 1) {
    slowest = Math.max(slowest, await killOnce(ground, checkouts, round));
    const { sent, known } = await sendAgain(books, checkouts);
    again.sent += sent;
    again.known += known;
    await checkCheckouts(books, checkouts);
  }
  expectThat(again.sent > 0, 'no kill left a checkout without its answer');
  await readAcknowledged(checkouts);
  await waitForLateMails(ground);
  const { written, doubled } = await expectEveryMail(ground, { before, kills: rounds });
  const orders = checkouts.acknowledged.length;
  return `${rounds} kills under ${people} checkouts at once: all ${orders} keys have their one order; ${again.sent} without an answer were sent again, ${again.known} of them had been placed; all ${written} mails arrived, ${doubled} times one again; slowest restart ${(slowest / 1000).toFixed(1)} s`;
}

export const killedCheckouts: Trial = {
  name: 'SIGKILL during concurrent checkouts, again and again',
  target:
    'every acknowledged order there, total and stock right; what is sent again under its key is placed once; no mail is lost, and at most one for each kill arrives again',
  run,
};

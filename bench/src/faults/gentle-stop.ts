import { waitUntil } from '../shop.ts';
import { countMailJobs, expectOneMailEach, waitForMails, wakeMailJobs } from './mail-queue.ts';
import { asOwner, createProduct, createShoppers, order, type Shopper } from './people.ts';
import { expectThat, type Ground, type Trial } from './trial.ts';

const LEAVES_WITHIN_MS = 10_000;

/** Shoppers at the second process with something in their carts. */
async function createBuyers({ second, initialStock }: Ground, count: number): Promise<Shopper[]> {
  const productId = await createProduct(await asOwner(second.url), 1000);
  initialStock.set(productId, 1000);
  const buyers = await createShoppers(second.url, count);
  await Promise.all(buyers.map(({ client }) => client.call('POST /cart/items', { body: { productId } })));
  return buyers;
}

/** SIGTERM. Resolves with the milliseconds until the process was gone. */
async function leave({ second }: Ground): Promise<number> {
  const { exitCode, ms } = await second.stop();
  expectThat(exitCode === 0, `the process left with code ${exitCode}`);
  expectThat(ms < LEAVES_WITHIN_MS, `it took ${Math.round(ms)} ms`);
  return ms;
}

async function stopWithRequests(ground: Ground): Promise<string> {
  const buyers = await createBuyers(ground, 16);
  const ordering = buyers.map((buyer) => order(buyer));
  // Under way, not yet answered.
  await new Promise((resolve) => setTimeout(resolve, 15));
  const [left, ...results] = await Promise.allSettled([leave(ground), ...ordering]);
  await ground.second.start();
  if (left.status === 'rejected') throw left.reason;
  const finished = results.filter(({ status }) => status === 'fulfilled').length;
  expectThat(finished === buyers.length, `only ${finished} of ${buyers.length} requests in flight were answered`);
  return `${finished} orders in flight all answered; exit code 0 after ${Math.round(left.value)} ms`;
}

/** A mail server that takes no mail keeps both processes at their jobs; one of them has to leave. */
async function leaveWithAJob(ground: Ground, buyers: readonly Shopper[]) {
  const { mailServer } = ground;
  const release = mailServer.hold();
  try {
    const placed = await Promise.all(buyers.map((buyer) => order(buyer)));
    await waitUntil(
      async () => mailServer.countUnderWay('second') > 0,
      20_000,
      'a job of the process that is to leave',
    );
    const ms = await leave(ground);
    const { waiting, active } = await countMailJobs(ground);
    expectThat(waiting + active === placed.length, `${waiting + active} jobs are left of ${placed.length}`);
    // In hand is now only what the other process has.
    expectThat(active === mailServer.countUnderWay('first'), `${active} jobs belong to nobody`);
    return { ms, orderNumbers: placed.map((one) => one.order.orderNumber) };
  } finally {
    release();
    await ground.second.start();
  }
}

async function stopWithAJob(ground: Ground): Promise<string> {
  const buyers = await createBuyers(ground, 6);
  await waitForMails(ground);
  const { ms, orderNumbers } = await leaveWithAJob(ground, buyers);
  await wakeMailJobs(ground);
  await waitForMails(ground);
  expectOneMailEach(ground, orderNumbers);
  return `left after ${Math.round(ms)} ms with a mail in hand, whose job went back to the queue; all ${orderNumbers.length} mails came once`;
}

export const gentleStop: readonly Trial[] = [
  { name: 'SIGTERM with requests in flight', target: 'they finish; gone within 10 s', run: stopWithRequests },
  {
    name: 'SIGTERM with a job in hand',
    target: 'gone within 10 s; the job goes back to the queue and is done once',
    run: stopWithAJob,
  },
];

import { answers, waitUntil } from '../shop.ts';
import { countMailJobs, expectOneMailEach, waitForMails, wakeMailJobs } from './mail-queue.ts';
import { asOwner, createProduct, createShoppers, order, type Shopper } from './people.ts';
import { expectThat, type Ground, type Trial } from './trial.ts';

const LEAVES_WITHIN_MS = 10_000;
// Within the ten seconds that it has.
const HEARD_WITHIN_MS = 5000;
/** Fewer than the process has connections: each of them can wait in the database. */
const ORDERS = 12;

/** Shoppers at the second process with something in their carts. */
async function createBuyers({ second, initialStock }: Ground, count: number) {
  const productId = await createProduct(await asOwner(second.url), 1000);
  initialStock.set(productId, 1000);
  const buyers = await createShoppers(second.url, count);
  await Promise.all(buyers.map(({ client }) => client.call('POST /cart/items', { body: { productId } })));
  return { productId, buyers };
}

/** SIGTERM. Resolves with the milliseconds until the process was gone. */
async function leave({ second }: Ground): Promise<number> {
  const { exitCode, ms } = await second.stop();
  expectThat(exitCode === 0, `the process left with code ${exitCode}`);
  expectThat(ms < LEAVES_WITHIN_MS, `it took ${Math.round(ms)} ms`);
  return ms;
}

/** Orders that wait in the database for the row that they all need. */
async function countWaiting({ books }: Ground): Promise<number> {
  const [row] = await books.rows<{ waiting: number }>(
    `select count(*)::integer as waiting from pg_stat_activity
     where datname = current_database() and application_name = 'tokpa' and wait_event_type = 'Lock'`,
  );
  return row?.waiting ?? 0;
}

/** SIGTERM while no order can be answered; they are let go when the process has heard it and takes no others. */
async function leaveUnanswered(ground: Ground, release: () => Promise<void>): Promise<number> {
  const { second } = ground;
  const leaving = leave(ground);
  // Thrown when it is waited for, below.
  leaving.catch(() => undefined);
  try {
    await waitUntil(
      async () => !(await answers(`${second.url}/readyz`)),
      HEARD_WITHIN_MS,
      'the process that hears SIGTERM',
    );
  } finally {
    await release();
  }
  return leaving;
}

async function stopWithRequests(ground: Ground): Promise<string> {
  const { productId, buyers } = await createBuyers(ground, ORDERS);
  const release = await ground.books.hold('select from products where id = $1 for update', [productId]);
  let answered = 0;
  const ordering = Promise.allSettled(buyers.map((buyer) => order(buyer).finally(() => (answered += 1))));
  const [waited] = await Promise.allSettled([
    waitUntil(async () => (await countWaiting(ground)) === ORDERS, HEARD_WITHIN_MS, 'the orders at the locked product'),
  ]);
  const answeredBefore = answered;
  const [left] = await Promise.allSettled([leaveUnanswered(ground, release)]);
  const results = await ordering;
  await ground.second.start();
  for (const result of [waited, left]) if (result.status === 'rejected') throw result.reason;
  expectThat(answeredBefore === 0, `${answeredBefore} orders were answered before the signal`);
  const finished = results.filter(({ status }) => status === 'fulfilled').length;
  expectThat(finished === ORDERS, `only ${finished} of ${ORDERS} requests in flight were answered`);
  const ms = left.status === 'fulfilled' ? left.value : 0;
  return `${finished} orders that waited in the database at the signal all answered after it; exit code 0 after ${Math.round(ms)} ms`;
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
  const { buyers } = await createBuyers(ground, 6);
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

import { answers, waitUntil } from '../shop.ts';
import { countMailJobs, expectOneMailEach, forgetHeartbeats, waitForMails, wakeMailJobs } from './mail-queue.ts';
import { asOwner, createProduct, createShoppers, order, type Shopper } from './people.ts';
import { expectThat, type Ground, type Trial } from './trial.ts';

const BUYERS = 6;
const IN_HAND_WITHIN_MS = 20_000;
// Half a minute of silence, a look every quarter of a minute, and what a mail that failed waits for its second try: up to a minute.
const TAKEN_UP_WITHIN_MS = 120_000;
const PAUSE_MS = 200;

/** Mails that a process had in hand which is no more. */
async function countOrphans(ground: Ground): Promise<number> {
  const { active } = await countMailJobs(ground);
  return active - ground.mailServer.countUnderWay();
}

/** A mail server that takes no mail keeps both processes at their jobs; one of them dies. Resolves with the orders' numbers. */
async function killWithAJob(ground: Ground, buyers: readonly Shopper[]): Promise<string[]> {
  const { second, mailServer } = ground;
  const release = mailServer.hold();
  try {
    const placed = await Promise.all(buyers.map((buyer) => order(buyer)));
    const hasOne = async () => mailServer.countUnderWay('second') > 0;
    await waitUntil(hasOne, IN_HAND_WITHIN_MS, 'a job of the process that is to die');
    await second.kill();
    const isOrphaned = async () => (await countOrphans(ground)) > 0;
    await waitUntil(isOrphaned, IN_HAND_WITHIN_MS, 'the job that is in nobody’s hand');
    return placed.map((one) => one.order.orderNumber);
  } finally {
    release();
  }
}

/** Until every mail has come, the one that is left answers whoever asks. Resolves with how often. */
async function answerMeanwhile({ shop, mailServer, books, isShort }: Ground): Promise<number> {
  let answered = 0;
  const isOver = async () => {
    for (const path of ['/', `/api/v1/products?search=rien-${Math.random()}`]) {
      expectThat(await answers(shop.url + path), `${path} was not answered by the process that lives`);
      answered += 1;
    }
    if (isShort) await wakeMailJobs({ books });
    const { waiting, active } = await countMailJobs({ books });
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return waiting + active === 0 && mailServer.countUnderWay() === 0;
  };
  await waitUntil(isOver, TAKEN_UP_WITHIN_MS, 'the mail that the dead process had in hand');
  return answered;
}

async function takeUp(ground: Ground, buyers: readonly Shopper[], late: Shopper): Promise<string> {
  const { shop, mailServer, isShort } = ground;
  const before = mailServer.letters.length;
  const orderNumbers = await killWithAJob(ground, buyers);
  const died = performance.now();
  const { order: placed } = await order(late);
  // What waited is done at once by the one that lives.
  const isLeft = async () => mailServer.letters.length === before + orderNumbers.length;
  await waitUntil(isLeft, IN_HAND_WITHIN_MS, 'the mails that nobody had in hand');
  if (isShort) await forgetHeartbeats(ground);
  const answered = await answerMeanwhile(ground);
  const seconds = Math.round((performance.now() - died) / 1000);
  expectOneMailEach(ground, [...orderNumbers, placed.orderNumber]);
  const byOther = mailServer.letters.slice(before).filter(({ door }) => door !== 'first').length;
  expectThat(byOther === 0, `${byOther} mails came from the process that was killed`);
  expectThat(await answers(`${shop.url}/readyz`), 'the process that lives is not ready');
  const waited = isShort ? 'once it was missed' : `within ${seconds} s`;
  return `its mail was sent by the other ${waited}, all ${orderNumbers.length + 1} came once; meanwhile ${answered} calls and an order were answered`;
}

async function run(ground: Ground): Promise<string> {
  const { shop, second, initialStock } = ground;
  const productId = await createProduct(await asOwner(shop.url), 1000);
  initialStock.set(productId, 1000);
  const buyers = await createShoppers(shop.url, BUYERS + 1);
  await Promise.all(buyers.map(({ client }) => client.call('POST /cart/items', { body: { productId } })));
  await waitForMails(ground);
  const [late, ...others] = buyers;
  try {
    return await takeUp(ground, others, late as Shopper);
  } finally {
    // Whatever was seen, the next trial works with both.
    await second.kill();
    await second.start();
  }
}

export const killedProcess: Trial = {
  name: 'SIGKILL of one of two processes with a job in hand',
  target: 'the other takes the job up within two minutes, each mail comes once, and it goes on answering',
  run,
};

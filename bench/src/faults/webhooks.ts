import { bring, newsOf, placeUnpaid, readOrder, readSecret, waitForStatus } from './payment-news.ts';
import { pay } from './people.ts';
import { expectThat, type Ground, type Trial } from './trial.ts';

const COPIES = 20;
const AN_HOUR_MS = 3_600_000;

async function run(ground: Ground): Promise<string> {
  const { shop, books } = ground;
  const secret = await readSecret(ground);
  const unpaid = await placeUnpaid(ground);
  await pay(unpaid.page);
  await waitForStatus(unpaid, 'PAID');
  const [news] = await books.rows<{ body: string }>(
    `select event.body from sandbox_events event join sandbox_payments payment on payment.reference = event.payment_reference
      where payment.merchant_reference = $1`,
    [unpaid.attemptId],
  );
  const body = news?.body ?? '';
  const copies = await Promise.all(Array.from({ length: COPIES }, () => bring(shop.url, body, secret)));
  expectThat(
    copies.every((status) => status === 200),
    'a copy of known news was not accepted',
  );

  // Of an order that is not paid: accepted, they would have something to change.
  const other = await placeUnpaid(ground);
  const forged = await bring(shop.url, newsOf(other, 'approved'), 'not-the-secret');
  const stale = await bring(shop.url, newsOf(other, 'approved'), secret, Date.now() - AN_HOUR_MS);
  expectThat(forged === 401 && stale === 401, `forged ${forged}, stale ${stale}: not 401`);

  // Well signed and new, but the provider's own books do not know of an approval.
  const untrue = await bring(shop.url, newsOf(other, 'approved'), secret);
  const [kept] = await books.rows<{ outcome: string }>(
    'select outcome from payment_webhooks where merchant_reference = $1',
    [other.attemptId],
  );
  expectThat(untrue === 200 && kept?.outcome === 'unchanged', `a lie: ${untrue}, ${kept?.outcome}`);
  expectThat((await readOrder(other)).status === 'PROCESSING', 'a lie paid an order');

  const payments = (await readOrder(unpaid)).events.filter(({ status }) => status === 'PAID').length;
  expectThat(payments === 1, `the order was paid ${payments} times`);
  return `${COPIES} copies: paid once; forged and stale refused with 401; news that the provider's books deny pay nothing`;
}

export const webhooks: Trial = {
  name: 'webhooks duplicated 20×, forged, stale, untrue',
  target: 'the order ends where it should, money is counted once',
  run,
};

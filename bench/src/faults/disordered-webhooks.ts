import { waitUntil } from '../shop.ts';
import {
  decide,
  expectMoney,
  placeUnpaid,
  readOrder,
  several,
  tell,
  waitForStatus,
  type Unpaid,
} from './payment-news.ts';
import { createShopper, order } from './people.ts';
import { expectThat, type Ground, type Trial } from './trial.ts';

const STOCK = 10;
const PAID = { status: 'PAID', attempt: 'PAID', payments: 1, refunds: 0, stock: STOCK - 1 };
const GIVEN_BACK = { status: 'CANCELLED', attempt: 'REFUNDED', payments: 0, refunds: 1, stock: STOCK };

/** What was said before the approval comes together with it and after it. */
async function approvedThenOldNews(ground: Ground): Promise<void> {
  const unpaid = await placeUnpaid(ground, STOCK);
  await decide(ground, unpaid, 'approved');
  await tell(ground, unpaid, ['declined', 'pending', ...several('approved'), 'declined', 'pending']);
  await tell(ground, unpaid, [...several('declined', 4), ...several('pending', 4)]);
  await expectMoney(ground, unpaid, PAID, 'old news that came with and after the approval');
  // For a moment even the provider's books take it back: the shop does not lose money that it has counted.
  await decide(ground, unpaid, 'declined');
  await tell(ground, unpaid, several('declined'));
  await expectMoney(ground, unpaid, PAID, 'a provider that took its approval back');
  await decide(ground, unpaid, 'approved');
}

async function declinedThenApproved(ground: Ground): Promise<void> {
  const unpaid = await placeUnpaid(ground, STOCK);
  await decide(ground, unpaid, 'declined');
  await tell(ground, unpaid, several('declined'));
  const failed = { status: 'FAILED', attempt: 'FAILED', payments: 0, refunds: 0, stock: STOCK - 1 };
  await expectMoney(ground, unpaid, failed, 'a refusal');
  await decide(ground, unpaid, 'approved');
  await tell(ground, unpaid, several('approved'));
  await expectMoney(ground, unpaid, PAID, 'an approval that came after the refusal');
}

/** Its time runs out now, and the minute strikes. */
async function expire({ books }: Ground, unpaid: Unpaid): Promise<void> {
  const past = `now() - interval '1 second'`;
  await books.rows(`update payment_attempts set expires_at = ${past} where id = $1`, [unpaid.attemptId]);
  await books.rows(`update orders set payable_until = ${past} where id = $1`, [unpaid.orderId]);
  await books.rows(`insert into jobs.job (name) values ('orders.expire')`);
  await waitForStatus(unpaid, 'CANCELLED');
}

async function approvedAfterExpiry(ground: Ground): Promise<void> {
  const unpaid = await placeUnpaid(ground, STOCK);
  await expire(ground, unpaid);
  await decide(ground, unpaid, 'approved');
  await tell(ground, unpaid, several('approved'));
  await expectMoney(ground, unpaid, PAID, 'an approval that came after the order expired');
}

/** The provider is asked by a job to give the money back. */
async function waitForRefund({ books }: Ground, { attemptId, amount }: Unpaid): Promise<void> {
  const isBack = async () => {
    const rows = await books.rows(
      `select from payment_attempts join sandbox_payments theirs on merchant_reference = payment_attempts.id::text
       where payment_attempts.id = $1 and payment_attempts.refunded_amount = $2 and theirs.refunded_amount = $2`,
      [attemptId, amount],
    );
    return rows.length === 1;
  };
  await waitUntil(isBack, 20_000, 'the money that goes back');
}

async function approvedAfterSoldOut(ground: Ground): Promise<void> {
  const unpaid = await placeUnpaid(ground, 1);
  await expire(ground, unpaid);
  const other = await createShopper(ground.shop.url);
  await other.client.call('POST /cart/items', { body: { productId: unpaid.productId } });
  await order(other);
  await decide(ground, unpaid, 'approved');
  await tell(ground, unpaid, several('approved'));
  await waitForRefund(ground, unpaid);
  await expectMoney(
    ground,
    unpaid,
    { ...GIVEN_BACK, stock: 0 },
    'an approval that came when another had the last piece',
  );
}

async function approvedAfterCancelling(ground: Ground): Promise<void> {
  const unpaid = await placeUnpaid(ground, STOCK);
  await unpaid.shopper.client.call('POST /orders/{id}/cancel', { params: { id: unpaid.orderId } });
  await decide(ground, unpaid, 'approved');
  await tell(ground, unpaid, several('approved'));
  await waitForRefund(ground, unpaid);
  await expectMoney(ground, unpaid, GIVEN_BACK, 'an approval that came after the shopper cancelled');
}

async function anotherAmount(ground: Ground): Promise<void> {
  const unpaid = await placeUnpaid(ground, STOCK);
  await decide(ground, unpaid, 'approved', unpaid.amount - 1);
  await tell(ground, unpaid, several('approved'));
  const unmoved = { status: 'PROCESSING', attempt: 'PENDING', payments: 0, refunds: 0, stock: STOCK - 1 };
  await expectMoney(ground, unpaid, unmoved, 'an approval of another amount');
  const notices = await ground.books.rows('select from payment_notices where attempt_id = $1 and is_open', [
    unpaid.attemptId,
  ]);
  expectThat(notices.length === 1, `staff are told ${notices.length} times of another amount`);
  expectThat((await readOrder(unpaid)).isPayable, 'an order whose payment does not fit can not be paid any more');
}

async function run(ground: Ground): Promise<string> {
  await approvedThenOldNews(ground);
  await declinedThenApproved(ground);
  await approvedAfterExpiry(ground);
  await approvedAfterSoldOut(ground);
  await approvedAfterCancelling(ground);
  await anotherAmount(ground);
  return [
    'refusals and « pending » with and after an approval: stays paid; approved after a refusal: paid',
    'approved after the order expired: it comes back, or its money goes back when the stock is sold; after it was cancelled: its money goes back',
    'another amount: not paid, staff are told once. Each by ten news over both processes, each counted once',
  ].join('; ');
}

export const disorderedWebhooks: Trial = {
  name: 'webhooks in the wrong order, too late, of another amount',
  target: 'the order ends where it should, money is counted once',
  run,
};

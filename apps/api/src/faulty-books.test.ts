import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { newIdempotencyKey } from '@tokpa/contract/idempotency-key';
import type { Db } from '#db/connect';
import { createAddress } from '#testing/create-address';
import { createCoupon } from '#testing/create-coupon';
import { createCoachingSession, createSeminar } from '#testing/create-course';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { payOnSandbox } from '#testing/pay-on-sandbox';
import { useTestShop } from '#testing/test-shop';
import { type Books, checkBooks } from '../../../bench/src/faults/books.ts';

// `npm run faults` trusts these books after every fault: a query that can find nothing would call any shop whole.
const shop = await useTestShop();
await shop.platform.mailer.prepare();

/** A cancelled, a paid and an unpaid order take the last piece, seat and use of a coupon. Answers what was in stock. */
async function sellOut(): Promise<ReadonlyMap<string, number>> {
  const honey = await createProduct(shop, { stock: 2 });
  const soap = await createProduct(shop, { variations: [{ stock: 1 }, { stock: 5 }] });
  const seminar = await createSeminar(shop, { maxParticipants: 1 });
  const session = await createCoachingSession(shop, { maxParticipants: 1 });
  const { code: couponCode } = await createCoupon(shop, { usageLimit: 2, usageLimitPerUser: 2 });

  const shopper = await createShopper(shop);
  const { id: shippingAddressId } = await createAddress(shop, shopper.userId);
  const { call } = shop.client(shopper.token);
  const goods = [
    { productId: honey.id, quantity: 2 },
    { productId: soap.id, variationId: soap.variations[0]?.id ?? '', quantity: 1 },
  ];
  const seats = [
    { itemType: 'SEMINAR' as const, itemId: seminar.id, quantity: 1 },
    { itemType: 'COACHING_SESSION' as const, itemId: session.id, quantity: 1 },
  ];
  async function order(lines: readonly (typeof goods | typeof seats)[number][]) {
    for (const body of lines) await call('POST /cart/items', { body });
    const body = { shippingAddressId, paymentMethod: 'momo' as const, couponCode };
    return call('POST /orders', { body, headers: { 'idempotency-key': newIdempotencyKey() } });
  }

  const { order: cancelled } = await order([...goods, ...seats]);
  await call('POST /orders/{id}/cancel', { params: { id: cancelled.id } });
  const { checkout_url: checkoutUrl } = await order(goods);
  await payOnSandbox(shop, checkoutUrl ?? '', 'approve');
  await order(seats);
  return new Map([honey, ...soap.variations].map(({ id, stock }) => [id, stock]));
}

const initialStock = await sellOut();

/** The books as a transaction sees them. */
function booksOf(tx: Db): Pick<Books, 'rows'> {
  const rows = async <Row extends pg.QueryResultRow>(query: string, values: unknown[] = []) =>
    (await tx.executeQuery<Row>(CompiledQuery.raw(query, values))).rows;
  return { rows };
}

/** Checks the books of a shop to which this was done, and undoes it. */
async function checkAfter(breakage: string): Promise<void> {
  const tx = await shop.platform.db.startTransaction().execute();
  try {
    await tx.executeQuery(CompiledQuery.raw(breakage));
    await checkBooks(booksOf(tx), initialStock);
  } finally {
    await tx.rollback().execute();
  }
}

/** Invariant → what breaks it, once for each thing that it says. */
const BREAKAGES: Readonly<Record<string, readonly string[]>> = {
  'no stock below zero': [
    'alter table products drop constraint products_stock_not_negative; update products set stock = -1',
  ],
  'no stock of a variation below zero': [
    `alter table product_variations drop constraint product_variations_stock_not_negative;
     update product_variations set stock = -1`,
  ],
  'a product with variations has what they have together': ['update products set stock = stock + 1'],
  'an order has lines, and its amounts are theirs': [
    'delete from order_items',
    'update order_items set price = price + 1',
    'update orders set items_count = items_count + 1',
  ],
  'each amount is paid once: what came in less what went back is what the order costs, or nothing': [
    'update payment_attempts set amount = amount - 1',
    `insert into payment_attempts (order_id, provider, amount, expires_at, paid_at)
     select order_id, provider, amount, expires_at, paid_at from payment_attempts where paid_at is not null`,
    `insert into payment_refunds (attempt_id, amount, reason)
     select id, amount, 'Abîmé' from payment_attempts where paid_at is not null`,
  ],
  'what counts as paid was paid by somebody, but for what is paid at the door': [
    `alter table payment_attempts drop constraint payment_attempts_paid_has_moment;
     update payment_attempts set paid_at = null`,
    `update orders set paid_at = now() where status = 'PROCESSING'`,
  ],
  'what was taken for an order that is cancelled goes back, or a person is told why not': [
    `insert into payment_attempts (order_id, provider, amount, expires_at, paid_at)
     select id, 'sandbox', final_amount, now(), now() from orders where status = 'CANCELLED'`,
  ],
  'what went back of a payment was wanted back, or a person is told': [
    `update payment_attempts set refunded_amount = amount, status = 'REFUNDED' where paid_at is not null`,
    `insert into payment_refunds (attempt_id, amount, reason, status, done_at)
     select id, amount, 'Abîmé', 'DONE', now() from payment_attempts where paid_at is not null`,
  ],
  'an order costs less by what its coupon was worth': [
    'update coupon_uses set discount_amount = discount_amount - 1',
    'delete from coupon_uses',
  ],
  'a coupon is used as often as its standing orders say, and no more than it may': [
    'update coupons set used_count = used_count - 1',
    'update coupon_uses set returned_at = null',
    'delete from coupon_uses',
    'alter table coupons drop constraint coupons_used_within_limit; update coupons set usage_limit = 1',
  ],
  'nobody uses a coupon more often than one person may': ['update coupons set usage_limit_per_user = 1'],
  'no seminar holds more people than seats': [
    'insert into seminar_registrations (seminar_id, full_name) select seminar_id, full_name from seminar_registrations',
  ],
  'no coaching session holds more people than seats': [
    `insert into coaching_enrollments (coaching_session_id, user_id)
     select coaching_session_id, user_id from coaching_enrollments`,
  ],
  'each seat that was sold is a place in its seminar or session, and back where the order is cancelled': [
    `update seminar_registrations set status = 'CANCELLED'`,
    `update coaching_enrollments set status = 'CANCELLED'`,
    `update seminar_registrations set status = 'CONFIRMED'`,
    `update coaching_enrollments set status = 'CONFIRMED'`,
  ],
  'the stock of an order is back exactly where it is cancelled': [
    `alter table orders drop constraint orders_stock_back_where_cancelled;
     update orders set stock_returned_at = null`,
    `alter table orders drop constraint orders_stock_back_where_cancelled;
     update orders set stock_returned_at = now() where status = 'PAID'`,
  ],
  'an order has the one key that its buyer sent, and a key has one order': [
    'delete from idempotency_keys',
    `insert into idempotency_keys (owner_id, key, endpoint, body_hash, order_id)
     select owner_id, 'again ' || key, endpoint, body_hash, order_id from idempotency_keys`,
    `insert into idempotency_keys (owner_id, key, endpoint, body_hash)
     select owner_id, 'lost ' || key, endpoint, body_hash from idempotency_keys`,
    'update idempotency_keys set owner_id = order_id',
  ],
  'one mail says that an order was received': [
    `delete from mails where template = 'order-received'`,
    `insert into mails (template, recipient, subject, html, text)
     select template, recipient, subject, html, text from mails where template = 'order-received'`,
  ],
  'an order stands where its history ends': [
    'delete from order_events',
    `update orders set status = 'SHIPPED' where status = 'PAID'`,
    `insert into order_events (order_id, status, actor) select id, 'DELIVERED', 'SYSTEM' from orders`,
  ],
  'what was paid has an invoice, and nothing else has one': [
    'delete from invoices',
    `insert into invoices (order_id, year, number, issued_at)
     select id, 2000, row_number() over (), now() from orders where paid_at is null`,
  ],
  'no invoice number is missing, and none will be': [
    'update invoices set number = number + 1',
    'update invoice_counters set last_number = last_number + 1',
    'delete from invoice_counters',
  ],
  'the shop counts the money that the provider has, or tells a person why not': [
    `update sandbox_payments set status = 'approved'`,
    `update sandbox_payments set status = 'pending'`,
    'update sandbox_payments set refunded_amount = 1',
    `update sandbox_payments set amount = amount + 1 where status = 'approved'`,
  ],
  'stock = initial − sold + returned': [
    'update products set stock = stock + 1 where id not in (select product_id from product_variations)',
    `update product_variations set stock = stock - 1 where stock > 0;
     update products set stock = (select sum(stock) from product_variations where product_id = products.id)
     where id in (select product_id from product_variations)`,
  ],
};

it('the books of a shop that sold its last piece and its last seat add up', async () => {
  await expect(checkBooks(booksOf(shop.platform.db), initialStock)).resolves.toBeUndefined();
});

it.each(Object.entries(BREAKAGES).flatMap(([name, all]) => all.map((breakage) => [name, breakage] as const)))(
  'the books notice where it is not so that «%s»: %s',
  async (name, breakage) => {
    await expect(checkAfter(breakage)).rejects.toThrow(name);
  },
);

it.each([
  ['orders_paid_has_moment', `update orders set paid_at = null where status = 'PAID'`],
  [
    'orders_delivered_for_cash_is_paid',
    `update orders set status = 'DELIVERED', payment_method = 'cod' where status = 'PROCESSING'`,
  ],
  ['orders_stock_back_where_cancelled', `update orders set stock_returned_at = null where status = 'CANCELLED'`],
  ['orders_stock_back_where_cancelled', `update orders set stock_returned_at = now() where status = 'PAID'`],
  ['payment_attempts_paid_has_moment', `update payment_attempts set paid_at = null where status = 'PAID'`],
  [
    'payment_refunds_done_has_moment',
    `insert into payment_refunds (attempt_id, amount, reason, status)
     select id, amount, 'Abîmé', 'DONE' from payment_attempts where status = 'PAID'`,
  ],
  [
    'payment_refunds_done_has_moment',
    `insert into payment_refunds (attempt_id, amount, reason, done_at)
     select id, amount, 'Abîmé', now() from payment_attempts where status = 'PAID'`,
  ],
])('the database itself refuses what is against «%s»: %s', async (constraint, breakage) => {
  await expect(checkAfter(breakage)).rejects.toMatchObject({ constraint });
});

it('each thing that the books say is broken by one of these', async () => {
  const findsAlways = { rows: async () => [{}] } as unknown as Pick<Books, 'rows'>;
  const refusal = await checkBooks(findsAlways, initialStock).catch(String);
  const names = String(refusal)
    .split('; ')
    .map((sentence) => sentence.replace('Error: the books do not add up: ', '').replace(/ \(.*/, ''));
  expect(new Set(names)).toEqual(new Set(Object.keys(BREAKAGES)));
});

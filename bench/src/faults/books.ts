import pg from 'pg';

/** Reads the shop's database from outside, while the shop runs and after it died. */
export type Books = {
  rows<Row extends pg.QueryResultRow>(query: string, values?: unknown[]): Promise<Row[]>;
  /** What the query locks stays so until the answer is called. */
  hold(query: string, values: unknown[]): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

export function openBooks(databaseUrl: string): Books {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 3 });
  // A database that goes away is part of the trial.
  pool.on('error', () => undefined);
  return {
    async rows<Row extends pg.QueryResultRow>(query: string, values: unknown[] = []) {
      return (await pool.query<Row>(query, values)).rows;
    },
    async hold(query, values) {
      const connection = await pool.connect();
      await connection.query('begin');
      await connection.query(query, values);
      return async () => {
        await connection.query('rollback');
        connection.release();
      };
    },
    close: () => pool.end(),
  };
}

/** What must hold after every fault: a query that finds the rows where it does not. */
const INVARIANTS: ReadonlyArray<readonly [string, string]> = [
  ['no stock below zero', 'select id from products where stock < 0'],
  ['no stock of a variation below zero', 'select id from product_variations where stock < 0'],
  [
    'a product with variations has what they have together',
    `select products.id from products join (
       select product_id, sum(stock) as stock from product_variations group by product_id
     ) variations on variations.product_id = products.id where products.stock <> variations.stock`,
  ],
  [
    'an order has lines, and its amounts are theirs',
    `select orders.id from orders left join (
       select order_id, sum(price * quantity) as subtotal, sum(quantity) as items from order_items group by order_id
     ) lines on lines.order_id = orders.id
     where lines.order_id is null or lines.subtotal <> orders.subtotal_amount or lines.items <> orders.items_count`,
  ],
  [
    'each amount is paid once: what came in less what went back is what the order costs, or nothing',
    `select orders.id from orders join (
       select attempts.order_id, sum(attempts.amount) - coalesce(sum(refunded.amount), 0) as kept
       from payment_attempts attempts
       left join (select attempt_id, sum(amount) as amount from payment_refunds where status <> 'FAILED' group by attempt_id) refunded
         on refunded.attempt_id = attempts.id
       where attempts.paid_at is not null group by attempts.order_id
     ) money on money.order_id = orders.id
     where money.kept not in (0, orders.final_amount)
        or (money.kept = 0 and orders.status in ('PAID', 'SHIPPED', 'DELIVERED'))`,
  ],
  [
    'what counts as paid was paid by somebody, but for what is paid at the door',
    `select id from orders where paid_at is not null and payment_method <> 'cod' and final_amount > 0
       and not exists (select from payment_attempts where order_id = orders.id and paid_at is not null)`,
  ],
  [
    'what was taken for an order that is cancelled goes back, or a person is told why not',
    `select attempts.id from payment_attempts attempts join orders on orders.id = order_id
     where orders.status = 'CANCELLED' and attempts.paid_at is not null
       and not exists (select from payment_refunds where attempt_id = attempts.id and status <> 'FAILED')
       and not exists (select from payment_notices where attempt_id = attempts.id and is_open)`,
  ],
  [
    'what went back of a payment was wanted back, or a person is told',
    `select attempts.id from payment_attempts attempts
     left join (select attempt_id, sum(amount) as amount from payment_refunds where status = 'DONE' group by attempt_id) made
       on made.attempt_id = attempts.id
     where attempts.refunded_amount <> coalesce(made.amount, 0)
       and not exists (select from payment_notices where attempt_id = attempts.id and is_open)`,
  ],
  [
    'an order costs less by what its coupon was worth',
    `select orders.id from orders left join coupon_uses on order_id = orders.id
     where orders.discount_amount <> coalesce(coupon_uses.discount_amount, 0)`,
  ],
  [
    'a coupon is used as often as its standing orders say, and no more than it may',
    `select coupons.id from coupons left join (
       select coupon_id, count(*) as uses from coupon_uses where returned_at is null group by coupon_id
     ) standing on standing.coupon_id = coupons.id
     where used_count <> coalesce(uses, 0) or used_count > coalesce(usage_limit, used_count)`,
  ],
  [
    'nobody uses a coupon more often than one person may',
    `select coupons.id from coupons join (
       select coupon_id, user_id, count(*) as uses from coupon_uses where returned_at is null group by coupon_id, user_id
     ) theirs on theirs.coupon_id = coupons.id where uses > usage_limit_per_user`,
  ],
  [
    'no seminar holds more people than seats',
    'select id from seminars where seminar_seats_taken(id) > max_participants',
  ],
  [
    'no coaching session holds more people than seats',
    'select id from coaching_sessions where coaching_seats_taken(id) > max_participants',
  ],
  [
    'each seat that was sold is a place in its seminar or session, and back where the order is cancelled',
    `select order_items.id from order_items join orders on orders.id = order_id
     left join lateral (
       select count(*) as held from seminar_registrations where seminar_registrations.order_id = orders.id
         and seminar_registrations.seminar_id = order_items.seminar_id and seminar_registrations.status <> 'CANCELLED'
     ) seminar on true
     left join lateral (
       select count(*) as held from coaching_enrollments where coaching_enrollments.order_id = orders.id
         and coaching_enrollments.coaching_session_id = order_items.coaching_session_id
         and coaching_enrollments.status <> 'CANCELLED'
     ) coaching on true
     where num_nonnulls(order_items.seminar_id, order_items.coaching_session_id) = 1
       and seminar.held + coaching.held <> case when stock_returned_at is null then quantity else 0 end`,
  ],
  [
    'the stock of an order is back exactly where it is cancelled',
    `select id, status from orders where (status = 'CANCELLED') <> (stock_returned_at is not null)`,
  ],
  [
    // Every order of the trials' shoppers is sent under a key; one that was placed twice would leave an order without.
    'an order has the one key that its buyer sent, and a key has one order',
    `select orders.id, count(key) as keys from orders
     full join idempotency_keys on order_id = orders.id and owner_id = orders.user_id
     where (select actor from order_events where order_events.order_id = orders.id order by order_events.id limit 1)
       is distinct from 'STAFF'
     group by orders.id having orders.id is null or count(key) <> 1`,
  ],
  [
    'one mail says that an order was received',
    `select orders.id, count(mails.id) as mails from orders left join mails
       on recipient = customer_email and template = 'order-received' and position(order_number in subject) > 0
     group by orders.id having count(mails.id) <> 1`,
  ],
  [
    'an order stands where its history ends',
    `select id, status from orders where status is distinct from
       (select status from order_events where order_id = orders.id order by order_events.id desc limit 1)`,
  ],
  [
    'what was paid has an invoice, and nothing else has one',
    `select orders.id from orders left join invoices on order_id = orders.id
     where (paid_at is not null) <> (invoices.number is not null)`,
  ],
  [
    'no invoice number is missing, and none will be',
    `select year from invoice_counters full join (
       select year, max(number) as highest, count(*) as invoices from invoices group by year
     ) given using (year) where last_number is distinct from highest or highest <> invoices`,
  ],
  [
    'the shop counts the money that the provider has, or tells a person why not',
    `select attempts.id from payment_attempts attempts
     join sandbox_payments theirs on theirs.merchant_reference = attempts.id::text
     where ((theirs.status in ('approved', 'refunded')) <> (attempts.paid_at is not null)
         or theirs.refunded_amount <> attempts.refunded_amount or theirs.amount <> attempts.amount)
       and not exists (select from payment_notices where attempt_id = attempts.id and is_open)`,
  ],
];

/** What is left of a product, or of one of its variations, and what standing orders took of it. */
const STOCK_AND_TAKEN = `
  select stock, (
    select coalesce(sum(quantity), 0)::integer from order_items join orders on orders.id = order_items.order_id
    where coalesce(variation_id, product_id) = sold.id and orders.stock_returned_at is null
  ) as taken from (
    select id, stock from products union all select id, stock from product_variations
  ) sold where id = $1`;

/** What is left of each: `initialStock` is product or variation → what it had before the trial. Answers a sentence for each that is wrong. */
async function wrongStocks(books: Pick<Books, 'rows'>, initialStock: ReadonlyMap<string, number>): Promise<string[]> {
  const wrong: string[] = [];
  for (const [id, initial] of initialStock) {
    const [row] = await books.rows<{ stock: number; taken: number }>(STOCK_AND_TAKEN, [id]);
    if (!row || row.stock !== initial - row.taken) {
      wrong.push(`stock = initial − sold + returned (${initial} initially, ${JSON.stringify(row)})`);
    }
  }
  return wrong;
}

function refuse(broken: readonly string[]): void {
  if (broken.length > 0) throw new Error(`the books do not add up: ${broken.join('; ')}`);
}

/** What holds at any moment, also while news of payments and mails are under way. Throws when a stock is not what it was less what was sold. */
export async function checkStock(books: Pick<Books, 'rows'>, initialStock: ReadonlyMap<string, number>): Promise<void> {
  refuse(await wrongStocks(books, initialStock));
}

/** Throws with the names of the invariants that do not hold. `initialStock`: product or variation → what it had before the trial. */
export async function checkBooks(books: Pick<Books, 'rows'>, initialStock: ReadonlyMap<string, number>): Promise<void> {
  const broken: string[] = [];
  for (const [name, query] of INVARIANTS) {
    const rows = await books.rows(query);
    if (rows.length > 0) broken.push(`${name} (${rows.length} rows, first ${JSON.stringify(rows[0])})`);
  }
  refuse([...broken, ...(await wrongStocks(books, initialStock))]);
}

import pg from 'pg';

/** Reads the shop's database from outside, while the shop runs and after it died. */
export type Books = {
  rows<Row extends pg.QueryResultRow>(query: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
};

export function openBooks(databaseUrl: string): Books {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // A database that goes away is part of the trial.
  pool.on('error', () => undefined);
  return {
    async rows<Row extends pg.QueryResultRow>(query: string, values: unknown[] = []) {
      return (await pool.query<Row>(query, values)).rows;
    },
    close: () => pool.end(),
  };
}

/** What must hold after every fault: a query that finds the rows where it does not. */
const INVARIANTS: ReadonlyArray<readonly [string, string]> = [
  ['no stock below zero', 'select id from products where stock < 0'],
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
    'a coupon is used as often as its standing orders say, and no more than it may',
    `select coupons.id from coupons left join (
       select coupon_id, count(*) as uses from coupon_uses where returned_at is null group by coupon_id
     ) standing on standing.coupon_id = coupons.id
     where used_count <> coalesce(uses, 0) or used_count > coalesce(usage_limit, used_count)`,
  ],
  [
    'no seminar holds more people than seats',
    `select seminars.id from seminars join (
       select seminar_id, sum(quantity) as sold from order_items join orders on orders.id = order_items.order_id
       where seminar_id is not null and orders.stock_returned_at is null group by seminar_id
     ) taken on taken.seminar_id = seminars.id where sold > max_participants`,
  ],
  [
    'the stock of an order is back exactly where it is cancelled',
    `select id, status from orders where (status = 'CANCELLED') <> (stock_returned_at is not null)`,
  ],
  [
    // Every order of the trials is sent under a key; one that was placed twice would leave an order without.
    'an order has the one key that its buyer sent, and a key has one order',
    `select orders.id, count(key) as keys from orders
     full join idempotency_keys on order_id = orders.id and owner_id = orders.user_id
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
  ['no invoice number is missing', 'select year from invoices group by year having max(number) <> count(*)'],
  [
    'the shop counts the money that the provider has, or tells a person why not',
    `select attempts.id from payment_attempts attempts
     join sandbox_payments theirs on theirs.merchant_reference = attempts.id::text
     where ((theirs.status in ('approved', 'refunded')) <> (attempts.paid_at is not null)
         or theirs.refunded_amount <> attempts.refunded_amount)
       and not exists (select from payment_notices where attempt_id = attempts.id and is_open)`,
  ],
];

/** Throws with the names of the invariants that do not hold. `initialStock`: product → what it had before the trial. */
export async function checkBooks(books: Books, initialStock: ReadonlyMap<string, number>): Promise<void> {
  const broken: string[] = [];
  for (const [name, query] of INVARIANTS) {
    const rows = await books.rows(query);
    if (rows.length > 0) broken.push(`${name} (${rows.length} rows, first ${JSON.stringify(rows[0])})`);
  }
  for (const [id, initial] of initialStock) {
    const [row] = await books.rows<{ stock: number; taken: number }>(
      `select stock, (
         select coalesce(sum(quantity), 0)::integer from order_items join orders on orders.id = order_items.order_id
         where product_id = products.id and orders.stock_returned_at is null
       ) as taken from products where id = $1`,
      [id],
    );
    if (!row || row.stock !== initial - row.taken) {
      broken.push(`stock = initial − sold + returned (${initial} initially, ${JSON.stringify(row)})`);
    }
  }
  if (broken.length > 0) throw new Error(`the books do not add up: ${broken.join('; ')}`);
}

import type { OrderStatus } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { openOrders } from './content/index.ts';
import { daysBefore, type SeededProduct } from './seed-catalogue.ts';
import { type DemoOrder, idMadeAt, itemRows, orderRow, paymentRow } from './seed-orders.ts';
import type { SeededShopper } from './seed-shoppers.ts';

type Seeded = { products: ReadonlyMap<string, SeededProduct>; shoppers: ReadonlyMap<string, SeededShopper>; now: Date };
type OpenStatus = (typeof openOrders)[number]['status'];
type OpenOrder = DemoOrder & { status: OpenStatus };

const HOURS = 24;
const COD_FEE = 2000;
// The demo's delivered orders end with four digits from 0001 on, those of courses from 9001 on.
const FIRST_NUMBER = 8001;

/** What an order was before it became what it is; cash on delivery is taken in hand, not paid. */
const PATHS: Readonly<Record<OpenStatus, readonly OrderStatus[]>> = {
  PROCESSING: ['PENDING', 'PROCESSING'],
  PAID: ['PENDING', 'PROCESSING', 'PAID'],
  SHIPPED: ['PENDING', 'PROCESSING', 'PAID', 'SHIPPED'],
  CANCELLED: ['PENDING', 'CANCELLED'],
};

function planOrders({ products, shoppers, now }: Seeded): OpenOrder[] {
  const buyers = [...shoppers.values()];
  return openOrders.flatMap(({ shopperIndex, productSlugs, hoursAgo, status }, at) => {
    const shopper = buyers[shopperIndex % buyers.length];
    if (!shopper) return [];
    const placedAt = daysBefore(now, hoursAgo / HOURS);
    const items = productSlugs.flatMap((slug) => products.get(slug) ?? []);
    const subtotal = items.reduce((sum, { price }) => sum + price, 0);
    const number = `ORD-${placedAt.getTime()}-${FIRST_NUMBER + at}`;
    return { id: idMadeAt(placedAt), number, shopper, items, placedAt, subtotal, status };
  });
}

function openRow(order: OpenOrder) {
  const row = orderRow(order);
  const { status, placedAt } = order;
  if (status === 'PAID' || status === 'SHIPPED') return { ...row, status };
  if (status === 'CANCELLED') return { ...row, status, paid_at: null, stock_returned_at: placedAt };
  const total = row.total_amount + COD_FEE;
  const cod = { payment_method: 'cod' as const, cod_fee: COD_FEE, total_amount: total, final_amount: total };
  return { ...row, ...cod, status, paid_at: null };
}

function eventRows({ id, placedAt, status }: OpenOrder) {
  return PATHS[status].map((step, at) => ({
    order_id: id,
    status: step,
    actor: at === 0 ? ('SHOPPER' as const) : step === 'SHIPPED' ? ('STAFF' as const) : ('PAYMENT' as const),
    // A few minutes between the steps; it leaves the shop the next day.
    created_at: daysBefore(placedAt, step === 'SHIPPED' ? -1 : -at / (HOURS * HOURS)),
  }));
}

/** Orders that are to be packed, on their way, or given up: what a desk looks like in the morning. */
export async function seedOpenOrders(db: Db, seeded: Seeded): Promise<void> {
  const orders = planOrders(seeded);
  if (orders.length === 0) return;
  await db.insertInto('orders').values(orders.map(openRow)).execute();
  await db.insertInto('order_items').values(orders.flatMap(itemRows)).execute();
  await db.insertInto('order_events').values(orders.flatMap(eventRows)).execute();
  const paid = orders.filter(({ status }) => status === 'PAID' || status === 'SHIPPED');
  await db.insertInto('payment_attempts').values(paid.map(paymentRow)).execute();
}

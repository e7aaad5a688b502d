import { randomUUID } from 'node:crypto';
import { fullNameOf, type OrderStatus } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { baskets, reviews, type ReviewContent } from './content/index.ts';
import { daysBefore, type SeededProduct } from './seed-catalogue.ts';
import type { SeededShopper } from './seed-shoppers.ts';

type Seeded = { products: ReadonlyMap<string, SeededProduct>; shoppers: ReadonlyMap<string, SeededShopper>; now: Date };
export type DemoOrder = {
  id: string;
  number: string;
  shopper: SeededShopper;
  items: SeededProduct[];
  placedAt: Date;
  subtotal: number;
};

const ITEMS_PER_ORDER = 3;
const SHIPPING_FEE = 1000;
// A review is written some days after its order was placed, and delivery takes four.
const DAYS_BEFORE_REVIEW = 6;
const PATH: ReadonlyArray<{ status: OrderStatus; day: number; actor: 'SHOPPER' | 'PAYMENT' | 'STAFF' }> = [
  { status: 'PENDING', day: 0, actor: 'SHOPPER' },
  { status: 'PROCESSING', day: 0.001, actor: 'PAYMENT' },
  { status: 'PAID', day: 0.003, actor: 'PAYMENT' },
  { status: 'SHIPPED', day: 1, actor: 'STAFF' },
  { status: 'DELIVERED', day: 4, actor: 'STAFF' },
];

/** A UUID v7 of that moment: ids of orders sort by their age, and these orders are of the past. */
export function idMadeAt(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0');
  const random = randomUUID();
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`;
}

function inThrees(list: readonly ReviewContent[]): ReviewContent[][] {
  return Array.from({ length: Math.ceil(list.length / ITEMS_PER_ORDER) }, (_, at) =>
    list.slice(at * ITEMS_PER_ORDER, (at + 1) * ITEMS_PER_ORDER),
  );
}

type PlannedOrder = { shopper: SeededShopper; slugs: string[]; placedAt: Date };

/** What the shoppers bought before they wrote their verified reviews, three products to an order. */
function planReviewed({ shoppers, now }: Seeded): PlannedOrder[] {
  const byShopper = Map.groupBy(
    reviews.filter((review) => review.verifiedPurchase),
    (review) => review.shopperEmail,
  );
  return [...byShopper].flatMap(([email, written]) => {
    const shopper = shoppers.get(email);
    if (!shopper) return [];
    return inThrees(written.toSorted((a, b) => b.daysAgo - a.daysAgo)).map((chunk) => ({
      shopper,
      slugs: chunk.map((review) => review.productSlug),
      placedAt: daysBefore(now, Math.max(...chunk.map((review) => review.daysAgo)) + DAYS_BEFORE_REVIEW),
    }));
  });
}

/** The same basket, each time by another shopper. */
function planBaskets({ shoppers, now }: Seeded): PlannedOrder[] {
  const buyers = [...shoppers.values()];
  return baskets
    .flatMap(({ productSlugs, daysAgo }) => daysAgo.map((days) => ({ productSlugs, days })))
    .flatMap(({ productSlugs, days }, at) => {
      const shopper = buyers[at % buyers.length];
      return shopper ? [{ shopper, slugs: [...productSlugs], placedAt: daysBefore(now, days) }] : [];
    });
}

function planOrders(seeded: Seeded): DemoOrder[] {
  return [...planReviewed(seeded), ...planBaskets(seeded)].map(({ shopper, slugs, placedAt }, at) => {
    const items = slugs.flatMap((slug) => seeded.products.get(slug) ?? []);
    const number = `ORD-${placedAt.getTime()}-${String(at + 1).padStart(4, '0')}`;
    return {
      id: idMadeAt(placedAt),
      number,
      shopper,
      items,
      placedAt,
      subtotal: items.reduce((sum, item) => sum + item.price, 0),
    };
  });
}

/** A delivered and paid order, as the database keeps it. */
export function orderRow({ id, number, shopper, items, placedAt, subtotal }: DemoOrder) {
  const { address, firstName, lastName, phone, email } = shopper;
  const name = fullNameOf({ firstName, lastName });
  const total = subtotal + SHIPPING_FEE;
  return {
    id,
    order_number: number,
    user_id: shopper.id,
    status: 'DELIVERED' as const,
    payment_method: 'momo' as const,
    subtotal_amount: subtotal,
    shipping_fee: SHIPPING_FEE,
    total_amount: total,
    final_amount: total,
    items_count: items.length,
    shipping_address: JSON.stringify({
      recipientName: name,
      phone,
      addressLine1: address.addressLine1,
      addressLine2: address.addressLine2 ?? null,
      landmark: address.landmark,
      city: address.city,
      state: address.state,
      postalCode: null,
      country: address.country,
    }),
    customer_name: name,
    customer_email: email,
    customer_phone: phone,
    paid_at: placedAt,
    created_at: placedAt,
  };
}

export function paymentRow(order: DemoOrder) {
  return {
    order_id: order.id,
    provider: 'sandbox',
    provider_reference: `demo-${order.number}`,
    method: 'mtn',
    amount: order.subtotal + SHIPPING_FEE,
    status: 'PAID' as const,
    expires_at: order.placedAt,
    paid_at: order.placedAt,
    created_at: order.placedAt,
  };
}

export function itemRows(order: Pick<DemoOrder, 'id' | 'items'>) {
  return order.items.map((item) => ({
    order_id: order.id,
    product_id: item.id,
    name: item.name,
    picture: item.picture ? JSON.stringify(item.picture) : null,
    price: item.price,
    quantity: 1,
  }));
}

/** Delivered and paid orders, with their history and payments. Their stock is already gone from what the products hold. */
export async function seedOrders(db: Db, seeded: Seeded): Promise<void> {
  const orders = planOrders(seeded);
  if (orders.length === 0) return;
  await db.insertInto('orders').values(orders.map(orderRow)).execute();
  await db.insertInto('order_items').values(orders.flatMap(itemRows)).execute();
  const events = orders.flatMap(({ id, placedAt }) =>
    PATH.map(({ status, day, actor }) => ({ order_id: id, status, actor, created_at: daysBefore(placedAt, -day) })),
  );
  await db.insertInto('order_events').values(events).execute();
  await db.insertInto('payment_attempts').values(orders.map(paymentRow)).execute();
}

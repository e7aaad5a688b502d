import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentFailed, paymentSucceeded } from '#features/payments';
import { createAddress } from '#testing/create-address';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { fillCart } from '#testing/fill-cart';
import { useTestShop } from '#testing/test-shop';
import { ApiError } from '@tokpa/contract';
import { expireOrdersJob } from './orders.jobs.ts';

const shop = await useTestShop();

type Step =
  | { act: 'place'; quantity: number; variation: number }
  | { act: 'cancel' | 'staff-cancel' | 'pay' | 'fail' | 'deliver'; order: number }
  | { act: 'expire' };

const order = fc.nat({ max: 5 });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        act: fc.constant('place' as const),
        quantity: fc.integer({ min: 1, max: 4 }),
        variation: fc.nat({ max: 1 }),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        act: fc.constantFrom(
          'cancel' as const,
          'staff-cancel' as const,
          'pay' as const,
          'fail' as const,
          'deliver' as const,
        ),
        order,
      }),
    },
    { weight: 2, arbitrary: fc.constant({ act: 'expire' as const }) },
  ),
  { minLength: 3, maxLength: 14 },
);

// Whose session is over does nothing at all: no step would be tried.
const NOT_LET_IN = new Set([401, 403]);

/** A step that the shop refuses changes nothing; any other error is one. */
async function unlessRefused(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || NOT_LET_IN.has(error.status)) throw error;
  }
}

async function openMarket() {
  const plain = await createProduct(shop, { stock: 7 });
  const split = await createProduct(shop, {
    variations: [
      { name: 'A', stock: 4 },
      { name: 'B', stock: 5 },
    ],
  });
  const shopper = await createShopper(shop);
  const { id: shippingAddressId } = await createAddress(shop, shopper.userId);
  // Hours pass in each market, and a session of the team lasts twelve.
  const staff = shop.client((await createStaff(shop)).token);
  const client = shop.client(shopper.token);
  return { plain, split, shopper, shippingAddressId, client, staff, orderIds: [] as string[] };
}

type Market = Awaited<ReturnType<typeof openMarket>>;

async function place(market: Market, quantity: number, variation: number): Promise<void> {
  const { plain, split, shopper, client, shippingAddressId } = market;
  await client.call('POST /cart');
  await fillCart(shop, shopper.userId, [
    { productId: plain.id, quantity },
    { productId: split.id, variationId: split.variations[variation]?.id ?? '', quantity },
  ]);
  await unlessRefused(
    client
      .call('POST /orders', { body: { shippingAddressId, paymentMethod: 'momo' } })
      .then((placed) => market.orderIds.push(placed.order.id)),
  );
}

/** What the payments announce, each attempt as often as it is news: paid once, failed once. */
async function announce(orderId: string, outcome: 'pay' | 'fail'): Promise<void> {
  const attempt = await shop.platform.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!attempt || attempt.status === 'PAID' || (outcome === 'fail' && attempt.status !== 'PENDING')) return;
  const news = {
    orderId,
    attemptId: attempt.id,
    amount: attempt.amount,
    method: 'mtn',
    reason: null,
    at: shop.clock.now(),
  };
  await shop.platform.transact(async (tx) => {
    await tx
      .updateTable('payment_attempts')
      .set(outcome === 'pay' ? { status: 'PAID', paid_at: news.at } : { status: 'FAILED' })
      .where('id', '=', attempt.id)
      .execute();
    if (outcome === 'pay') await shop.platform.events.emit(tx, paymentSucceeded, news);
    else await shop.platform.events.emit(tx, paymentFailed, { ...news, status: 'FAILED' });
  });
}

async function act(market: Market, step: Step): Promise<void> {
  if (step.act === 'place') return place(market, step.quantity, step.variation);
  if (step.act === 'expire') {
    shop.clock.pass(61);
    return shop.platform.jobs.run(expireOrdersJob, {});
  }
  const id = market.orderIds[step.order];
  if (id === undefined) return;
  if (step.act === 'pay' || step.act === 'fail') return announce(id, step.act);
  if (step.act === 'cancel') return unlessRefused(market.client.call('POST /orders/{id}/cancel', { params: { id } }));
  const status = step.act === 'deliver' ? 'DELIVERED' : 'CANCELLED';
  return unlessRefused(market.staff.call('PATCH /orders/{id}/status', { params: { id }, body: { status } }));
}

/** Pieces that standing orders hold, of each product and variation. */
async function soldOf(market: Market): Promise<Map<string, number>> {
  const rows = await shop.platform.db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select(['product_id', 'variation_id', 'quantity'])
    .where('orders.user_id', '=', market.shopper.userId)
    .where('orders.status', '!=', 'CANCELLED')
    .execute();
  const sold = new Map<string, number>();
  for (const { product_id, variation_id, quantity } of rows) {
    for (const id of [product_id, variation_id]) if (id !== null) sold.set(id, (sold.get(id) ?? 0) + quantity);
  }
  return sold;
}

test('whatever happens to its orders, what is left is what there was less what standing orders hold', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const market = await openMarket();
      for (const step of sequence) await act(market, step);
      const sold = await soldOf(market);
      const productIds = [market.plain.id, market.split.id];
      const products = await shop.platform.db
        .selectFrom('products')
        .select(['id', 'stock'])
        .where('id', 'in', productIds)
        .execute();
      const variations = await shop.platform.db
        .selectFrom('product_variations')
        .select(['id', 'stock'])
        .where('product_id', 'in', productIds)
        .execute();
      const initial = new Map(
        [market.plain, market.split, ...market.split.variations].map(({ id, stock }) => [id, stock]),
      );
      for (const { id, stock } of [...products, ...variations])
        expect(stock).toBe((initial.get(id) ?? 0) - (sold.get(id) ?? 0));
    }),
    { numRuns: 40 },
  );
}, 120_000);

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { formatFcfa } from '@tokpa/contract';
import { writeSetting } from '#features/settings';
import { announcePayment, paymentAttemptOf } from '#testing/announce-payment';
import { createFormation } from '#testing/create-course';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { cutOffWaiting, during } from '#testing/meanwhile';
import { orderCourse } from '#testing/order-course';
import { planOf } from '#testing/plan-of';
import { readMails, type WrittenMail } from '#testing/read-mails';
import { useTestShop } from '#testing/test-shop';
import { findLastEventBefore, findUntold } from './new-orders.queries.ts';
import { tellNewOrdersJob } from './orders.jobs.ts';

const shop = await useTestShop();
const staff = shop.client((await createStaff(shop)).token);
const { db, jobs } = shop.platform;

const look = () => jobs.run(tellNewOrdersJob, {});
const readNews = () => readMails(shop, { template: 'shop-new-orders' });

/** What the shop is mailed of this, and of nothing before. */
async function newsOf(act: () => Promise<unknown>): Promise<WrittenMail[]> {
  await look();
  const { length } = await readNews();
  await act();
  return (await readNews()).slice(length);
}

const createCashOrder = (city = 'Cotonou') => createOrder(shop, { paymentMethod: 'cod', city });

async function pay(orderId: string): Promise<void> {
  const { id: attemptId, amount } = await paymentAttemptOf(shop, orderId);
  await announcePayment(shop, { attemptId, orderId, status: 'PAID', amount });
}

const moveTo = (id: string, status: string) =>
  staff.call('PATCH /orders/{id}/status', { params: { id }, body: { status } });

test('the shop is mailed an order once it is paid, with who gets what where, and the way to it', async () => {
  const { id: productId } = await createProduct(shop, { name: 'Jus de bissap' });
  const { order, orderId, shopper } = await createOrder(shop, { city: 'Ouidah', lines: [{ productId, quantity: 2 }] });
  expect(await newsOf(look), 'it is not paid').toEqual([]);
  await pay(orderId);
  await look();
  const mail = (await readNews()).at(-1);
  const total = formatFcfa(order.finalAmount);
  expect(mail?.subject).toBe(`Nouvelle commande ${order.orderNumber}\u00a0: ${total}`);
  expect(mail?.recipient).toBe('bonjour@tokpa.example');
  expect(mail?.headers['Reply-To']).toBe(shopper.email);
  for (const part of [mail?.text, mail?.html]) {
    for (const words of [order.orderNumber, 'Ouidah', '2 × Jus de bissap', total, 'payée'])
      expect(part).toContain(words);
    expect(part).toContain(`/admin/orders/${orderId}/show`);
  }
});

test('several orders are one mail: what is paid at the door, and a formation alone', async () => {
  const formation = await createFormation(shop, { title: 'Vivre avec le diabète' });
  const mails = await newsOf(async () => {
    await createCashOrder();
    const { id } = await orderCourse(shop, await createShopper(shop), { itemType: 'FORMATION', itemId: formation.id });
    await pay(id);
    await createCashOrder('Porto-Novo');
    await look();
  });
  expect(mails.map(({ subject }) => subject)).toEqual(['3 nouvelles commandes']);
  for (const words of ['Cotonou', '1 × Vivre avec le diabète', 'Porto-Novo', 'à payer à la livraison', 'payée'])
    expect(mails[0]?.text).toContain(words);
});

test('of a large order four lines are named, and the others counted', async () => {
  const products = await Promise.all(Array.from({ length: 6 }, () => createProduct(shop)));
  const mails = await newsOf(async () => {
    await createOrder(shop, {
      paymentMethod: 'cod',
      city: 'Cotonou',
      lines: products.map(({ id }) => ({ productId: id })),
    });
    await look();
  });
  expect(mails[0]?.text).toContain(' et 2 autres articles');
});

test('an order is told once, also when it is paid at last, prepared and sent, and when hours go by', async () => {
  const mails = await newsOf(async () => {
    const { orderId } = await createCashOrder();
    for (const status of ['PAID', 'SHIPPED', 'DELIVERED']) {
      await look();
      await moveTo(orderId, status);
      shop.clock.pass(40);
    }
    await look();
    shop.clock.pass(61);
    await look();
  });
  expect(mails).toHaveLength(1);
  const news = await db.selectFrom('order_news').selectAll().executeTakeFirstOrThrow();
  const { last } = await db
    .selectFrom('order_events')
    .select((event) => event.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  expect(news, 'nothing is looked through again').toMatchObject({ told_until: last, told_events: [] });
});

test('two processes that look at once tell of an order once', async () => {
  const mails = await newsOf(async () => {
    await createCashOrder();
    await Promise.all([look(), look(), look()]);
  });
  expect(mails).toHaveLength(1);
});

test('what is cut off while it writes its mail has told nothing, and the next run does', async () => {
  const mails = await newsOf(async () => {
    await createCashOrder();
    await during(
      shop,
      (tx) => sql`lock table mails in share row exclusive mode`.execute(tx),
      async () => {
        const cut = look().catch((error: unknown) => error);
        await cutOffWaiting(shop);
        expect(await cut).toBeInstanceOf(Error);
      },
    );
    await look();
    await look();
  });
  expect(mails).toHaveLength(1);
});

test('a payment whose transaction ends late is told, although later ones were told before', async () => {
  const { order, orderId } = await createOrder(shop);
  const paidAt = new Date(shop.clock.now().getTime() - 10 * 60_000);
  const mails = await newsOf(async () => {
    await during(
      shop,
      async (tx) => {
        await tx.updateTable('orders').set({ status: 'PAID', paid_at: paidAt }).where('id', '=', orderId).execute();
        const at = shop.clock.now();
        await tx
          .insertInto('order_events')
          .values({ order_id: orderId, status: 'PAID', actor: 'PAYMENT', created_at: at })
          .execute();
      },
      async () => {
        await createCashOrder();
        await look();
      },
    );
    await look();
  });
  expect(mails).toHaveLength(2);
  expect(mails[1]?.subject).toContain(order.orderNumber);
});

test('an order that was cancelled before anybody looked is not told', async () => {
  const mails = await newsOf(async () => {
    const { orderId } = await createCashOrder();
    await moveTo(orderId, 'CANCELLED');
    await look();
  });
  expect(mails).toEqual([]);
});

test('a hundred orders at once are mailed, fifty in one', async () => {
  const { orderId } = await createCashOrder();
  const mails = await newsOf(async () => {
    await sql`
      with copies as (
        insert into orders
        select (jsonb_populate_record(orders, jsonb_build_object('id', uuid_v7(), 'order_number', 'ORD-COPY-' || copy))).*
        from orders, generate_series(1, 101) as copy where id = ${orderId}
        returning id
      )
      insert into order_events (order_id, status, actor, created_at)
      select id, 'PROCESSING', 'SHOPPER', ${shop.clock.now()}::timestamptz from copies`.execute(db);
    await look();
  });
  expect(mails.map(({ subject }) => subject)).toEqual([
    '50 nouvelles commandes',
    '50 nouvelles commandes',
    expect.stringContaining('Nouvelle commande ORD-COPY-'),
  ]);
});

test('a shop that does not want these mails gets none, and is not told later of what came meanwhile', async () => {
  const set = (isOn: boolean) => shop.platform.transact((tx) => writeSetting(shop.platform, tx, 'newOrderMails', isOn));
  const mails = await newsOf(async () => {
    await set(false);
    await createCashOrder();
    await look();
    await set(true);
    await look();
  });
  expect(mails).toEqual([]);
});

test('what happened to orders long ago is not read', async () => {
  const found = await planOf(shop, (reading) => findUntold(reading, 7, 50));
  const last = await planOf(shop, (reading) => findLastEventBefore(reading, shop.clock.now(), 7));
  for (const plan of [found, last]) {
    expect(plan).toMatch(/using order_events_pkey on order_events/);
    expect(plan).toMatch(/Index Cond: .*id > '?7/);
  }
});

import { expect, test } from 'vitest';
import type { MaintenanceAction } from '@tokpa/contract';
import { createSeminar } from '#testing/create-course';
import { createOrder } from '#testing/create-order';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { orderCourse } from '#testing/order-course';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { minutesAfter } from '#platform/clock';
import { expireOrdersJob } from './orders.jobs.ts';

const shop = await useTestShop();
const owner = shop.client((await createStaff(shop)).token);

const act = (action: MaintenanceAction) => owner.call('POST /system/maintenance', { body: { action } });
const runClock = () => shop.platform.jobs.run(expireOrdersJob, {});
const inMinutes = (minutes: number) => minutesAfter(shop.clock.now(), minutes);
const read = async (id: string) => (await owner.call('GET /orders/{id}', { params: { id } })).data;

/** Whatever a test asks meanwhile, the next one finds an open shop. */
async function whileClosed(minutes: number, meanwhile: () => Promise<unknown> = runClock): Promise<void> {
  await act('enable-maintenance');
  try {
    shop.clock.pass(minutes);
    await meanwhile();
  } finally {
    await act('disable-maintenance');
  }
}

test('an order that could not be paid while the shop was closed waits for half an hour after it is open again', async () => {
  const { orderId, shopper } = await createOrder(shop);
  await whileClosed(90);
  await runClock();
  const order = await read(orderId);
  expect(order).toMatchObject({ status: 'PROCESSING', payableUntil: inMinutes(30).toISOString() });
  const retry = { params: { id: orderId }, body: {} };
  const { checkout_url } = await shop.client(shopper.token).call('POST /orders/{id}/payments', retry);
  expect(checkout_url).toContain('http');
  shop.clock.pass(31);
  await runClock();
  expect((await read(orderId)).status).toBe('CANCELLED');
});

test('a shop that is closed a second time before it opens has been closed since the first', async () => {
  const { orderId } = await createOrder(shop);
  await whileClosed(70, () => act('enable-maintenance'));
  expect((await read(orderId)).payableUntil).toBe(inMinutes(30).toISOString());
});

test('an order keeps the time it has, and one that was out of time before is cancelled', async () => {
  const late = await createOrder(shop);
  shop.clock.pass(61);
  const early = await createOrder(shop);
  await whileClosed(10);
  await runClock();
  expect((await read(early.orderId)).payableUntil).toBe(inMinutes(50).toISOString());
  expect((await read(late.orderId)).status).toBe('CANCELLED');
});

test('what has a date can be paid until it begins, whenever the shop was closed', async () => {
  const order = async (startsIn: number) => {
    const { id: itemId } = await createSeminar(shop, { startDate: inMinutes(startsIn) });
    return orderCourse(shop, await createShopper(shop), { itemType: 'SEMINAR', itemId });
  };
  const [begun, soon] = [await order(40), await order(70)];
  await whileClosed(50);
  await runClock();
  expect((await read(soon.id)).payableUntil).toBe(inMinutes(20).toISOString());
  expect((await read(begun.id)).status).toBe('CANCELLED');
});

test('unpaid orders are not cancelled by hand either before the shop is open again', async () => {
  const { orderId } = await createOrder(shop);
  await whileClosed(90, async () => {
    expect(await refusalOf(act('expire-orders'))).toMatchObject({ status: 409, code: 'orders_wait_for_opening' });
  });
  expect((await read(orderId)).status).toBe('PROCESSING');
});

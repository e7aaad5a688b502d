import { describe, expect, test } from 'vitest';
import { createUnpaidOrder } from '#testing/create-unpaid-order';
import { hostedPath, listen, postForm } from '#testing/pay-on-sandbox';
import { useTestShop } from '#testing/test-shop';
import { findAttempts, startPayment } from '../../index.ts';

// Nothing answers on this port: until `listen`, the shop is as unreachable as a process that was killed.
const shop = await useTestShop({ PORT: '2' });
const { platform } = shop;

async function statusOf(orderId: string) {
  return (await findAttempts(platform.db, [orderId])).get(orderId)?.[0]?.status;
}

describe('the sandbox tells the shop', () => {
  test('after the shop came back, when it was gone at the moment of the payment', async () => {
    const order = await createUnpaidOrder(shop);
    const { checkoutUrl } = await startPayment(platform, {
      ...order,
      method: 'momo',
      customer: { firstName: 'Afiavi', lastName: 'Houngbédji', email: 'afiavi@exemple.bj', phone: '' },
      returnUrl: 'http://localhost:3000/order/1',
    });
    const path = hostedPath(checkoutUrl);
    await postForm(shop, `${path}/payer`, { operator: 'moov', phone: '01 95 00 00 00' });
    const decided = await postForm(shop, `${path}/decision`, { decision: 'approve' });
    expect(decided.statusCode).toBe(303);
    expect(await statusOf(order.orderId)).toBe('PENDING');

    await listen(shop);
    await platform.jobs.drain();
    expect(await statusOf(order.orderId)).toBe('PAID');
    const events = await platform.db.selectFrom('sandbox_events').selectAll().execute();
    expect(events).toEqual([expect.objectContaining({ delivered_at: expect.any(String) })]);
  });
});

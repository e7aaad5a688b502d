import { expect, test } from 'vitest';
import { paymentAttemptOf } from '#testing/announce-payment';
import { createOrder } from '#testing/create-order';
import { createStaff } from '#testing/create-staff';
import { planOf } from '#testing/plan-of';
import { useTestShop } from '#testing/test-shop';
import { listTransactions } from './list-transactions.ts';

const shop = await useTestShop();
const staff = shop.client((await createStaff(shop)).token);

/** A payment that was begun and paid at these instants. */
async function createPayment(begunAt: string, paidAt: string): Promise<string> {
  const { id } = await paymentAttemptOf(shop, (await createOrder(shop)).orderId);
  await shop.platform.db
    .updateTable('payment_attempts')
    .set({ status: 'PAID', created_at: begunAt, paid_at: paidAt })
    .where('id', '=', id)
    .execute();
  return id;
}

test('payments are listed by the day on which they were paid, from midnight to midnight in Benin', async () => {
  const before = await createPayment('2026-03-31T22:50:00Z', '2026-03-31T22:59:59.999Z');
  const first = await createPayment('2026-03-31T22:50:00Z', '2026-03-31T23:00:00Z');
  const last = await createPayment('2026-04-30T22:50:00Z', '2026-04-30T22:59:59.999Z');
  const after = await createPayment('2026-04-30T22:50:00Z', '2026-04-30T23:00:00Z');
  const list = async (query: { paidFrom?: string; paidUntil?: string; endDate?: string }) =>
    (await staff.call('GET /transactions', { query: { ...query, sort: 'paidAt' } })).data.map(({ id }) => id);
  expect(await list({ paidFrom: '2026-04-01', paidUntil: '2026-04-30' })).toEqual([first, last]);
  expect(await list({ paidUntil: '2026-03-31' })).toEqual([before]);
  expect(await list({ paidFrom: '2026-05-01', paidUntil: '2026-05-01' })).toEqual([after]);
  expect(await list({ paidFrom: '2026-04-01', endDate: '2026-03-31' }), 'begun in March, paid in April').toEqual([
    first,
  ]);
});

test('a payment says when the last of its refunds that was done went back', async () => {
  const attemptId = await createPayment('2026-06-01T08:00:00Z', '2026-06-01T08:05:00Z');
  const kept = await createPayment('2026-06-01T08:00:00Z', '2026-06-01T08:05:00Z');
  const refund = { attempt_id: attemptId, amount: 100, reason: 'Un article abîmé' };
  await shop.platform.db
    .insertInto('payment_refunds')
    .values([
      { ...refund, status: 'DONE', done_at: '2026-06-03T10:00:00Z' },
      { ...refund, status: 'DONE', done_at: '2026-06-02T10:00:00Z' },
      { ...refund, status: 'PENDING' },
    ])
    .execute();
  const read = async (id: string) => (await staff.call('GET /transactions/{id}', { params: { id } })).data;
  expect((await read(attemptId)).lastRefundedAt).toBe('2026-06-03T10:00:00.000Z');
  expect((await read(kept)).lastRefundedAt).toBeNull();
});

test('the payments of a day are found by an index', async () => {
  const plan = await planOf(shop, (db) =>
    listTransactions(db, { page: 1, limit: 25, paidFrom: '2026-04-01', paidUntil: '2026-04-01', sort: '-paidAt' }),
  );
  expect(plan).toContain('payment_attempts_by_payment');
});

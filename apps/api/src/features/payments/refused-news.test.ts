import { expect, test, vi } from 'vitest';
import { createUnpaidOrder } from '#testing/create-unpaid-order';
import { useTestShop } from '#testing/test-shop';
import { reconcilePaymentsJob } from './index.ts';

const MOST_AT_ONCE = 100;
const declined = { id: 1001, status: 'declined', amount: 12_500, currency_id: 1, mode: null, klass: 'v1/transaction' };

// The provider will say nothing of one payment, whoever asks and however often.
vi.stubGlobal('fetch', async (url: string | URL) => {
  const { pathname } = new URL(url);
  if (pathname.endsWith('/refused')) return Response.json({ message: 'Interdit' }, { status: 403 });
  return Response.json({ 'v1/transaction': declined });
});
const shop = await useTestShop({
  PAYMENT_PROVIDER: 'fedapay',
  FEDAPAY_SECRET_KEY: 'sk_sandbox_essai',
  FEDAPAY_WEBHOOK_SECRET: 'wh_sandbox_essai',
});
const { db, jobs } = shop.platform;

/** An attempt that nobody asks about any more. */
async function createAttempt(reference: string): Promise<string> {
  const { orderId, amount, expiresAt } = await createUnpaidOrder(shop);
  const { id } = await db
    .insertInto('payment_attempts')
    .values({ order_id: orderId, provider: 'fedapay', provider_reference: reference, amount, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function attemptOf(id: string) {
  return db.selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

test('news of a payment that the provider will say nothing of do not keep later ones waiting', async () => {
  const refusedId = await createAttempt('refused');
  const laterId = await createAttempt('1001');
  const keys = [...Array.from({ length: MOST_AT_ONCE }, (_, index) => `refused ${index}`), 'later'];
  const news = keys.map((dedupe_key, index) => ({
    provider: 'fedapay',
    dedupe_key,
    provider_reference: dedupe_key === 'later' ? '1001' : 'refused',
    body: '{}',
    received_at: new Date(shop.clock.now().getTime() + index),
  }));
  await db.insertInto('payment_webhooks').values(news).execute();
  shop.clock.pass(2);
  await jobs.run(reconcilePaymentsJob, {});
  expect((await attemptOf(laterId)).status).toBe('PENDING');
  await jobs.run(reconcilePaymentsJob, {});
  expect((await attemptOf(laterId)).status).toBe('FAILED');
  const outcomes = await db
    .selectFrom('payment_webhooks')
    .select(['outcome', (row) => row.fn.countAll<number>().as('count')])
    .groupBy('outcome')
    .orderBy('outcome')
    .execute();
  expect(outcomes).toEqual([
    { outcome: 'changed', count: 1 },
    { outcome: 'rejected', count: MOST_AT_ONCE },
  ]);
  // The payment itself is still asked about, now and then, and a person sees that there is something to look at.
  const { next_check_at: nextCheckAt, checks } = await attemptOf(refusedId);
  expect([new Date(nextCheckAt ?? 0) > shop.clock.now(), checks]).toEqual([true, 1]);
});

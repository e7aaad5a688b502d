import { describe, expect, test } from 'vitest';
import { attentionTo } from '#testing/announce-payment';
import { createUnpaidOrder } from '#testing/create-unpaid-order';
import { payOnSandbox } from '#testing/pay-on-sandbox';
import { useTestShop } from '#testing/test-shop';
import { finishManualRefund, findAttempts, reconcilePaymentsJob, requestRefund, startPayment } from './index.ts';
import { findRefund } from './payments.queries.ts';
import { performRefund, recordRefund, takeOverOverdueRefund } from './refund-payment.ts';

const shop = await useTestShop();
const { platform } = shop;

async function pay() {
  const order = await createUnpaidOrder(shop, { amount: 10_000 });
  const { attemptId, checkoutUrl } = await startPayment(platform, {
    ...order,
    method: 'momo',
    customer: { firstName: 'Koffi', lastName: 'Dossou', email: 'koffi@exemple.bj', phone: '+2290196000000' },
    returnUrl: `http://localhost:3000/order/${order.orderId}`,
  });
  await payOnSandbox(shop, checkoutUrl, 'approve');
  return { ...order, attemptId };
}

const ask = (attemptId: string, amount: number) =>
  platform.transact((tx) => requestRefund(platform, tx, { attemptId, amount, reason: 'Article abîmé', staffId: null }));

async function attemptOf(orderId: string) {
  return (await findAttempts(platform.db, [orderId])).get(orderId)?.[0];
}

const refundedAtProvider = async (attemptId: string) =>
  platform.db
    .selectFrom('sandbox_payments')
    .select(['refunded_amount', 'status'])
    .where('merchant_reference', '=', attemptId)
    .executeTakeFirstOrThrow();

describe('a refund', () => {
  test('of the whole amount gives it back once and closes the payment', async () => {
    const { attemptId, orderId } = await pay();
    const { refundId } = await ask(attemptId, 10_000);
    await platform.jobs.drain();
    await performRefund(platform, refundId);
    expect(await attemptOf(orderId)).toMatchObject({ status: 'REFUNDED', refunded_amount: 10_000 });
    expect(await refundedAtProvider(attemptId)).toEqual({ refunded_amount: 10_000, status: 'refunded' });
  });

  test('asked twice for the whole amount is refused the second time, also at the same moment', async () => {
    const { attemptId } = await pay();
    const answers = await Promise.allSettled([ask(attemptId, 10_000), ask(attemptId, 10_000)]);
    const refused = answers.find((answer) => answer.status === 'rejected');
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(refused?.reason).toMatchObject({ code: 'order_not_refundable' });
    await platform.jobs.drain();
    expect((await refundedAtProvider(attemptId)).refunded_amount).toBe(10_000);
  });

  test('in parts gives back no more than came', async () => {
    const { attemptId, orderId } = await pay();
    await ask(attemptId, 4000);
    await platform.jobs.drain();
    expect(await attemptOf(orderId)).toMatchObject({ status: 'PAID', refunded_amount: 4000 });
    await expect(ask(attemptId, 6001)).rejects.toMatchObject({ code: 'order_not_refundable' });
    await ask(attemptId, 6000);
    await platform.jobs.drain();
    expect(await attemptOf(orderId)).toMatchObject({ status: 'REFUNDED', refunded_amount: 10_000 });
  });

  test('whose answer was lost is not made twice', async () => {
    const { attemptId, orderId } = await pay();
    const { refundId } = await ask(attemptId, 3000);
    await performRefund(platform, refundId);
    await platform.db
      .updateTable('payment_refunds')
      .set({ status: 'PENDING', done_at: null })
      .where('id', '=', refundId)
      .execute();
    await platform.db.updateTable('payment_attempts').set({ refunded_amount: 0 }).where('id', '=', attemptId).execute();
    await platform.jobs.drain();
    expect(await attemptOf(orderId)).toMatchObject({ refunded_amount: 3000 });
    expect((await refundedAtProvider(attemptId)).refunded_amount).toBe(3000);
  });

  test('that the provider refuses is shown to a person, each of two of the same amount', async () => {
    const { attemptId } = await pay();
    await platform.db
      .updateTable('sandbox_payments')
      .set({ refunded_amount: 10_000, status: 'refunded' })
      .where('merchant_reference', '=', attemptId)
      .execute();
    await ask(attemptId, 5000);
    await ask(attemptId, 5000);
    await platform.jobs.drain();
    expect((await attentionTo(shop, attemptId)).match(/a refusé de rembourser/gu)).toHaveLength(2);
  });

  test('that is refused and then made needs nobody once all the money is back', async () => {
    const { attemptId, orderId } = await pay();
    const { refundId } = await ask(attemptId, 4000);
    const moveBooks = (refunded_amount: number) =>
      platform.db
        .updateTable('sandbox_payments')
        .set({ refunded_amount })
        .where('merchant_reference', '=', attemptId)
        .execute();
    await moveBooks(10_000);
    await performRefund(platform, refundId);
    expect(await attentionTo(shop, attemptId)).toContain('a refusé de rembourser');
    await moveBooks(0);
    await ask(attemptId, 10_000);
    await platform.jobs.drain();
    expect(await attemptOf(orderId)).toMatchObject({ status: 'REFUNDED' });
    expect(await attentionTo(shop, attemptId)).toBe('');
  });

  test('that is still not made after a day is shown to a person, until it is made', async () => {
    const { attemptId } = await pay();
    await ask(attemptId, 2000);
    shop.clock.pass(24 * 60);
    await platform.jobs.run(reconcilePaymentsJob, {});
    await platform.jobs.run(reconcilePaymentsJob, {});
    expect(await attentionTo(shop, attemptId)).toBe('Un remboursement n’est toujours pas fait par le prestataire.');
    await platform.jobs.drain();
    expect(await attentionTo(shop, attemptId)).toBe('');
  });

  test('that its provider can not make any more is left to a hand after a day, whether it was shown before or not', async () => {
    const { attemptId } = await pay();
    await ask(attemptId, 2000);
    const { attemptId: shownBefore } = await pay();
    await ask(shownBefore, 3000);
    const leaveSandbox = (id: string) =>
      platform.db.updateTable('payment_attempts').set({ provider: 'fedapay' }).where('id', '=', id).execute();
    await leaveSandbox(attemptId);
    shop.clock.pass(24 * 60);
    await platform.jobs.run(reconcilePaymentsJob, {});
    expect(await attentionTo(shop, attemptId)).toMatch(/^À rembourser à la main chez fedapay : 2\s000\sFCFA\.$/u);
    expect(await attentionTo(shop, shownBefore)).toContain('toujours pas fait');
    await leaveSandbox(shownBefore);
    await platform.jobs.run(reconcilePaymentsJob, {});
    expect(await attentionTo(shop, shownBefore)).toMatch(/^À rembourser à la main chez fedapay : 3\s000\sFCFA\.$/u);
    await platform.jobs.drain();
    const refunds = await platform.db
      .selectFrom('payment_refunds')
      .select('status')
      .where('attempt_id', 'in', [attemptId, shownBefore])
      .execute();
    expect(refunds.map(({ status }) => status)).toEqual(['MANUAL', 'MANUAL']);
  });

  test('that somebody took over is made once, though the provider makes it after all', async () => {
    const takeOver = (orderId: string, refundId: string) =>
      platform.transact((tx) => takeOverOverdueRefund(platform, tx, { orderId, refundId }));
    const { attemptId, orderId } = await pay();
    const { refundId } = await ask(attemptId, 4000);
    await expect(takeOver(orderId, refundId)).rejects.toMatchObject({ code: 'refund_not_overdue' });
    shop.clock.pass(24 * 60);
    await platform.jobs.run(reconcilePaymentsJob, {});
    await expect(takeOver(crypto.randomUUID(), refundId)).rejects.toMatchObject({ code: 'refund_not_overdue' });
    expect(await takeOver(orderId, refundId)).toBe(4000);
    expect(await attentionTo(shop, attemptId)).toMatch(/^À rembourser à la main chez sandbox : 4\s000\sFCFA\.$/u);
    await expect(takeOver(orderId, refundId)).rejects.toMatchObject({ code: 'refund_not_overdue' });
    // A try that was still to come asks nobody.
    await platform.jobs.drain();
    expect((await refundedAtProvider(attemptId)).refunded_amount).toBe(0);
    const finish = () =>
      platform.transact((tx) => finishManualRefund(platform, tx, { orderId, refundId, reference: 'Reçu 12' }));
    await finish();
    expect(await attentionTo(shop, attemptId)).toBe('');
    expect(await attemptOf(orderId)).toMatchObject({ refunded_amount: 4000 });
    await expect(finish()).rejects.toMatchObject({ code: 'refund_not_manual' });
  });

  test('whose answer comes while somebody takes it over needs no hand; given by then, a person is told', async () => {
    const { attemptId, orderId } = await pay();
    const [{ refundId: waiting }, { refundId: given }] = [await ask(attemptId, 1000), await ask(attemptId, 2000)];
    shop.clock.pass(24 * 60);
    const asked = await Promise.all([waiting, given].map((id) => findRefund(platform.db, id)));
    for (const refundId of [waiting, given])
      await platform.transact((tx) => takeOverOverdueRefund(platform, tx, { orderId, refundId }));
    await platform.transact((tx) =>
      finishManualRefund(platform, tx, { orderId, refundId: given, reference: 'Reçu 13' }),
    );
    for (const [at, refund] of asked.entries())
      if (refund) await recordRefund(platform, refund, { outcome: 'ok', value: { reference: `r${at}` } });
    expect(await attentionTo(shop, attemptId)).toMatch(
      /^Le prestataire a rendu 2\s000\sFCFA .*peut-être parti deux fois\.$/u,
    );
    expect(await attemptOf(orderId)).toMatchObject({ refunded_amount: 3000 });
    const late = { outcome: 'unavailable', reason: 'hors ligne' } as const;
    if (asked[0]) await recordRefund(platform, asked[0], late);
    expect(await findRefund(platform.db, waiting)).toMatchObject({ status: 'DONE', provider_reference: 'r0' });
  });

  test('of a payment that never came is refused', async () => {
    const order = await createUnpaidOrder(shop);
    const { attemptId } = await startPayment(platform, {
      ...order,
      method: 'card',
      customer: { firstName: 'Koffi', lastName: 'Dossou', email: 'koffi@exemple.bj', phone: '' },
      returnUrl: 'http://localhost:3000/order/1',
    });
    await expect(ask(attemptId, 100)).rejects.toMatchObject({ code: 'order_not_refundable' });
  });
});

import { formatFcfa } from '@tokpa/contract';
import { expect, test } from 'vitest';
import { createOrder } from '#testing/create-order';
import { createStaff } from '#testing/create-staff';
import { payOnSandbox } from '#testing/pay-on-sandbox';
import { readMails } from '#testing/read-mails';
import { useTestShop } from '#testing/test-shop';
import { expireOrdersJob } from './orders.jobs.ts';

const MAY_COME = 'Aucun paiement ne nous est parvenu. S’il en arrive un malgré tout';
const UNBILLED = 'Rien ne vous a été facturé.';

const shop = await useTestShop();
const staff = shop.client((await createStaff(shop)).token);

type Placed = Awaited<ReturnType<typeof createOrder>>;

const cancel = ({ orderId }: Placed) => staff.call('POST /orders/{id}/cancel', { params: { id: orderId } });
const pay = ({ checkoutUrl = '' }: Placed, answer: 'approve' | 'decline' = 'approve') =>
  payOnSandbox(shop, checkoutUrl, answer);
const giveBack = ({ orderId }: Placed, amount: number) =>
  staff.call('POST /orders/{id}/refunds', { params: { id: orderId }, body: { amount, reason: 'Un pot cassé' } });

async function expire(): Promise<void> {
  shop.clock.pass(60);
  await shop.platform.jobs.run(expireOrdersJob, {});
}

/** What the last mail about the order's end says, with plain spaces. */
async function saidTo({ shopper }: Placed): Promise<string> {
  const mails = await readMails(shop, { to: shopper.email, template: 'order-cancelled' });
  return mails.at(-1)?.text.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
}

const plain = (amount: number) => formatFcfa(amount).replaceAll(/[\u00a0\u202f]/g, ' ');

test('who had paid reads how much comes back, and by what means', async () => {
  const placed = await createOrder(shop);
  await pay(placed);
  await giveBack(placed, 500);
  await shop.platform.jobs.drain();
  await cancel(placed);
  const left = placed.order.finalAmount - 500;
  expect(await saidTo(placed)).toContain(`est annulée. ${plain(left)} vous seront remboursés par MTN Money.`);
  expect(await saidTo(placed)).not.toMatch(/facturé|parvenu/);
  await shop.platform.jobs.drain();
  await staff.call('POST /orders/{id}/mails', { params: { id: placed.orderId }, body: { kind: 'cancelled' } });
  expect(await saidTo(placed)).toContain(`${plain(placed.order.finalAmount)} vous ont été remboursés.`);
});

test('of money that came in twice all comes back, and no means is named', async () => {
  const placed = await createOrder(shop);
  const again = { params: { id: placed.orderId }, body: { paymentMethod: 'card' as const } };
  const { checkout_url: second = '' } = await shop
    .client(placed.shopper.token)
    .call('POST /orders/{id}/payments', again);
  await pay(placed);
  await payOnSandbox(shop, second, 'approve');
  await cancel(placed);
  expect(await saidTo(placed)).toContain(`${plain(placed.order.finalAmount * 2)} vous seront remboursés.`);
});

test('who owed nothing yet, or whose payment was refused, reads that nothing was charged', async () => {
  const cash = await createOrder(shop, { paymentMethod: 'cod' });
  await cancel(cash);
  const refused = await createOrder(shop);
  await pay(refused, 'decline');
  await expire();
  for (const placed of [cash, refused]) {
    expect(await saidTo(placed)).toContain(`est annulée. ${UNBILLED}`);
    expect(await saidTo(placed)).not.toMatch(/rembours/);
  }
});

test('who may still be paying reads what becomes of that', async () => {
  const open = await createOrder(shop);
  await shop.client(open.shopper.token).call('POST /orders/{id}/cancel', { params: { id: open.orderId } });
  const late = await createOrder(shop);
  await expire();
  for (const [placed, end] of [
    [open, 'il vous sera remboursé : un email'],
    [late, 'il vous sera remboursé, ou la commande rétablie : un email'],
  ] as const) {
    expect(await saidTo(placed)).toContain(`est annulée. ${MAY_COME}, ${end}`);
    expect(await saidTo(placed)).not.toContain(UNBILLED);
  }
});

import { expect, test } from 'vitest';
import { announcePayment, paymentAttemptOf } from '#testing/announce-payment';
import { createAddress } from '#testing/create-address';
import { createFormation } from '#testing/create-course';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { moveOrder, orderCourse } from '#testing/order-course';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const desk = shop.client((await createStaff(shop, { role: 'SUPPORT' })).token);

test('the receipt of an order that has left says where it is, and no mail says what is over', async () => {
  const { orderId, order, shopper } = await createOrder(shop);
  const params = { id: orderId };
  const { id: attemptId } = await paymentAttemptOf(shop, orderId);
  await announcePayment(shop, { attemptId, orderId, status: 'PAID', amount: order.finalAmount });
  const resend = (kind: 'paid' | 'shipped') => desk.call('POST /orders/{id}/mails', { params, body: { kind } });
  const lastReceipt = async () => (await readMails(shop, { to: shopper.email, template: 'payment-received' })).at(-1);
  expect((await lastReceipt())?.text).toContain('Nous préparons la commande');
  for (const [status, said] of [
    ['SHIPPED', 'est en route.'],
    ['DELIVERED', 'vous a été remise.'],
  ] as const) {
    await desk.call('PATCH /orders/{id}/status', { params, body: { status } });
    await resend('paid');
    const receipt = await lastReceipt();
    expect(receipt?.text).toContain(said);
    expect([receipt?.text, receipt?.html].join(' ')).not.toContain('Nous préparons');
  }
  expect(await refusalOf(resend('shipped'))).toMatchObject({ status: 409, code: 'order_mail_untimely' });
});

test('an order that left unpaid has no deadline in the mail that says that it was received', async () => {
  const { orderId, shopper } = await createOrder(shop, { status: 'SHIPPED' });
  await desk.call('POST /orders/{id}/mails', { params: { id: orderId }, body: { kind: 'received' } });
  const mails = await readMails(shop, { to: shopper.email, template: 'order-received' });
  expect(mails.map(({ text }) => text.includes('À payer avant'))).toEqual([true, false]);
});

test('the mail about a parcel names what is in it, not the formation that was ordered with it', async () => {
  const { id: itemId, title } = await createFormation(shop);
  const { id: productId } = await createProduct(shop, { name: 'Gari' });
  const shopper = await createShopper(shop);
  const client = shop.client(shopper.token);
  await client.call('POST /cart/items', { body: { itemType: 'FORMATION', itemId } });
  await client.call('POST /cart/items', { body: { productId } });
  const { id: shippingAddressId } = await createAddress(shop, shopper.userId);
  const { order } = await client.call('POST /orders', { body: { paymentMethod: 'momo', shippingAddressId } });
  await moveOrder(shop, order.id, 'SHIPPED');
  const [mail] = await readMails(shop, { to: shopper.email, template: 'order-shipped' });
  for (const words of [mail?.text, mail?.html]) {
    expect(words).toContain('Gari');
    expect(words).not.toContain(title);
    expect(words).not.toContain('Sous-total');
  }
});

test('an order of courses is not said to be sent', async () => {
  const { id: itemId } = await createFormation(shop);
  const shopper = await createShopper(shop);
  const { id: orderId } = await orderCourse(shop, shopper, { itemType: 'FORMATION', itemId });
  await moveOrder(shop, orderId, 'SHIPPED');
  const shipped = desk.call('POST /orders/{id}/mails', { params: { id: orderId }, body: { kind: 'shipped' } });
  expect(await refusalOf(shipped)).toMatchObject({ status: 409, code: 'order_mail_untimely' });
});

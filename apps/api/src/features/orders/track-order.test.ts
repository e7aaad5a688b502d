import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '@tokpa/contract';
import { createOrder } from '#testing/create-order';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { estimateDelivery, stepsOf } from './track-order.ts';

const shop = await useTestShop();
const staff = shop.client((await createStaff(shop)).token);

test('an order is tracked by its number, by its id, and by both', async () => {
  const { order, orderId, shopper } = await createOrder(shop);
  const client = shop.client(shopper.token);
  for (const query of [
    { orderNumber: order.orderNumber },
    { orderNumber: ` ${order.orderNumber.toLowerCase()} ` },
    { orderId },
    { orderNumber: order.orderNumber, orderId },
  ]) {
    const { data } = await client.call('GET /orders/track', { query });
    expect(data).toMatchObject({
      order: {
        id: orderId,
        orderNumber: order.orderNumber,
        status: 'PROCESSING',
        paymentMethod: 'momo',
        finalAmount: order.finalAmount,
      },
      customer: { name: `${shopper.firstName} ${shopper.lastName}`, email: shopper.email, phone: shopper.phone },
      shippingAddress: { street: 'Rue 12.345, Cadjèhoun', city: 'Cotonou', postalCode: null, country: 'Bénin' },
      tracking: { currentStatus: 'PROCESSING' },
      orderItems: [{ quantity: 1, price: 2500 }],
    });
  }
  const { data } = await staff.call('GET /orders/track', { query: { orderId } });
  expect(data.tracking.steps.map(({ title, completed }) => [title, completed])).toEqual([
    ['Commande reçue', true],
    ['En préparation', true],
    ['Paiement confirmé', false],
    ['Expédiée', false],
    ['Livrée', false],
  ]);
});

test('without a number and an id there is nothing to look for', async () => {
  const { shopper } = await createOrder(shop);
  const sentence = 'Veuillez saisir un numéro de commande ou un ID de commande.';
  for (const query of [{}, { orderNumber: '  ' }]) {
    const refusal = await refusalOf(shop.client(shopper.token).call('GET /orders/track', { query }));
    expect(refusal).toMatchObject({ status: 422, message: sentence, errors: { orderNumber: [sentence] } });
  }
});

test('what is not theirs, does not exist or does not fit together is not found', async () => {
  const { order, orderId, shopper } = await createOrder(shop);
  const other = await createOrder(shop);
  const client = shop.client(shopper.token);
  const stranger = shop.client((await createShopper(shop)).token);
  const refusals = await Promise.all([
    refusalOf(stranger.call('GET /orders/track', { query: { orderNumber: order.orderNumber } })),
    refusalOf(stranger.call('GET /orders/track', { query: { orderId } })),
    refusalOf(client.call('GET /orders/track', { query: { orderId: 'ORD-1' } })),
    refusalOf(client.call('GET /orders/track', { query: { orderNumber: 'ORD-1' } })),
    refusalOf(staff.call('GET /orders/track', { query: { orderNumber: order.orderNumber, orderId: other.orderId } })),
  ]);
  expect(refusals.map(({ status, message }) => [status, message])).toEqual(
    Array.from({ length: 5 }, () => [404, 'Commande non trouvée.']),
  );
});

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString();
const eventsOf = (...statuses: OrderStatus[]) =>
  statuses.map((status, minute) => ({ status, actor: 'STAFF' as const, note: null, createdAt: at(minute) }));

describe('the steps', () => {
  test('that were skipped count as done, without a time', () => {
    const steps = stepsOf({ status: 'SHIPPED', paymentMethod: 'momo', events: eventsOf('PENDING', 'SHIPPED') });
    expect(steps.map(({ completed, timestamp }) => [completed, timestamp])).toEqual([
      [true, at(0)],
      [true, null],
      [true, null],
      [true, at(1)],
      [false, null],
    ]);
  });

  test('of cash on delivery know no payment on the way', () => {
    const steps = stepsOf({
      status: 'SHIPPED',
      paymentMethod: 'cod',
      events: eventsOf('PENDING', 'PROCESSING', 'SHIPPED'),
    });
    expect(steps.map(({ title, completed }) => [title, completed])).toEqual([
      ['Commande reçue', true],
      ['En préparation', true],
      ['Expédiée', true],
      ['Livrée', false],
    ]);
  });

  test('of a cancelled order end with that', () => {
    const steps = stepsOf({
      status: 'CANCELLED',
      paymentMethod: 'momo',
      events: eventsOf('PENDING', 'PROCESSING', 'CANCELLED'),
    });
    expect(steps.map(({ title, timestamp }) => [title, timestamp])).toEqual([
      ['Commande reçue', at(0)],
      ['En préparation', at(1)],
      ['Commande annulée', at(2)],
    ]);
  });
});

describe('the estimated delivery', () => {
  const order = {
    status: 'SHIPPED',
    events: eventsOf('PENDING', 'SHIPPED'),
    createdAt: at(0),
    shippingAddress: {} as never,
  } as const;

  test('is three business days after the parcel left', () => {
    // The 20th of November 2026 is a Friday.
    expect(estimateDelivery(order)).toBe('2026-11-25T12:01:00.000Z');
  });

  test('is five business days after the order until then', () => {
    expect(estimateDelivery({ ...order, status: 'PENDING', events: eventsOf('PENDING') })).toBe(
      '2026-11-27T12:00:00.000Z',
    );
  });

  test('is the day of the delivery once it is there, and none for what is cancelled or not shipped', () => {
    expect(
      estimateDelivery({ ...order, status: 'DELIVERED', events: eventsOf('PENDING', 'SHIPPED', 'DELIVERED') }),
    ).toBe(at(2));
    expect(estimateDelivery({ ...order, status: 'CANCELLED' })).toBeNull();
    expect(estimateDelivery({ ...order, shippingAddress: null })).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import type { DeliveryDays, OrderStatus } from '@tokpa/contract';
import { writeSetting } from '#features/settings';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { payOnSandbox } from '#testing/pay-on-sandbox';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { estimateDelivery } from './estimate-delivery.ts';
import { stepsOf } from './track-order.ts';

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
  expect(data.tracking.estimatedDeliveryDate).toBeNull();
  expect(data.tracking.steps[1]?.description).toBe('La préparation commence dès que le paiement est confirmé.');
  expect(data.tracking.steps.map(({ title, completed }) => [title, completed])).toEqual([
    ['Commande reçue', true],
    ['En préparation', false],
    ['Paiement confirmé', false],
    ['Expédiée', false],
    ['Livrée', false],
  ]);
});

test('the tracking says which variation of an article was bought', async () => {
  const soap = await createProduct(shop, { variations: [{ name: 'Lavande' }, { name: 'Citronnelle' }] });
  const lines = soap.variations.map(({ id }) => ({ productId: soap.id, variationId: id }));
  const plain = await createProduct(shop);
  const { orderId, shopper } = await createOrder(shop, { lines: [...lines, { productId: plain.id }] });
  const { data } = await shop.client(shopper.token).call('GET /orders/track', { query: { orderId } });
  const bought = data.orderItems.map(({ product }) => [product.name, product.variation]);
  expect(bought).toHaveLength(3);
  expect(bought).toEqual(
    expect.arrayContaining([
      [soap.name, 'Lavande'],
      [soap.name, 'Citronnelle'],
      [plain.name, null],
    ]),
  );
});

test('the tracking tells who ordered from who gets the parcel', async () => {
  const recipient = { recipientName: 'Kossi Hounkpatin', recipientPhone: '+2290166554433' };
  const { orderId, shopper } = await createOrder(shop, recipient);
  const { data } = await shop.client(shopper.token).call('GET /orders/track', { query: { orderId } });
  expect(data.customer).toEqual({
    name: `${shopper.firstName} ${shopper.lastName}`,
    email: shopper.email,
    phone: shopper.phone,
  });
  expect(data.shippingAddress).toMatchObject({ recipientName: 'Kossi Hounkpatin', phone: '+2290166554433' });
});

test('the tracking shows as much of the address as the order does, and both the same day', async () => {
  const { orderId, shopper } = await createOrder(shop, { paymentMethod: 'cod', landmark: 'derrière la pharmacie' });
  await shop.platform.db
    .updateTable('orders')
    .set((row) => ({
      shipping_address: row.fn('jsonb_set', ['shipping_address', row.val('{state}'), row.val('"Littoral"')]),
    }))
    .where('id', '=', orderId)
    .execute();
  const client = shop.client(shopper.token);
  const { data: tracked } = await client.call('GET /orders/track', { query: { orderId } });
  expect(tracked.shippingAddress).toMatchObject({ landmark: 'derrière la pharmacie', state: 'Littoral' });
  const { data: order } = await client.call('GET /orders/{id}', { params: { id: orderId } });
  expect(order.estimatedDeliveryDate).not.toBeNull();
  expect(order.estimatedDeliveryDate).toBe(tracked.tracking.estimatedDeliveryDate);
});

test('the tracking says what paying on delivery costs more', async () => {
  const { orderId, shopper } = await createOrder(shop, { paymentMethod: 'cod' });
  const { data } = await shop.client(shopper.token).call('GET /orders/track', { query: { orderId } });
  expect(data.order.codFee).toBe(2000);
});

test('an order of which all was given back waits for no parcel: its tracking ends there, and no date is promised', async () => {
  const { orderId, order, shopper, checkoutUrl } = await createOrder(shop);
  await payOnSandbox(shop, checkoutUrl ?? '', 'approve');
  const refund = (body: { amount?: number; reason: string }) =>
    staff.call('POST /orders/{id}/refunds', { params: { id: orderId }, body });
  const track = async () => (await shop.client(shopper.token).call('GET /orders/track', { query: { orderId } })).data;
  await refund({ amount: 500, reason: 'Retard' });
  const inPart = await track();
  expect(inPart.order.refundedAmount).toBe(500);
  expect(inPart.tracking.estimatedDeliveryDate).not.toBeNull();
  await refund({ reason: 'Article introuvable' });
  const { tracking, order: tracked } = await track();
  expect(tracked).toMatchObject({ refundedAmount: order.finalAmount, refundableAmount: 0 });
  expect(tracking.estimatedDeliveryDate).toBeNull();
  expect(tracking.steps.map(({ title }) => title)).toEqual([
    'Commande reçue',
    'En préparation',
    'Paiement confirmé',
    'Commande remboursée',
  ]);
  expect(tracking.steps.at(-1)?.timestamp).not.toBeNull();
});

test('a parcel that goes abroad is promised for when the settings say, on its page and in its mail', async () => {
  const zone = { places: 'Dakar', feeFcfa: 1, freeAboveFcfa: 2 };
  await shop.platform.transact((tx) =>
    writeSetting(shop.platform, tx, 'shippingZones', [
      { ...zone, name: 'Mali et Sénégal', fromDays: 6, toDays: 9 },
      { ...zone, name: 'Togo', fromDays: 10, toDays: 12 },
    ]),
  );
  const { orderId, shopper } = await createOrder(shop, { country: 'Sénégal', status: 'SHIPPED' });
  const { data } = await shop.client(shopper.token).call('GET /orders/track', { query: { orderId } });
  expect(data.tracking.steps.map(({ description }) => description)).toEqual(
    expect.arrayContaining([
      'Votre colis est en route. La livraison prend 6 à 9 jours ouvrables.',
      'La livraison prend 6 à 9 jours ouvrables après le départ du colis.',
    ]),
  );
  const daysOff = (Date.parse(data.tracking.estimatedDeliveryDate ?? '') - shop.clock.now().getTime()) / 86_400_000;
  expect(daysOff).toBeGreaterThanOrEqual(11);
  const [mail] = await readMails(shop, { to: shopper.email, template: 'order-shipped' });
  for (const part of [mail?.html, mail?.text]) expect(part).toContain('La livraison prend 6 à 9 jours ouvrables.');
});

test('within Benin too, a parcel is promised for when the zone of its town says', async () => {
  const zone = { feeFcfa: 1, freeAboveFcfa: 2 };
  await shop.platform.transact((tx) =>
    writeSetting(shop.platform, tx, 'shippingZones', [
      { ...zone, name: 'Cotonou', places: 'Ses quartiers', fromDays: 1, toDays: 2 },
      { ...zone, name: 'Reste du Bénin', places: 'Les autres communes', fromDays: 4, toDays: 5 },
    ]),
  );
  for (const [city, days] of [
    ['Cotonou', '1 à 2'],
    ['Parakou', '4 à 5'],
  ] as const) {
    const { orderId, shopper } = await createOrder(shop, { city, country: 'Bénin', status: 'SHIPPED' });
    const { data } = await shop.client(shopper.token).call('GET /orders/track', { query: { orderId } });
    const sentence = `La livraison prend ${days} jours ouvrables.`;
    expect(data.tracking.steps.map(({ description }) => description)).toContain(
      `Votre colis est en route. ${sentence}`,
    );
    const [mail] = await readMails(shop, { to: shopper.email, template: 'order-shipped' });
    expect(mail?.text).toContain(sentence);
  }
});

test('a parcel whose customer has closed their account since is tracked by the team step by step', async () => {
  const { orderId, shopper } = await createOrder(shop, { paymentMethod: 'cod', status: 'DELIVERED' });
  await shop.client(shopper.token).call('DELETE /auth/account', { body: { password: shopper.password } });
  const { data } = await staff.call('GET /orders/track', { query: { orderId } });
  expect(data.shippingAddress).toBeNull();
  expect(data.tracking.steps.map(({ title }) => title)).toEqual([
    'Commande reçue',
    'En préparation',
    'Expédiée',
    'Livrée',
    'Paiement confirmé',
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
const eventsBy = (actor: 'STAFF' | 'PAYMENT', statuses: OrderStatus[]) =>
  statuses.map((status, minute) => ({ status, actor, note: null, createdAt: at(minute) }));
const KEPT = { orderItems: [{ itemType: 'PRODUCT' as const }], refunds: [], refundedAmount: 0, refundableAmount: 0 };
const WITHIN_BENIN = { fromDays: 2, toDays: 3 };
const eventsOf = (...statuses: OrderStatus[]) => eventsBy('STAFF', statuses);

describe('the steps', () => {
  test('that were skipped count as done, without a time; money only when it came', () => {
    const steps = stepsOf(
      {
        status: 'SHIPPED',
        paymentMethod: 'momo',
        ...KEPT,
        paidAt: null,
        events: eventsOf('PENDING', 'SHIPPED'),
      },
      WITHIN_BENIN,
    );
    expect(steps.map(({ completed, timestamp }) => [completed, timestamp])).toEqual([
      [true, at(0)],
      [true, null],
      [false, null],
      [true, at(1)],
      [false, null],
    ]);
  });

  test('of cash on delivery have the payment last, at the door', () => {
    const steps = stepsOf(
      {
        status: 'SHIPPED',
        paymentMethod: 'cod',
        ...KEPT,
        paidAt: null,
        events: eventsOf('PENDING', 'PROCESSING', 'SHIPPED'),
      },
      WITHIN_BENIN,
    );
    expect(steps.map(({ title, completed }) => [title, completed])).toEqual([
      ['Commande reçue', true],
      ['En préparation', true],
      ['Expédiée', true],
      ['Livrée', false],
      ['Paiement confirmé', false],
    ]);
    expect(steps.at(-1)?.description).toBe('Vous payez en espèces, à la réception du colis.');
  });

  test('of a cancelled order end with that', () => {
    const steps = stepsOf(
      {
        status: 'CANCELLED',
        paymentMethod: 'momo',
        ...KEPT,
        paidAt: null,
        events: eventsOf('PENDING', 'PROCESSING', 'CANCELLED'),
      },
      WITHIN_BENIN,
    );
    expect(steps.map(({ title, timestamp }) => [title, timestamp])).toEqual([
      ['Commande reçue', at(0)],
      ['En préparation', at(1)],
      ['Commande annulée', at(2)],
    ]);
  });

  test.each([
    ['CANCELLED', 'Commande annulée'],
    ['FAILED', 'Paiement échoué'],
  ] as const)('of an order that ended %s before it was paid show nothing that nobody did', (status, title) => {
    const events = eventsBy('PAYMENT', ['PENDING', 'PROCESSING', status]);
    const steps = stepsOf({ ...KEPT, status, paymentMethod: 'momo', paidAt: null, events }, WITHIN_BENIN);
    expect(steps.map((step) => [step.title, step.timestamp, step.completed])).toEqual([
      ['Commande reçue', at(0), true],
      [title, at(2), true],
    ]);
  });

  test('that are still to come do not speak as if they were past', () => {
    const steps = stepsOf(
      { ...KEPT, status: 'PENDING', paymentMethod: 'momo', paidAt: null, events: eventsOf('PENDING') },
      WITHIN_BENIN,
    );
    const told = steps.filter(({ completed }) => !completed).map(({ description }) => description);
    expect(told).toEqual([
      'La préparation commence dès que le paiement est confirmé.',
      'Le paiement n’est pas encore confirmé.',
      'Votre colis partira dès qu’il sera prêt.',
      'La livraison prend 2 à 3 jours ouvrables après le départ du colis.',
    ]);
  });

  test('of an order without a parcel end with its payment: nothing is prepared, sent or brought', () => {
    const orderItems = [{ itemType: 'SEMINAR' }] as const;
    const paid = { ...KEPT, orderItems, status: 'PAID', paymentMethod: 'momo', paidAt: at(2) } as const;
    const steps = stepsOf({ ...paid, events: eventsOf('PENDING', 'PAID') }, WITHIN_BENIN);
    expect(steps.map(({ title, completed }) => [title, completed])).toEqual([
      ['Commande reçue', true],
      ['Paiement confirmé', true],
    ]);
    expect(steps[1]?.description).toContain('Ce que vous avez réservé se trouve dans votre compte.');
  });

  test('of an order whose payment is under way wait for it, unless the team has taken the order in hand', () => {
    const isPrepared = (events: Parameters<typeof stepsOf>[0]['events']) =>
      stepsOf({ ...KEPT, status: 'PROCESSING', paymentMethod: 'momo', paidAt: null, events }, WITHIN_BENIN)[1]
        ?.completed;
    expect(isPrepared(eventsBy('PAYMENT', ['PENDING', 'PROCESSING']))).toBe(false);
    expect(isPrepared(eventsBy('STAFF', ['PENDING', 'PROCESSING']))).toBe(true);
  });

  test('of a paid order are in the hands of the team', () => {
    const events = eventsBy('PAYMENT', ['PENDING', 'PROCESSING', 'PAID']);
    const steps = stepsOf({ ...KEPT, status: 'PAID', paymentMethod: 'momo', paidAt: at(2), events }, WITHIN_BENIN);
    expect(steps.slice(1, 3)).toMatchObject([
      { description: 'Votre commande est prise en charge par notre équipe.', completed: true },
      { description: 'Votre paiement a été confirmé.', completed: true, timestamp: at(2) },
    ]);
  });
});

describe('the estimated delivery', () => {
  const order = {
    ...KEPT,
    status: 'SHIPPED',
    paymentMethod: 'momo',
    paidAt: null,
    events: eventsOf('PENDING', 'SHIPPED'),
    createdAt: at(0),
    shippingAddress: {} as never,
  } as const;
  const atNoon = new Date(at(0));
  const estimate = (of: Parameters<typeof estimateDelivery>[0], days: DeliveryDays, now = atNoon) =>
    estimateDelivery(of, days, now);

  test('is three business days after the parcel left', () => {
    // The 20th of November 2026 is a Friday.
    expect(estimate(order, WITHIN_BENIN)).toBe('2026-11-25T12:01:00.000Z');
  });

  test('never falls on a day that Benin calls a Saturday or a Sunday', () => {
    // In Benin it is Tuesday, half past midnight.
    const [placed, ...others] = eventsOf('PENDING', 'SHIPPED');
    const events = [placed, ...others.map((event) => ({ ...event, createdAt: '2026-11-23T23:30:00.000Z' }))];
    const late = { ...order, events: events.filter((event) => event !== undefined) };
    expect(estimate(late, { fromDays: 2, toDays: 4 })).toBe('2026-11-29T23:30:00.000Z');
  });

  test('is not promised any more once its day is past in Benin and the parcel is not there', () => {
    const inBenin = (hour: string) => estimate(order, WITHIN_BENIN, new Date(`2026-11-${hour}+01:00`));
    expect(inBenin('25T23:59')).toBe('2026-11-25T12:01:00.000Z');
    expect(inBenin('26T00:00')).toBeNull();
    const delivered = { ...order, status: 'DELIVERED', events: eventsOf('PENDING', 'SHIPPED', 'DELIVERED') } as const;
    expect(estimate(delivered, WITHIN_BENIN, new Date('2026-12-24T12:00:00Z'))).toBe(at(2));
  });

  test('is as far off as the shop says of the country', () => {
    expect(estimate(order, { fromDays: 5, toDays: 7 })).toBe('2026-12-01T12:01:00.000Z');
  });

  test('is five business days after the payment until then, and none before it', () => {
    const unpaid = { ...order, status: 'PROCESSING', events: eventsOf('PENDING', 'PROCESSING') } as const;
    expect(estimate(unpaid, WITHIN_BENIN)).toBeNull();
    expect(estimate({ ...unpaid, status: 'PAID', paidAt: at(3) }, WITHIN_BENIN)).toBe('2026-11-27T12:03:00.000Z');
  });

  test('is five business days after an order that is paid at the door', () => {
    expect(
      estimate({ ...order, status: 'PROCESSING', paymentMethod: 'cod', events: eventsOf('PENDING') }, WITHIN_BENIN),
    ).toBe('2026-11-27T12:00:00.000Z');
  });

  test('is the day of the delivery once it is there, and none for what is cancelled or not shipped', () => {
    expect(
      estimate({ ...order, status: 'DELIVERED', events: eventsOf('PENDING', 'SHIPPED', 'DELIVERED') }, WITHIN_BENIN),
    ).toBe(at(2));
    expect(estimate({ ...order, status: 'CANCELLED' }, WITHIN_BENIN)).toBeNull();
    expect(estimate({ ...order, shippingAddress: null }, WITHIN_BENIN)).toBeNull();
  });
});

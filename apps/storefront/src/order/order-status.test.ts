import type { Order } from '@tokpa/contract/orders';
import { SHIPPING_ZONES } from '@tokpa/contract/shop-policy';
import { describe, expect, it } from 'vitest';
import { awaitsPayment, nameOfCourses, sayLeftUnpaid, sayOnItsWay, sayPaid, trackerOf } from './order-status.ts';

describe('the tracker of an order', () => {
  type Tracked = Parameters<typeof trackerOf>[0];
  const orderItems = [{ itemType: 'PRODUCT' }] as const;
  const track = (order: Pick<Tracked, 'status' | 'paymentMethod'> & Partial<Tracked>) =>
    trackerOf({ leftUnpaid: false, paidAt: null, events: [], orderItems, ...order });
  const doneOf = (order: Parameters<typeof track>[0]) =>
    track(order)?.steps.flatMap(({ label, isDone }) => (isDone ? [label] : []));

  it.each([
    ['PENDING', 1],
    ['PAID', 3],
    ['SHIPPED', 4],
    ['DELIVERED', 5],
  ] as const)('marks every step up to %s as done', (status, done) => {
    expect(doneOf({ status, paymentMethod: 'momo' })).toHaveLength(done);
    expect(track({ status, paymentMethod: 'momo' })?.current).toBe(done - 1);
  });

  it('has five steps, and none for a cancelled order', () => {
    expect(track({ status: 'PAID', paymentMethod: 'card' })?.steps.map(({ label }) => label)).toEqual([
      'Commande reçue',
      'En préparation',
      'Paiement confirmé',
      'Expédiée',
      'Livrée',
    ]);
    expect(track({ status: 'CANCELLED', paymentMethod: 'momo' })).toBeNull();
  });

  const begunBy = (actor: 'PAYMENT' | 'STAFF') => [
    { status: 'PROCESSING', actor, note: null, createdAt: '2030-05-04T08:00:00.000Z' } as const,
  ];

  it.each(['PROCESSING', 'FAILED'] as const)('waits where it was received while its payment is %s', (status) => {
    const order = { status, paymentMethod: 'momo', events: begunBy('PAYMENT') } as const;
    expect(doneOf(order)).toEqual(['Commande reçue']);
    expect(track(order)?.current).toBe(0);
  });

  it.each<Pick<Tracked, 'paymentMethod' | 'events'>>([
    { paymentMethod: 'momo', events: begunBy('STAFF') },
    { paymentMethod: 'cod', events: [] },
  ])('is prepared before it is paid where the team has taken it in hand, or the door pays: %o', (order) => {
    expect(doneOf({ ...order, status: 'PROCESSING' })).toEqual(['Commande reçue', 'En préparation']);
    expect(track({ ...order, status: 'PROCESSING' })?.current).toBe(1);
  });

  it('of an order without a parcel ends with its payment', () => {
    const course = { paymentMethod: 'momo', orderItems: [{ itemType: 'SEMINAR' }] } as const;
    const paid = { ...course, paidAt: '2030-05-04T08:00:00.000Z' } as const;
    expect(track({ ...course, status: 'PROCESSING' })).toEqual({
      steps: [
        { label: 'Commande reçue', isDone: true },
        { label: 'Paiement confirmé', isDone: false },
      ],
      current: 0,
    });
    for (const status of ['PAID', 'DELIVERED'] as const) {
      expect(doneOf({ ...paid, status })).toEqual(['Commande reçue', 'Paiement confirmé']);
      expect(track({ ...paid, status })?.current).toBe(1);
    }
  });

  it('has the payment last when it is made at the door', () => {
    const tracker = track({ status: 'SHIPPED', paymentMethod: 'cod' });
    expect(tracker?.steps.map(({ label }) => label)).toEqual([
      'Commande reçue',
      'En préparation',
      'Expédiée',
      'Livrée',
      'Paiement confirmé',
    ]);
    expect(doneOf({ status: 'SHIPPED', paymentMethod: 'cod' })).toHaveLength(3);
    expect(doneOf({ status: 'DELIVERED', paymentMethod: 'cod', paidAt: '2030-05-04T08:00:00.000Z' })).toHaveLength(5);
  });

  it('knows of cash that came before the parcel left, and is as far as before', () => {
    const paid = { paymentMethod: 'cod', paidAt: '2030-05-04T08:00:00.000Z' } as const;
    expect(doneOf({ ...paid, status: 'PAID' })).toEqual(['Commande reçue', 'En préparation', 'Paiement confirmé']);
    expect(track({ ...paid, status: 'PAID' })?.current).toBe(1);
    expect(doneOf({ ...paid, status: 'SHIPPED' })).toContain('Paiement confirmé');
    expect(track({ ...paid, status: 'SHIPPED' })?.current).toBe(2);
  });

  it('confirms no payment of a parcel that left without being paid', () => {
    const unpaid = { paymentMethod: 'momo', leftUnpaid: true } as const;
    expect(doneOf({ ...unpaid, status: 'SHIPPED' })).toEqual(['Commande reçue', 'En préparation', 'Expédiée']);
    expect(doneOf({ ...unpaid, status: 'DELIVERED' })).not.toContain('Paiement confirmé');
  });
});

it('says that the money of a parcel that left is still awaited, and nothing of one that is paid', () => {
  expect(sayLeftUnpaid({ leftUnpaid: true, finalAmount: 12_000 })).toMatch(
    /^Le paiement de 12\s000\sFCFA n’est pas encore confirmé/,
  );
  expect(sayLeftUnpaid({ leftUnpaid: false, finalAmount: 12_000 })).toBeNull();
});

it('promises a parcel for when the country’s zone does, and only once it has left', () => {
  const to = (country: string, status: Order['status'] = 'SHIPPED') => {
    const shippingAddress = { city: 'Ville', state: null, country } as Order['shippingAddress'];
    return sayOnItsWay({ status, shippingAddress }, SHIPPING_ZONES);
  };
  expect(to('Bénin')).toBe('Votre colis est en route\u00a0: la livraison prend 2 à 3 jours ouvrables.');
  expect(to('Togo')).toContain('la livraison prend 3 à 5 jours ouvrables');
  expect(to('Togo', 'PAID')).toBeNull();
  expect(sayOnItsWay({ status: 'SHIPPED', shippingAddress: null }, SHIPPING_ZONES)).toBeNull();
});

it('announces a mail at dispatch to who paid for a parcel, and nothing of the kind where nothing is sent', () => {
  const shippingAddress = { city: 'Cotonou' } as Order['shippingAddress'];
  expect(sayPaid({ shippingAddress })).toBe(
    'Votre commande est en cours de préparation. Vous recevrez un email dès son expédition.',
  );
  expect(sayPaid({ shippingAddress: null })).toBe('Ce que vous avez réservé se trouve dans votre compte.');
});

it('leads from what was paid to formations where there are no others', () => {
  const holding = (...types: Order['orderItems'][number]['itemType'][]) =>
    nameOfCourses({ orderItems: types.map((itemType) => ({ itemType }) as Order['orderItems'][number]) });
  expect(holding('FORMATION', 'PRODUCT')).toBe('Voir mes formations');
  for (const other of ['SEMINAR', 'COACHING_SESSION'] as const)
    expect([holding(other), holding('FORMATION', other)]).toEqual(['Voir mes inscriptions', 'Voir mes inscriptions']);
});

it('follows the payment of an order only while money may still come', () => {
  expect(awaitsPayment({ status: 'PROCESSING', paymentMethod: 'momo' })).toBe(true);
  expect(awaitsPayment({ status: 'FAILED', paymentMethod: 'card' })).toBe(true);
  expect(awaitsPayment({ status: 'PROCESSING', paymentMethod: 'cod' })).toBe(false);
  expect(awaitsPayment({ status: 'PAID', paymentMethod: 'momo' })).toBe(false);
});

import type { Order } from '@tokpa/contract/orders';
import { SHIPPING_ZONES } from '@tokpa/contract/shop-policy';
import { describe, expect, it } from 'vitest';
import { awaitsPayment, sayOnItsWay, sayPaid, trackerOf } from './order-status.ts';

describe('the tracker of an order', () => {
  it.each([
    ['PENDING', 1],
    ['PROCESSING', 2],
    ['PAID', 3],
    ['SHIPPED', 4],
    ['DELIVERED', 5],
  ] as const)('marks every step up to %s as done', (status, behind) => {
    expect(trackerOf({ status, paymentMethod: 'momo' })?.behind).toBe(behind);
  });

  it('has five steps, and none for a cancelled order', () => {
    expect(trackerOf({ status: 'PAID', paymentMethod: 'card' })?.labels).toEqual([
      'Commande reçue',
      'En préparation',
      'Paiement confirmé',
      'Expédiée',
      'Livrée',
    ]);
    expect(trackerOf({ status: 'CANCELLED', paymentMethod: 'momo' })).toBeNull();
  });

  it('waits where it was received after a failed payment', () => {
    expect(trackerOf({ status: 'FAILED', paymentMethod: 'momo' })?.behind).toBe(1);
  });

  it('has the payment last when it is made at the door', () => {
    const tracker = trackerOf({ status: 'SHIPPED', paymentMethod: 'cod' });
    expect(tracker?.labels).toEqual(['Commande reçue', 'En préparation', 'Expédiée', 'Livrée', 'Paiement confirmé']);
    expect(tracker?.behind).toBe(3);
    expect(trackerOf({ status: 'PAID', paymentMethod: 'cod' })?.behind).toBe(2);
    expect(trackerOf({ status: 'DELIVERED', paymentMethod: 'cod' })?.behind).toBe(5);
  });
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

it('follows the payment of an order only while money may still come', () => {
  expect(awaitsPayment({ status: 'PROCESSING', paymentMethod: 'momo' })).toBe(true);
  expect(awaitsPayment({ status: 'FAILED', paymentMethod: 'card' })).toBe(true);
  expect(awaitsPayment({ status: 'PROCESSING', paymentMethod: 'cod' })).toBe(false);
  expect(awaitsPayment({ status: 'PAID', paymentMethod: 'momo' })).toBe(false);
});

import type { Order } from '@tokpa/contract/orders';
import { expect, test } from 'vitest';
import { EXPORTED_COLUMNS } from './exported-columns.ts';

const ORDER = { customer: {}, shippingAddress: null, coupon: null };

/** What stands in the table for this order, under each heading. */
function cellsOf(order: object): ReadonlyMap<string, unknown> {
  return new Map(EXPORTED_COLUMNS.map(([heading, read]) => [heading, read({ ...ORDER, ...order } as Order)]));
}

test('the table of the orders tells what is back from what is still to be given back', () => {
  const cells = cellsOf({ refundedAmount: 3000, dueRefundAmount: 1000 });
  expect(cells.get('Remboursé (FCFA)')).toBe(2000);
  expect(cells.get('À rembourser (FCFA)')).toBe(1000);
});

test('the table of the orders tells the courier to whom, where and against how much a parcel goes', () => {
  const customer = { name: 'Codjo Agossou', email: '', phone: '+2290197000000' };
  const where = { addressLine1: 'Carré 452', addressLine2: 'Tokplégbé', landmark: 'Portail vert', city: 'Kétou' };
  const order = { customer, status: 'SHIPPED', paidAt: null, finalAmount: 10_500 };
  const told = (to: object | null) => {
    const cells = cellsOf({ ...order, shippingAddress: to });
    const headings = ['Destinataire', 'Téléphone du destinataire', 'Adresse', 'Repère', 'Ville', 'À encaisser (FCFA)'];
    return headings.map((heading) => cells.get(heading));
  };
  const place = ['Carré 452, Tokplégbé', 'Portail vert', 'Kétou', 10_500];
  expect(told({ ...where, recipientName: 'Afi Zannou', phone: '+2290195222222' })).toEqual([
    'Afi Zannou',
    '+2290195222222',
    ...place,
  ]);
  expect(told({ ...where, recipientName: null, phone: null })).toEqual([customer.name, customer.phone, ...place]);
  expect(told(null)).toEqual([undefined, undefined, '', undefined, undefined, 10_500]);
});

import type { Order } from '@tokpa/contract/orders';
import { expect, test } from 'vitest';
import { EXPORTED_COLUMNS } from './exported-columns.ts';

test('the table of the orders tells what is back from what is still to be given back', () => {
  const order = { customer: {}, shippingAddress: null, coupon: null, refundedAmount: 3000, dueRefundAmount: 1000 };
  const cells = new Map(EXPORTED_COLUMNS.map(([heading, read]) => [heading, read(order as Order)]));
  expect(cells.get('Remboursé (FCFA)')).toBe(2000);
  expect(cells.get('À rembourser (FCFA)')).toBe(1000);
});

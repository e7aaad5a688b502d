import type { Order } from '@tokpa/contract/orders';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { PaymentPanel } from './payment-panel.tsx';

const PAID = { status: 'PAID', paymentMethod: 'momo', finalAmount: 5000, orderItems: [], refunds: [] };

/** What the panel says, in letters. */
function read(panel: ReactElement): string {
  return renderToStaticMarkup(<MemoryRouter>{panel}</MemoryRouter>)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

it('of money that goes back says what was given and what is still to come', () => {
  const said = (refundedAmount: number, dueRefundAmount: number) => {
    const order = { ...PAID, refundedAmount, dueRefundAmount, refundableAmount: 0 } as unknown as Order;
    return read(<PaymentPanel order={order} payment={undefined} />);
  };
  expect(said(5000, 0)).toContain('5 000 FCFA vous ont été rendus.');
  expect(said(5000, 5000)).toContain('Commande remboursée 5 000 FCFA vous seront rendus.');
  expect(said(5000, 3000)).toContain('2 000 FCFA vous ont été rendus. 3 000 FCFA vous seront rendus.');
});

import type { Order } from '@tokpa/contract/orders';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { OrderAmounts } from '../ui/order-amounts.tsx';
import { PaymentPanel } from './payment-panel.tsx';

const AMOUNTS = {
  methodName: 'Mobile Money',
  subtotalAmount: 0,
  totalAmount: 0,
  shippingFee: 0,
  codFee: 0,
  discountAmount: 0,
  finalAmount: 0,
  refundedAmount: 0,
  dueRefundAmount: 0,
};

function panelOf(itemType: 'PRODUCT' | 'SEMINAR', finalAmount: number): string {
  const order = {
    ...AMOUNTS,
    finalAmount,
    status: 'PAID',
    paymentMethod: 'momo',
    shippingAddress: null,
    orderItems: [{ itemType }],
    refunds: [],
    refundableAmount: finalAmount,
  } as unknown as Order;
  return renderToStaticMarkup(
    <MemoryRouter>
      <PaymentPanel order={order} payment={undefined} />
    </MemoryRouter>,
  );
}

it('an order that costs nothing is confirmed, and thanks nobody for a payment', () => {
  expect(panelOf('SEMINAR', 0)).toContain('Inscription confirmée');
  expect(panelOf('PRODUCT', 0)).toContain('Commande confirmée');
  expect(panelOf('SEMINAR', 5000)).toMatch(/Paiement confirmé, merci\s!/);
});

it('an order that costs nothing names nothing that it is paid with', () => {
  const shown = (finalAmount: number) =>
    renderToStaticMarkup(<OrderAmounts amounts={{ ...AMOUNTS, finalAmount }} isSent={false} />);
  expect(shown(0)).not.toContain('Mode de paiement');
  expect(shown(5000)).toContain('Mode de paiement');
});

import type { Order } from '@tokpa/contract/orders';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaymentDeadline } from './payment-deadline.tsx';

function said(order: Pick<Order, 'status' | 'payableUntil'>): string {
  return renderToStaticMarkup(<PaymentDeadline order={order as Order} />).replaceAll('\u00A0', ' ');
}

test('of an order that the clock will cancel staff read until when, at the hour of Benin, and what keeps it', () => {
  const payableUntil = '2026-11-29T14:05:00.000Z';
  for (const status of ['PENDING', 'PROCESSING', 'FAILED'] as const) {
    expect(said({ status, payableUntil })).toContain('À payer avant le 29 nov. 2026, 15:05');
    expect(said({ status, payableUntil })).toContain('sauf si l’équipe la prend en charge');
  }
  expect(said({ status: 'PROCESSING', payableUntil: null })).toBe('');
  expect(said({ status: 'PAID', payableUntil })).toBe('');
});

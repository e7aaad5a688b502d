import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { UnmatchedPayment } from '@tokpa/contract/payments';
import { formatFcfa } from '@tokpa/contract/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { TestMemoryRouter } from 'react-admin';
import { expect, test } from 'vitest';
import { UnmatchedPayments } from './unmatched-payments.tsx';

const PAYMENT: UnmatchedPayment = {
  id: '0193a1b2-0000-7000-8000-000000000001',
  provider: 'fedapay',
  providerId: '4711',
  method: 'mtn',
  amount: 12_500,
  currency: 'XOF',
  paidAt: '2026-11-28T21:00:00.000Z',
  createdAt: '2026-11-29T08:00:00.000Z',
  orderNumber: null,
  orderId: null,
};

function shown(payments: readonly UnmatchedPayment[]): string {
  const queries = new QueryClient();
  queries.setQueryData(['unmatched-payments'], { data: payments });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <TestMemoryRouter>
        <UnmatchedPayments />
      </TestMemoryRouter>
    </QueryClientProvider>,
  );
}

test('money that no order is about stands above the payments, with what it takes to find it', () => {
  const text = shown([PAYMENT]);
  expect(text).toContain('Paiements sans commande');
  expect(text).toContain(`${formatFcfa(12_500)} · 4711`);
  expect(text).toContain('MTN Money');
  expect(shown([{ ...PAYMENT, currency: 'GHS' }])).toContain('12500 GHS');
});

test('it leads to the order that it names, and where the shop has lost that too, says which it was', () => {
  const orderNumber = 'ORD-1795140000000-4821';
  const orderId = '0193a1b2-0000-7000-8000-000000000002';
  expect(shown([{ ...PAYMENT, orderNumber, orderId }])).toMatch(
    new RegExp(`href="[^"]*/orders/${orderId}/show"[^>]*>${orderNumber}<`),
  );
  const lost = shown([{ ...PAYMENT, orderNumber }]);
  expect(lost).toContain(`${orderNumber}, que la boutique n’a plus`);
  expect(lost).not.toContain('href');
  expect(shown([PAYMENT])).not.toContain('Commande ');
});

test('where there is none, nothing is said', () => {
  expect(shown([])).toBe('');
});

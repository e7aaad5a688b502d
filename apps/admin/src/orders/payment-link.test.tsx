import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Order } from '@tokpa/contract/orders';
import { renderToStaticMarkup } from 'react-dom/server';
import { TestMemoryRouter } from 'react-admin';
import { expect, test } from 'vitest';
import { PaymentLink } from './payment-link.tsx';

const order = {
  id: 'order',
  orderNumber: 'ORD-1',
  isPayable: true,
  updatedAt: '2026-11-28T10:00:00.000Z',
} as unknown as Order;

const KEY = ['orders', order.id, 'payment', order.updatedAt];

function shownWith(queries: QueryClient): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <TestMemoryRouter>
        <PaymentLink order={order} />
      </TestMemoryRouter>
    </QueryClientProvider>,
  );
}

/** What stands there of an order without an open page. */
function shown(payment: { isRefused: boolean }): string {
  const queries = new QueryClient();
  queries.setQueryData(KEY, { data: { checkoutUrl: null, ...payment } });
  return shownWith(queries);
}

test('of a payment that its provider refused the team is led to what it said, and is not offered to be refused again', () => {
  expect(shown({ isRefused: false })).toContain('Ouvrir une page de paiement');
  const refused = shown({ isRefused: true });
  expect(refused).toMatch(/a refusé d’ouvrir le paiement, qui attend sous .*href="[^"]*transactions\?filter=.*ORD-1/);
  expect(refused).not.toContain('<button');
});

test('a payment page that could not be read is asked for again: nothing at all would say that there is none', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const unread = () => Promise.reject(new Error('Bad gateway'));
  await queries.prefetchQuery({ queryKey: KEY, queryFn: unread });
  expect(shownWith(queries)).toMatch(/Lien de paiement.*Une erreur s’est produite.*Réessayer/);
});

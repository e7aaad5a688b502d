import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Order, PaymentState } from '@tokpa/contract/orders';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { PaymentPanel } from './payment-panel.tsx';

const PAID = { status: 'PAID', paymentMethod: 'momo', finalAmount: 5000, orderItems: [], refunds: [] };

/** What the panel says, in letters. */
function read(panel: ReactElement): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{panel}</MemoryRouter>
    </QueryClientProvider>,
  )
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

const UNPAID = { ...PAID, status: 'FAILED', refundedAmount: 0, dueRefundAmount: 0 } as unknown as Order;
const payment = (news: Partial<PaymentState>): PaymentState => ({
  orderId: 'order',
  orderStatus: 'FAILED',
  attemptStatus: 'FAILED',
  checkoutUrl: null,
  isRefused: false,
  isSettled: true,
  isPayable: true,
  payableUntil: null,
  ...news,
});

it('an unpaid order whose payment cannot be read says so and asks again; one that is still read says nothing', () => {
  const unread = { retry: () => undefined, isBusy: false };
  const said = read(<PaymentPanel order={UNPAID} payment={undefined} unread={unread} />);
  expect(said).toContain('L’état du paiement n’a pas pu être lu');
  expect(said).toContain('Réessayer');
  expect(read(<PaymentPanel order={UNPAID} payment={undefined} />).trim()).toBe('');
  expect(read(<PaymentPanel order={UNPAID} payment={payment({})} unread={unread} />)).not.toContain('pu être lu');
});

it('does not promise another try of a payment that the service refused for good', () => {
  const refused = read(<PaymentPanel order={UNPAID} payment={payment({ isRefused: true })} />);
  expect(refused).toContain('a refusé cette commande : écrivez-nous avec son numéro.');
  expect(refused).not.toMatch(/[Rr]éessayer/);
  expect(read(<PaymentPanel order={UNPAID} payment={payment({})} />)).toContain('Réessayer le paiement');
});

it('says how long an order is kept whose payment the service refused', () => {
  const payableUntil = new Date(Date.now() + 20 * 60_000).toISOString();
  const refused = read(<PaymentPanel order={UNPAID} payment={payment({ isRefused: true, payableUntil })} />);
  expect(refused).toMatch(/Il vous reste 20 minutes pour payer ; ensuite la commande sera annulée/);
  expect(read(<PaymentPanel order={UNPAID} payment={payment({ isRefused: true })} />)).not.toContain('Il vous reste');
});

it('promises that nothing was charged only of a payment that failed, not of one that ran out of time', () => {
  const said = (attemptStatus: 'FAILED' | 'EXPIRED') =>
    read(<PaymentPanel order={UNPAID} payment={payment({ attemptStatus })} />);
  expect(said('FAILED')).toContain('Rien ne vous a été facturé. Vos articles restent réservés');
  expect(said('EXPIRED')).not.toContain('Rien ne vous a été facturé');
  const refused = payment({ isRefused: true, attemptStatus: 'EXPIRED' });
  expect(read(<PaymentPanel order={UNPAID} payment={refused} />)).not.toContain('Rien ne vous a été facturé');
  expect(said('EXPIRED')).toMatch(/Si vous avez validé un paiement, la commande reprendra .* Réessayer le paiement/);
});

it('says that the time is over only where it is, not of what is no longer sold', () => {
  const [honey, seat] = [{ itemType: 'PRODUCT' }, { itemType: 'SEMINAR' }];
  const said = (payableUntil: string | null, orderItems: object[], shippingAddress: object | null = null) => {
    const order = { ...UNPAID, orderItems, shippingAddress } as unknown as Order;
    return read(<PaymentPanel order={order} payment={payment({ isPayable: false, payableUntil })} />);
  };
  const [before, later] = ['2020-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z'];
  expect(said(before, [seat])).toContain('Le délai de paiement est passé. Rien');
  expect(said(later, [seat])).toContain('Ce qu’elle contient n’est plus proposé. Rien');
  expect(said(null, [seat])).toContain('Ce qu’elle contient n’est plus proposé. Rien');
  expect(said(later, [honey, seat], {})).toContain('Une partie de ce qu’elle contient n’est plus proposée. Rien');
  // By a clock that is behind the shop's.
  expect(said(later, [honey], {})).toContain('Le délai de paiement est passé. Rien');
});

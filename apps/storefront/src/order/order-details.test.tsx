import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { OrderDetail } from '@tokpa/contract/orders';
import { SHIPPING_ZONES } from '@tokpa/contract/shop-policy';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { OrderDetails } from './order-details.tsx';

const PARCEL = {
  id: 'order',
  orderNumber: 'ORD-1',
  status: 'SHIPPED',
  paymentMethod: 'momo',
  subtotalAmount: 11_000,
  shippingFee: 1000,
  codFee: 0,
  totalAmount: 12_000,
  discountAmount: 0,
  finalAmount: 12_000,
  coupon: null,
  itemsCount: 1,
  createdAt: '2030-05-04T08:00:00.000Z',
  customer: { name: 'Afi Dossou', email: 'afi@exemple.bj', phone: '' },
  shippingAddress: { city: 'Cotonou', state: null, country: 'Bénin', recipientName: null },
  orderItems: [{ id: 'line', itemType: 'PRODUCT', quantity: 1, price: 11_000, product: null }],
  transactions: [],
  events: [],
  refunds: [],
  refundableAmount: 0,
  refundedAmount: 0,
  dueRefundAmount: 0,
  leftUnpaid: false,
} as unknown as OrderDetail;

/** What the page of a parcel that left says, and which steps of its way it calls done. */
function read(changes: Partial<OrderDetail>) {
  const page = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <OrderDetails
          order={{ ...PARCEL, ...changes }}
          contacts={{ whatsappNumber: '', contactEmail: '' }}
          zones={SHIPPING_ZONES}
          AddressLines={() => null}
          onBuyAgain={() => Promise.resolve(true)}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const textOf = (html: string) =>
    html
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const steps = page.slice(page.indexOf('<ol'), page.indexOf('</ol>')).split('</li>').map(textOf);
  const done = steps.filter((step) => step.endsWith('(terminé)')).map((step) => step.replace(' (terminé)', ''));
  return { text: textOf(page), done };
}

it('the page of a parcel that left without being paid confirms no payment, and says that it is awaited', () => {
  const { text, done } = read({ leftUnpaid: true });
  expect(done).toEqual(['Commande reçue', 'En préparation', 'Expédiée']);
  expect(text).toContain('Le paiement de 12 000 FCFA n’est pas encore confirmé : écrivez-nous');
});

it('the page of a parcel that was paid confirms its payment, and asks for none', () => {
  const { text, done } = read({ leftUnpaid: false });
  expect(done).toEqual(['Commande reçue', 'En préparation', 'Paiement confirmé', 'Expédiée']);
  expect(text).not.toContain('n’est pas encore confirmé');
});

it('the page of a parcel says on which day it is awaited, and nothing where nobody knows', () => {
  expect(read({ estimatedDeliveryDate: '2030-05-09T08:00:00.000Z' }).text).toContain('Livraison prévue le 9 mai 2030');
  expect(read({ estimatedDeliveryDate: null }).text).not.toContain('prévue');
});

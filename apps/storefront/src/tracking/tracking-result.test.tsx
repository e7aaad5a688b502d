import type { TrackingResult as Tracked } from '@tokpa/contract/order-tracking';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { TrackingResult } from './tracking-result.tsx';

const TRACKED: Tracked = {
  order: {
    id: 'order',
    orderNumber: 'ORD-1',
    status: 'PAID',
    paymentMethod: 'momo',
    methodName: 'MTN Money',
    subtotalAmount: 3000,
    shippingFee: 1000,
    codFee: 0,
    discountAmount: 0,
    totalAmount: 4000,
    finalAmount: 4000,
    uncollectedAmount: 0,
    refundedAmount: 0,
    dueRefundAmount: 0,
    refundableAmount: 4000,
    createdAt: '2030-05-04T08:00:00.000Z',
  },
  customer: { name: 'Afi Dossou', email: 'afi@exemple.bj', phone: '+2290197001122' },
  shippingAddress: {
    recipientName: 'Kossi Hounkpatin',
    phone: '+2290166554433',
    street: 'Quartier Zongo',
    landmark: 'derrière la pharmacie',
    city: 'Parakou',
    state: 'Borgou',
    postalCode: null,
    country: 'Bénin',
  },
  tracking: { currentStatus: 'PAID', estimatedDeliveryDate: null, steps: [] },
  orderItems: [
    { product: { name: 'Bissap', variation: 'Bouteille de 1 L', images: [], picture: null }, quantity: 2, price: 1500 },
  ],
};

const page = () =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TrackingResult tracked={TRACKED} />
    </MemoryRouter>,
  );

/** The text of a card, by its title. */
const cardOf = (title: string) =>
  page()
    .split('<section')
    .find((part) => part.includes(`>${title}</h3>`)) ?? '';

it('says which size or taste of an article was bought', () => {
  expect(cardOf('Articles')).toContain('Bouteille de 1 L');
});

it('who ordered and who gets the parcel stand apart, each with their own telephone', () => {
  const client = cardOf('Client');
  const address = cardOf('Adresse de livraison');
  expect(client).toContain('Afi Dossou');
  expect(client).not.toContain('66 55 44 33');
  expect(address).toContain('Kossi Hounkpatin');
  expect(address).toContain('66 55 44 33');
});

it('the address is whole: its landmark and its department too', () => {
  const address = cardOf('Adresse de livraison');
  expect(address).toContain('Repère\u00a0: derrière la pharmacie');
  expect(address).toContain('Parakou, Borgou');
});

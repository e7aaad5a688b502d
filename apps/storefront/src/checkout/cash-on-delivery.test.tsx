import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Cart, ItemType } from '@tokpa/contract/cart';
import type { ShippingAddress } from '@tokpa/contract/shipping-addresses';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CheckoutSettings } from './amounts.ts';
import { CheckoutStep } from './checkout-step.tsx';
import { useChoices } from './use-choices.ts';

const SETTINGS: CheckoutSettings = {
  shippingFee: 1000,
  codCities: ['Cotonou'],
  codFee: 2000,
  codMaxAmount: 100_000,
  countriesServed: ['Bénin'],
};
const SLOTS = { AddressLines: () => null, AddressForm: () => null, LineIssue: () => null };
const ADDRESS = { id: '1', city: 'Cotonou', country: 'Bénin', isDefault: true } as ShippingAddress;

function cartOf(...itemTypes: ItemType[]): Cart {
  const items = itemTypes.map((itemType, position) => ({
    id: String(position),
    itemType,
    quantity: 1,
    totalAmount: 1000,
    product: { name: 'Article' },
    variation: null,
    issue: null,
  }));
  return { items, summary: { itemsCount: items.length, totalAmount: 1000 * items.length } } as unknown as Cart;
}

function AtPayment({ cart }: { cart: Cart }) {
  const choices = useChoices({
    cart,
    isUnsent: false,
    whenAnswered: () => Promise.resolve(),
    onStaleCart: () => undefined,
    addresses: [ADDRESS],
    settings: SETTINGS,
  });
  return (
    <CheckoutStep
      {...{ step: 1, cart, choices, promo: choices.promo, addresses: [ADDRESS], settings: SETTINGS, slots: SLOTS }}
      busy={false}
      total={choices.amounts.total}
      goTo={() => undefined}
      advance={() => undefined}
      closeProblem={() => undefined}
      submit={() => undefined}
    />
  );
}

/** The card of cash on delivery, as the payment step shows it. */
function cashWith(...itemTypes: ItemType[]) {
  const page = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <AtPayment cart={cartOf(...itemTypes)} />
    </QueryClientProvider>,
  );
  const card = page.split('<label').find((part) => part.includes('Paiement à la livraison')) ?? '';
  return { text: card, isOffered: /<input[^>]*>/.test(card) && !/<input[^>]*disabled/.test(card) };
}

it.each(['SEMINAR', 'COACHING_SESSION'] as const)('with a seat (%s) cash is not offered, and why is said', (seat) => {
  const { text, isOffered } = cashWith('PRODUCT', seat);
  expect(isOffered).toBe(false);
  expect(text).toContain('Pas possible avec une place à un séminaire ou à un coaching');
});

it('without a seat cash is offered to who is reached by the courier', () => {
  for (const { text, isOffered } of [cashWith('PRODUCT'), cashWith('PRODUCT', 'FORMATION')]) {
    expect(isOffered).toBe(true);
    expect(text).toContain('Vous payez en espèces au livreur');
  }
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Cart } from '@tokpa/contract/cart';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CheckoutSettings } from './amounts.ts';
import { CheckoutStep } from './checkout-step.tsx';
import { useChoices } from './use-choices.ts';

const SETTINGS: CheckoutSettings = {
  shippingFee: 2000,
  codCities: [],
  codFee: 0,
  codMaxAmount: 0,
  countriesServed: [],
};
const SLOTS = { AddressLines: () => null, AddressForm: () => null, LineIssue: () => null };

function seatFor(price: number): Cart {
  const item = {
    id: '1',
    itemType: 'SEMINAR',
    quantity: 1,
    totalAmount: price,
    product: { name: 'Une matinée au jardin' },
    variation: null,
    issue: null,
  };
  return { items: [item], summary: { itemsCount: 1, totalAmount: price } } as unknown as Cart;
}

function AtStep({ step, cart }: { step: 1 | 2; cart: Cart }) {
  const choices = useChoices({
    cart,
    isUnsent: false,
    whenAnswered: () => Promise.resolve(),
    onStaleCart: () => undefined,
    addresses: [],
    settings: SETTINGS,
  });
  const { promo, amounts } = choices;
  return (
    <CheckoutStep
      {...{ step, cart, choices, promo, addresses: [], settings: SETTINGS, slots: SLOTS, busy: false }}
      total={amounts.total}
      goTo={() => undefined}
      advance={() => undefined}
      closeProblem={() => undefined}
      submit={() => undefined}
    />
  );
}

const shown = (step: 1 | 2, price: number) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <AtStep step={step} cart={seatFor(price)} />
    </QueryClientProvider>,
  );

it('who has nothing to pay is not asked how, and sent to no payment page', () => {
  const page = shown(1, 0);
  expect(page).toContain('Rien n’est à payer');
  expect(page).not.toContain('Vous serez redirigé');
  expect(shown(1, 5000)).toContain('Vous serez redirigé');
});

it('what costs nothing is confirmed without « Mobile Money »', () => {
  expect(shown(2, 0)).not.toContain('Mobile Money');
  expect(shown(2, 5000)).toContain('Mobile Money');
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Cart } from '@tokpa/contract/cart';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

const SETTINGS = { shippingFee: 0, codCities: [], codFee: 0, codMaxAmount: 0, countriesServed: [] };

function cartWith(name: string): Cart {
  const product = { id: name, slug: name, name, image: null, picture: null, price: 2000, stock: 5 };
  const line = { id: name, itemType: 'PRODUCT' as const, quantity: 1, product, variation: null, totalAmount: 2000 };
  return { items: [{ ...line, issue: null }], summary: { itemsCount: 1, totalAmount: 2000 } };
}

/** The field of the promo code as a page that is read anew draws it, in a tab in which this code was applied. */
async function openAnew(appliedCode: string | undefined) {
  const memory = { step: 2, addressId: null, method: 'momo', code: 'BISSAP', appliedCode, attempt: null };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'user' ? JSON.stringify({ id: 'p' }) : 'jeton'),
  });
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify({ ...memory, account: 'p' }) });
  vi.resetModules();
  const [{ useChoices }, { PromoCode }] = await Promise.all([import('./use-choices.ts'), import('./promo-code.tsx')]);
  const Field = ({ cart }: { cart: Cart }) => {
    const { code, promo } = useChoices({
      cart,
      isUnsent: false,
      whenAnswered: () => Promise.resolve(),
      onStaleCart: () => undefined,
      addresses: [],
      settings: SETTINGS,
    });
    return <PromoCode code={code} promo={promo} onChange={() => undefined} />;
  };
  const client = new QueryClient();
  const draw = (cart: Cart) =>
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <Field cart={cart} />
      </QueryClientProvider>,
    );
  /** The shop says what the code takes off the cart that was drawn last. */
  const answer = (discountAmount: number) => client.getQueryCache().getAll().at(-1)?.setData({ discountAmount });
  return { draw, answer };
}

it('a code that was applied is verified by itself once the page is read anew; one that was only typed is not', async () => {
  expect((await openAnew('BISSAP')).draw(cartWith('jus'))).toContain('Vérification...');
  const typed = (await openAnew(undefined)).draw(cartWith('jus'));
  expect(typed).toContain('value="BISSAP"');
  expect(typed).not.toContain('Vérification...');
});

it('what a code takes off one cart is not taken off another one of the same price', async () => {
  const { draw, answer } = await openAnew('BISSAP');
  draw(cartWith('jus'));
  answer(500);
  expect(draw(cartWith('jus'))).toContain('Code appliqué');
  expect(draw(cartWith('savon'))).not.toContain('Code appliqué');
});

import type { OrderDetail } from '@tokpa/contract/orders';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderCustomer } from './order-customer.tsx';

const NOBODY = { name: '', email: '', phone: '' };

/** The lines under which a parcel leaves. */
function linesOf(address: object): string[] {
  const order = {
    customer: NOBODY,
    mailAddress: '',
    shippingAddress: { phone: null, ...address },
  } as unknown as OrderDetail;
  const markup = renderToStaticMarkup(<OrderCustomer order={order} />);
  return [...(markup.split('<address')[1] ?? '').matchAll(/<span>([^<]+)/g)].map(([, line = '']) => line);
}

test('a town stands apart from its department', () => {
  expect(linesOf({ city: 'Parakou', state: 'Borgou', country: 'Bénin' })).toEqual(['Parakou, Borgou', 'Bénin']);
  expect(linesOf({ postalCode: '01 BP 12', city: 'Cotonou', state: 'Littoral' })).toEqual([
    '01 BP 12 Cotonou, Littoral',
  ]);
  expect(linesOf({ city: 'Lomé', state: null, country: 'Togo' })).toEqual(['Lomé', 'Togo']);
});

import type { Order } from '@tokpa/contract/orders';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OtherRecipient } from './other-recipient.tsx';

function said(shippingAddress: object | null): string {
  const order = { customer: { name: 'Codjo Agossou', email: '', phone: '' }, shippingAddress } as Order;
  return renderToStaticMarkup(<OtherRecipient order={order} />);
}

test('the list of orders names who gets a parcel where its buyer does not', () => {
  expect(said({ recipientName: 'Afi Zannou' })).toContain('Pour Afi Zannou');
  for (const same of [{ recipientName: 'Codjo Agossou' }, { recipientName: null }, null]) expect(said(same)).toBe('');
});

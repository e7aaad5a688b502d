import type { Order } from '@tokpa/contract/orders';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BuyAgainButton } from './buy-again-button.tsx';

/** What the button is called, as screen readers say it. */
function nameOf(lines: number, isAmongOthers: boolean): string {
  const order = {
    orderNumber: 'ORD-1',
    orderItems: Array.from({ length: lines }, () => ({}) as Order['orderItems'][number]),
  };
  return renderToStaticMarkup(
    <BuyAgainButton order={order} onBuyAgain={() => Promise.resolve()} isAmongOthers={isAmongOthers} />,
  ).replaceAll(/<[^>]*>/g, '');
}

it('among others it says in French of which order, and begins with what is seen', () => {
  expect(nameOf(1, true)).toBe('Racheter les articles de la commande ORD-1');
  expect(nameOf(2, true)).toBe('Racheter ces articles de la commande ORD-1');
  expect([nameOf(1, false), nameOf(2, false)]).toEqual(['Racheter', 'Racheter ces articles']);
});

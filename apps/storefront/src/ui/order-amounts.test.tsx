import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OrderAmounts } from './order-amounts.tsx';

const PAID = {
  methodName: 'Carte bancaire',
  subtotalAmount: 5000,
  shippingFee: 0,
  codFee: 0,
  discountAmount: 0,
  totalAmount: 5000,
  uncollectedAmount: 0,
  finalAmount: 5000,
};

/** Every line of the amounts, as it is read. */
function linesOf(refundedAmount: number, dueRefundAmount: number, changes: Partial<typeof PAID> = {}): string[] {
  const amounts = { ...PAID, ...changes, refundedAmount, dueRefundAmount };
  return renderToStaticMarkup(<OrderAmounts amounts={amounts} isSent={false} />)
    .split('</div>')
    .map((line) => line.replaceAll(/<[^>]+>/g, '').replaceAll(/\s/g, ' '));
}

it('says « Remboursé » only of money that went back, and « À rembourser » of what nobody has given yet', () => {
  expect(linesOf(2000, 2000)).toContain('À rembourser-2 000 FCFA');
  expect(linesOf(2000, 2000).join()).not.toContain('Remboursé');
  expect(linesOf(3000, 1000)).toEqual(expect.arrayContaining(['Remboursé-2 000 FCFA', 'À rembourser-1 000 FCFA']));
  expect(linesOf(3000, 0)).toContain('Remboursé-3 000 FCFA');
  expect(linesOf(3000, 0).join()).not.toContain('À rembourser');
});

it('says by what it was paid', () => {
  expect(linesOf(0, 0)).toContain('Mode de paiementCarte bancaire');
});

it('says what the courier did not get, so that the amounts add up', () => {
  expect(linesOf(0, 0, { uncollectedAmount: 2000, finalAmount: 3000 })).toContain('Déduit à la livraison-2 000 FCFA');
  expect(linesOf(0, 0).join()).not.toContain('Déduit');
});

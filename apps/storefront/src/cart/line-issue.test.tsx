import type { CartItem, ItemType } from '@tokpa/contract/cart';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LineIssue } from './line-issue.tsx';

function shown(itemType: ItemType, stock = 0): string {
  const issue = stock === 0 ? 'out_of_stock' : 'insufficient_stock';
  const line = { id: '1', itemType, issue, product: { name: 'Atelier', stock } };
  return renderToStaticMarkup(<LineIssue line={line as unknown as CartItem} />);
}

it('a seminar or a coaching session without a place is full; a product is out of stock', () => {
  expect(shown('SEMINAR')).toContain('Complet : il n’y a plus de place.');
  expect(shown('COACHING_SESSION')).toContain('Complet : il n’y a plus de place.');
  expect(shown('PRODUCT')).toContain('Rupture de stock.');
});

it('of a session so many places are left; of a product so many pieces', () => {
  expect(shown('SEMINAR', 2)).toContain('Il ne reste que 2 places.');
  expect(shown('COACHING_SESSION', 1)).toContain('Il ne reste que 1 place.');
  expect(shown('PRODUCT', 2)).toContain('Il n’en reste que 2.');
});

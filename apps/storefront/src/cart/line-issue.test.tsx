import type { CartItem, ItemType } from '@tokpa/contract/cart';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LineIssue } from './line-issue.tsx';

function shown(itemType: ItemType): string {
  const line = { id: '1', itemType, issue: 'out_of_stock', product: { name: 'Atelier', stock: 0 } };
  return renderToStaticMarkup(<LineIssue line={line as unknown as CartItem} />);
}

it('a seminar or a coaching session without a place is full; a product is out of stock', () => {
  expect(shown('SEMINAR')).toContain('Complet : il n’y a plus de place.');
  expect(shown('COACHING_SESSION')).toContain('Complet : il n’y a plus de place.');
  expect(shown('PRODUCT')).toContain('Rupture de stock.');
});

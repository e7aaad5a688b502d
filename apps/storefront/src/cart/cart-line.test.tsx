import type { CartItem, ItemType } from '@tokpa/contract/cart';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { CartLine } from './cart-line.tsx';
import { drawInCart } from './in-cart.tsx';

const lineOf = (itemType: ItemType) => {
  const product = { id: '2', slug: 'savon', name: 'Le savon', price: 25_000, stock: 1, picture: null };
  return {
    id: '1',
    itemType,
    product,
    variation: null,
    quantity: 1,
    totalAmount: 25_000,
    issue: null,
  } as unknown as CartItem;
};

const inDrawer = (itemType: ItemType) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CartLine line={lineOf(itemType)} onLeave={() => undefined} />
    </MemoryRouter>,
  );

const onPage = (itemType: ItemType) =>
  renderToStaticMarkup(
    drawInCart({ line: lineOf(itemType), stock: 1, name: 'Le savon', size: 'page', onChange: () => undefined }),
  );

it('a formation, which a person follows once, is not counted in the cart; it is said why, and how it leaves', () => {
  expect(inDrawer('FORMATION')).toContain('Une par personne');
  expect(onPage('FORMATION')).toContain('Retirer');
  for (const draw of [inDrawer, onPage]) {
    expect(draw('FORMATION')).not.toContain('Augmenter');
    expect(draw('PRODUCT')).toContain('Augmenter');
    expect(draw('SEMINAR')).toContain('Augmenter');
  }
});

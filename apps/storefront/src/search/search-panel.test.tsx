import type { Product } from '@tokpa/contract/products';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { suggestionOptions } from './search-options.ts';
import SearchPanel from './search-panel.tsx';
import type { SearchBoxState } from './use-search-box.ts';

function draw(prices: readonly number[]): string {
  const variations = prices.map((price) => ({ price }));
  const product = { slug: 'moringa', name: 'Moringa', price: 1500, originalPrice: null, pictures: [], variations };
  const products = [product as unknown as Product];
  const suggestions = { term: 'mor', products, isPending: false, isError: false };
  const box = { typed: 'mor', recent: [], active: -1, suggestions, options: suggestionOptions('mor', products) };
  return renderToStaticMarkup(
    <SearchPanel box={box as unknown as SearchBoxState} listId="liste" onClearRecent={() => undefined} />,
  );
}

it('a suggestion whose other sizes cost more is sold from its lowest price on', () => {
  expect(draw([1500, 3000])).toContain('Dès');
  expect(draw([1500, 1500])).not.toContain('Dès');
});

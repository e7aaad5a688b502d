import type { Product } from '@tokpa/contract/products';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { suggestionOptions } from './search-options.ts';
import SearchPanel from './search-panel.tsx';
import type { SearchBoxState } from './use-search-box.ts';

function draw(found: { products: Product[]; isError: boolean }): string {
  const suggestions = { term: 'mor', isPending: false, ...found };
  const box = { typed: 'mor', recent: [], active: -1, suggestions, options: suggestionOptions('mor', found.products) };
  return renderToStaticMarkup(
    <SearchPanel box={box as unknown as SearchBoxState} listId="liste" onClearRecent={() => undefined} />,
  );
}

function drawSizes(prices: readonly number[]): string {
  const variations = prices.map((price) => ({ price }));
  const product = { slug: 'moringa', name: 'Moringa', price: 1500, originalPrice: null, pictures: [], variations };
  return draw({ products: [product as unknown as Product], isError: false });
}

it('a suggestion whose other sizes cost more is sold from its lowest price on', () => {
  expect(drawSizes([1500, 3000])).toContain('Dès');
  expect(drawSizes([1500, 1500])).not.toContain('Dès');
});

it.each([
  [true, 'Erreur lors de la recherche'],
  [false, 'Erreur lors de la recherche\u00a0: vous êtes hors connexion'],
])('suggestions that do not come (network: %s) say why', (onLine, why) => {
  vi.stubGlobal('navigator', { onLine });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(draw({ products: [], isError: true })).toContain(why);
});

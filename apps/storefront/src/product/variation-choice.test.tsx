import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DetailVariation } from './detail-product.ts';
import { VariationChoice } from './variation-choice.tsx';

const VARIATIONS = ['Petit', 'Grand'].map((name) => ({ id: name, name, price: 1000, stock: 9 })) as DetailVariation[];

it('the chosen size is marked in browsers without `:has` too', () => {
  const page = renderToStaticMarkup(
    <VariationChoice variations={VARIATIONS} chosenBy="Format" chosenId="Grand" onChoose={() => undefined} />,
  );
  expect(page).not.toContain('has-');
  const [, small = '', large = ''] = page.split('<label');
  expect(small).not.toContain('checked=""');
  expect(large).toMatch(/<input[^>]*class="peer sr-only"[^>]*checked=""[^>]*\/><span class="[^"]*peer-checked:bg-/);
});

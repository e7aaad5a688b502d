import type { RecipeProduct } from '@tokpa/contract/recipes';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { RecipeProducts } from './recipe-products.tsx';

const BISSAP = { id: '1', slug: 'bissap', name: 'Bissap', price: 1000, originalPrice: null, picture: null };

it('a product whose other sizes cost more is sold from its lowest price on', () => {
  const draw = (hasDearerVariation: boolean) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <RecipeProducts products={[{ ...BISSAP, hasDearerVariation } as RecipeProduct]} actionOf={() => null} />
      </MemoryRouter>,
    );
  expect(draw(true)).toContain('Dès');
  expect(draw(false)).not.toContain('Dès');
});

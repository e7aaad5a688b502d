import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import HomePage from './home.tsx';

const JUICE = {
  id: 'juice',
  slug: 'bissap',
  name: 'Bissap',
  price: 1500,
  stock: 4,
  averageRating: 0,
  reviewsCount: 0,
  picture: null,
};

function shownWhere(isFeatured: boolean): string {
  const loaderData = { products: [JUICE], categories: [], isFeatured, discoveries: [], deliveryPromise: '' };
  return renderToStaticMarkup(
    <MemoryRouter>
      <HomePage {...({ loaderData } as unknown as ComponentProps<typeof HomePage>)} />
    </MemoryRouter>,
  );
}

it('the products of the home page bear one name, for eyes and for screen readers', () => {
  expect(shownWhere(true)).toContain('<ul aria-label="Produits en vedette"');
  const without = shownWhere(false);
  expect(without).toContain('<ul aria-label="Nos produits"');
  expect(without).not.toContain('Produits en vedette');
});

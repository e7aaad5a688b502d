import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { NotFound } from './page-error.tsx';

it('tells search engines of a missing page what it is, and that it is not to be listed', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <NotFound title="Produit non trouvé" />
    </MemoryRouter>,
  );
  expect(page).toContain('<title>Produit non trouvé</title>');
  expect(page).toMatch(/<meta name="description" content="[^"]{20,155}"\/>/);
  expect(page).toContain('<meta name="robots" content="noindex, follow"/>');
});

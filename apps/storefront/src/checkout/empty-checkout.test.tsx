import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { NothingToOrder } from './empty-checkout.tsx';

it('who has just ordered is led from the empty checkout to their orders, not to their name', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <NothingToOrder />
    </MemoryRouter>,
  );
  expect(/<a[^>]*href="([^"]*)"[^>]*>Retrouvez vos commandes/.exec(page)?.[1]).toBe('/account?tab=commandes');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { ProductListing } from './listing.tsx';
import { CATEGORY_SORTS, listedAs, readListing } from './listing-query.ts';
import { UnlessEmpty } from './unless-empty.tsx';

/** The list of a category without a product on this page; `total` says how many it has in all. */
function shownAt(address: string, total: number): string {
  const asked = readListing(new URL(address, 'https://tokpa.exemple').searchParams, CATEGORY_SORTS);
  const listing = (
    <UnlessEmpty total={total} isNarrowed={listedAs('/category/boissons', asked, 1).unlisted}>
      <ProductListing
        result={{ products: [], total, pages: 1, page: 1 }}
        sorts={CATEGORY_SORTS}
        facets={null}
        heartOf={() => null}
        actionOf={() => null}
      />
    </UnlessEmpty>
  );
  const router = createMemoryRouter([{ path: '/category/:slug', element: listing }], { initialEntries: [address] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

it.each([
  '/category/nouveau-rayon',
  '/category/nouveau-rayon?fbclid=IwAR2',
  '/category/nouveau-rayon?utm_source=newsletter&sort=price-asc',
])('a category that has no product yet says so, and leads back home: %s', (address) => {
  const page = shownAt(address, 0);
  expect(page).toContain('Aucun produit disponible pour le moment.');
  expect(page).toMatch(/<a[^>]*href="\/"[^>]*>Retour à l’accueil/);
  expect(page).not.toContain('à cette page');
});

it('a page after the last one leads back to the first', () => {
  const page = shownAt('/category/boissons?page=9', 12);
  expect(page).toContain('Il n’y a plus de produits à cette page.');
  expect(page).toMatch(/<a[^>]*href="\/category\/boissons"[^>]*>Revenir au début de la liste/);
});

it('who has filtered everything away is told what to try, and gets the way back to all', () => {
  const page = shownAt('/category/boissons?inStock=true', 0);
  expect(page).toContain('Essayez un autre mot ou d’autres filtres.');
  expect(page).toMatch(/<a[^>]*href="\/category\/boissons"[^>]*>Réinitialiser les filtres/);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Reviews } from './reviews.tsx';

const product = { id: '1', name: 'Miel', averageRating: 4.5, reviewsCount: 25 };

function draw(page: { total: number; pages: number; page: number }): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Reviews product={product} page={{ reviews: [], ...page }} addressOf={(to) => `?page=${to}`} />
    </MemoryRouter>,
  );
}

const NONE = 'Aucun avis pour le moment';

it('a page after the last one says nothing untrue, and leads back to those that there are', () => {
  const page = draw({ total: 25, pages: 3, page: 9 });
  expect(page).not.toContain(NONE);
  expect(page).toContain('aria-label="Page 3"');
});

it('a product without an opinion asks for the first', () => {
  expect(draw({ total: 0, pages: 0, page: 1 })).toContain(NONE);
});

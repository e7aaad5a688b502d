import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { LearningList } from './learning-list.tsx';

/** The page of a shopper who takes part in this. */
function draw(learning: { formations?: object[]; seminars?: object[]; sessions?: object[] }): string {
  const client = new QueryClient();
  client.setQueryData(['learning', 'all'], { formations: [], seminars: [], sessions: [], ...learning });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <LearningList lessonsAddress={(id) => `/account/formations/${id}`} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('a formation that waits for its payment leads to its order', () => {
  const formation = { slug: 'savon', title: 'Le savon', picture: null };
  const ordered = { id: '1', status: 'PENDING', progress: 0, orderId: 'order-1', formation };
  expect(draw({ formations: [ordered] })).toContain('href="/order/order-1"');
  expect(draw({ formations: [{ ...ordered, status: 'ACTIVE' }] })).not.toContain('/order/');
});

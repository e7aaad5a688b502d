import type { Order } from '@tokpa/contract/orders';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderTimeline } from './order-timeline.tsx';

type Event = Order['events'][number];

/** What the history says of each event, the newest first. */
function read(...events: Omit<Event, 'createdAt'>[]): string[] {
  const dated = events.map((event) => ({ ...event, createdAt: '2030-05-04T08:00:00.000Z' }));
  return renderToStaticMarkup(<OrderTimeline order={{ events: dated } as unknown as Order} />)
    .replaceAll(/<style[^]*?<\/style>/g, '')
    .split('<li')
    .slice(1)
    .map((part) => part.replaceAll(/<[^>]+>|^[^>]*>/g, ' '));
}

test('what was only noted stands without the state that the order had anyway: a refund pays nothing', () => {
  const [refund = '', paid = ''] = read(
    { status: 'PAID', actor: 'STAFF', note: 'Reçu en espèces' },
    { status: 'PAID', actor: 'STAFF', note: 'Remboursement de 2 000 FCFA : bouteille cassée' },
  );
  expect(refund).toMatch(/^\s*Remboursement de 2 000 FCFA : bouteille cassée .* par l’équipe\s*$/);
  expect(paid).toMatch(/Payée .* par l’équipe\s+Reçu en espèces/);
});

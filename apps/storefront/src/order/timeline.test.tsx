import type { Order } from '@tokpa/contract/orders';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Timeline } from './timeline.tsx';

type Event = Order['events'][number];

/** What the history says of each event, the newest first. */
function read(...events: Omit<Event, 'createdAt'>[]): string[] {
  const dated = events.map((event) => ({ ...event, createdAt: '2030-05-04T08:00:00.000Z' }));
  return renderToStaticMarkup(<Timeline events={dated} />)
    .split('<time')
    .slice(0, -1)
    .map((part) =>
      part
        .slice(part.indexOf('<li') + 1)
        .replaceAll(/<[^>]+>|^[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
}

it('names the team where it sent, brought or cancelled the order, and not as who pays for it', () => {
  const said = read(
    { status: 'PENDING', actor: 'STAFF', note: null },
    { status: 'PAID', actor: 'STAFF', note: 'Reçu en espèces' },
    { status: 'SHIPPED', actor: 'STAFF', note: null },
    { status: 'DELIVERED', actor: 'STAFF', note: null },
  );
  expect(said).toEqual(['Livrée par notre équipe', 'Expédiée par notre équipe', 'Payée Reçu en espèces', 'En attente']);
  const cancelled = { status: 'CANCELLED', note: null } as const;
  expect(read({ ...cancelled, actor: 'STAFF' })).toEqual(['Annulée par notre équipe']);
  expect(read({ ...cancelled, actor: 'SHOPPER' })).toEqual(['Annulée par vous']);
});

it('says of what was noted later only what it was: nobody delivered the order a second time', () => {
  const said = read(
    { status: 'DELIVERED', actor: 'STAFF', note: 'Remis au gardien' },
    { status: 'DELIVERED', actor: 'STAFF', note: 'Remboursement de 2 000 FCFA : bouteille cassée' },
  );
  expect(said).toEqual(['Remboursement de 2 000 FCFA : bouteille cassée', 'Livrée par notre équipe Remis au gardien']);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Facts } from '../ui/facts.tsx';
import { seminarFacts } from './seminar-facts.tsx';
import type { ShownSeminar } from './shown-seminar.ts';

function draw(closed: ShownSeminar['closed']): string {
  const seminar: ShownSeminar = {
    id: '1',
    slug: 'compost',
    title: 'Le compost',
    description: '',
    price: 0,
    location: 'Cotonou',
    venue: 'Maison du peuple',
    address: 'Rue 12, Cotonou',
    seatsLeft: 0,
    maxParticipants: 10,
    picture: null,
    when: '4 mai 2030 à 09:00',
    closed,
  };
  return renderToStaticMarkup(<Facts facts={seminarFacts(seminar)} />);
}

it('who has a seat in a seminar that is full still puts it into their calendar, until it is over or called off', () => {
  expect(draw(undefined)).toContain('Ajouter à mon agenda');
  expect(draw('Complet')).toContain('Ajouter à mon agenda');
  expect(draw('Date passée')).not.toContain('agenda');
  expect(draw('Ce séminaire est annulé')).not.toContain('agenda');
});

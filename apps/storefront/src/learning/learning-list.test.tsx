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

const SEMINAR = {
  slug: 'compost',
  title: 'Le compost',
  startDate: '2030-05-04T08:00:00.000Z',
  endDate: '2030-05-04T15:00:00.000Z',
  location: 'Cotonou',
  venue: 'Maison du peuple',
  address: 'Rue 12, Gbégamey',
  picture: null,
  isPublished: true,
};
const SEAT = { id: '1', status: 'CONFIRMED', fullName: 'Afi Dossou', seminar: SEMINAR };
const SESSION = { slug: 'bilan', title: 'Le bilan', startDate: null, coachName: 'Prisca', location: '', picture: null };

it('a place in a seminar says where and until when', () => {
  const page = draw({ seminars: [SEAT] });
  expect(page).toContain('Maison du peuple, Rue 12, Gbégamey, Cotonou');
  expect(page).toContain('4 mai 2030, de 09:00 à 16:00');
});

it('what is to come stands first, the nearest before; then what is over; what is cancelled is last', () => {
  const on = (title: string, year: number, status = 'CONFIRMED') => {
    const startDate = `${year}-05-04T08:00:00.000Z`;
    return { ...SEAT, id: title, status, seminar: { ...SEMINAR, title, startDate, endDate: null } };
  };
  const seminars = [
    on('Annulé', 2998, 'CANCELLED'),
    on('Ancien', 2020),
    on('Lointain', 2999),
    on('Récent', 2021),
    on('Proche', 2990),
  ];
  const titles = draw({ seminars }).match(/Annulé<\/a>|Ancien|Lointain|Récent|Proche/g);
  expect(titles).toEqual(['Proche', 'Lointain', 'Récent', 'Ancien', 'Annulé</a>']);
});

it('a place leads to the page of what is published, and nowhere where there is none', () => {
  const of = (isPublished: boolean) =>
    draw({
      seminars: [{ ...SEAT, seminar: { ...SEMINAR, isPublished } }],
      sessions: [{ id: '2', status: 'CONFIRMED', coachingSession: { ...SESSION, isPublished } }],
    });
  expect(of(true)).toContain('href="/seminar/compost"');
  expect(of(true)).toContain('href="/coaching/bilan"');
  expect(of(false)).toContain('Le compost');
  expect(of(false)).not.toContain('href=');
});

it('a formation that waits for its payment leads to its order', () => {
  const formation = { slug: 'savon', title: 'Le savon', picture: null };
  const ordered = { id: '1', status: 'PENDING', progress: 0, orderId: 'order-1', formation };
  expect(draw({ formations: [ordered] })).toContain('href="/order/order-1"');
  expect(draw({ formations: [{ ...ordered, status: 'ACTIVE' }] })).not.toContain('/order/');
});

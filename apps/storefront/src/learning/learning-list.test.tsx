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
const SESSION = {
  slug: 'bilan',
  title: 'Le bilan',
  startDate: null,
  coachName: 'Prisca',
  mode: 'ONLINE',
  location: '',
  picture: null,
};

it('a place in a seminar says where and until when', () => {
  const page = draw({ seminars: [SEAT] });
  expect(page).toContain('Maison du peuple, Rue 12, Gbégamey, Cotonou');
  expect(page).toContain('4 mai 2030, de 09:00 à\u00a016:00');
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

it('a formation that the team has put down by hand waits for no payment', () => {
  const formation = { slug: 'savon', title: 'Le savon', picture: null };
  const waiting = { id: '1', status: 'PENDING', progress: 0, orderId: null, formation };
  expect(draw({ formations: [waiting] })).toContain('Un email vous préviendra quand la formation s’ouvrira.');
  expect(draw({ formations: [waiting] })).not.toContain('commande');
  expect(draw({ formations: [{ ...waiting, orderId: 'order-1' }] })).toContain('dès que la commande sera payée');
});

it('a place in a seminar or a session that waits for its payment leads to its order', () => {
  const seminar = { ...SEAT, orderId: 'order-1' };
  const session = { id: '2', orderId: 'order-2', coachingSession: SESSION };
  const waiting = draw({
    seminars: [{ ...seminar, status: 'PENDING' }],
    sessions: [{ ...session, status: 'PENDING' }],
  });
  expect(waiting).toContain('href="/order/order-1"');
  expect(waiting).toContain('href="/order/order-2"');
  expect(draw({ seminars: [seminar], sessions: [{ ...session, status: 'CANCELLED' }] })).not.toContain('/order/');
  expect(draw({ seminars: [{ ...seminar, status: 'PENDING', orderId: null }] })).not.toContain('/order/');
});

it('whoever bought a seat says who comes, until the seminar begins; nobody else, and of no seat that was cancelled', () => {
  const past = { ...SEMINAR, startDate: '2020-05-04T08:00:00.000Z', endDate: null };
  const bought = { ...SEAT, isBought: true, orderId: 'order-1' };
  const offered = (seat: object) => draw({ seminars: [{ ...bought, ...seat }] }).includes('Changer le nom');
  expect([{}, { status: 'PENDING' }].map(offered)).toEqual([true, true]);
  const fixed = [{ isBought: false }, { status: 'CANCELLED' }, { status: 'ATTENDED' }, { seminar: past }];
  expect(fixed.map(offered)).toEqual([false, false, false, false]);
});

it('a call for the date is promised to whoever has a confirmed place, and to nobody else', () => {
  const of = (status: string) => draw({ sessions: [{ id: '2', status, orderId: null, coachingSession: SESSION }] });
  expect(of('CONFIRMED')).toContain('Nous vous appelons pour fixer la date.');
  expect(of('PENDING')).toContain('Date à convenir');
  for (const status of ['PENDING', 'ATTENDED', 'CANCELLED']) expect(of(status)).not.toContain('Nous vous appelons');
  for (const status of ['ATTENDED', 'CANCELLED']) expect(of(status)).not.toContain('convenir');
});

it('the way into a session online is a link of its own, and what is no address is read', () => {
  const at = (location: string, mode = 'ONLINE') =>
    draw({
      sessions: [{ id: '2', status: 'CONFIRMED', orderId: null, coachingSession: { ...SESSION, mode, location } }],
    });
  const online = at('https://visio.example/bilan-prisca');
  expect(online).toMatch(/<a href="https:\/\/visio\.example\/bilan-prisca"[^>]*>Rejoindre la séance/);
  expect(online).toContain('Prisca, En ligne');
  const told = at('Prisca vous appelle sur WhatsApp');
  expect(told).toContain('>Prisca vous appelle sur WhatsApp<');
  expect(told).not.toContain('href=');
  expect(at('javascript:alert(1)')).not.toContain('href=');
  expect(at('https://cartes.example/gbegamey', 'ONSITE')).toContain('>Voir le lieu<');
});

it('a colon of a title stays on the line of its word', () => {
  const seminar = { ...SEMINAR, title: 'Journée prévention : diabète', isPublished: false };
  expect(draw({ seminars: [{ ...SEAT, seminar }] })).toContain('Journée prévention\u00a0: diabète');
});

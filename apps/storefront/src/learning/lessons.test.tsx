import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Lessons } from './lessons.tsx';

const CLOSED = { content: null, videoUrl: null, documentUrl: null, durationMinutes: null, isDone: false };
const EXTRACT = { ...CLOSED, id: 'extrait', title: 'Un avant-goût', content: '<p>Goûtez.</p>', isPreview: true };
const LESSON = { ...CLOSED, id: 'suite', title: 'La suite', isPreview: false };

const ENROLLMENT = {
  id: 'place',
  formationId: 'formation',
  status: 'ACTIVE',
  orderId: 'order',
  progress: 0,
  formation: { slug: 'savon', title: 'Le savon', picture: null },
  modules: [{ id: 'module', title: 'Les huiles', lessons: [EXTRACT, LESSON] }],
};

/** The page of a shopper with this enrolment, at one of its lessons. */
function draw(enrollment: object, lesson: string | null = null): string {
  const client = new QueryClient();
  client.setQueryData(['learning', 'lessons', 'place'], { ...ENROLLMENT, ...enrollment });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Lessons id="place" named={lesson} addressOf={(id) => `?lecon=${id}`} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('a formation that waits for its payment says so, and which lessons are read already', () => {
  const page = draw({ status: 'PENDING' });
  expect(page).toContain(
    'La formation s’ouvrira dès que la commande sera payée. Les extraits gratuits restent ouverts.',
  );
  expect(page).toContain('Goûtez.');
});

it('whoever got the money back, or was put down by hand, is told of no payment that opens the formation', () => {
  const cancelled = draw({ status: 'CANCELLED' }, 'suite');
  expect(cancelled).toContain('Votre inscription à cette formation est annulée.');
  expect(cancelled).toContain('Cette leçon n’est pas ouverte.');
  expect(cancelled).not.toContain('payée');
  const byHand = draw({ status: 'PENDING', orderId: null }, 'suite');
  expect(byHand).toContain('Un email vous préviendra quand la formation s’ouvrira.');
  expect(byHand).not.toContain('payée');
});

it('no extract is spoken of where there is none', () => {
  const page = draw({ status: 'CANCELLED', modules: [{ ...ENROLLMENT.modules[0], lessons: [LESSON] }] });
  expect(page).toContain('annulée');
  expect(page).not.toContain('extrait');
});

it('a formation whose lessons are still to be written says so, and counts no progress', () => {
  for (const modules of [[], [{ id: 'module', title: 'Les huiles', lessons: [] }]]) {
    const page = draw({ modules });
    expect(page).toContain('Les leçons arrivent bientôt');
    expect(page).not.toContain('0 %');
    expect(page).not.toContain('<nav');
  }
  expect(draw({})).toContain('0 %');
  expect(draw({ modules: [], status: 'CANCELLED' })).not.toContain('bientôt');
});

const DONE = {
  status: 'COMPLETED',
  progress: 100,
  modules: [{ id: 'm', title: 'M', lessons: [{ ...LESSON, isDone: true }] }],
};

it('a finished formation says so for good, and what comes next before the way to take a lesson up again', () => {
  const page = draw(DONE);
  expect(page).toContain('Formation terminée');
  expect(page).toContain('href="/account/formations"');
  const buttonOf = (words: string) => page.split('<button').find((part) => part.includes(words)) ?? '';
  expect(buttonOf('Marquer comme à refaire')).not.toContain('border-primary');
});

it('a formation is not called finished while a lesson of it is to be done, or done again', () => {
  for (const changes of [
    { status: 'ACTIVE', progress: 50 },
    { ...DONE, progress: 80 },
  ]) {
    expect(draw(changes)).not.toContain('Formation terminée');
  }
});

import type { FormationDetail } from '@tokpa/contract/formations';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OpenDocuments } from './open-documents.tsx';
import { toShownFormation } from './shown-formation.ts';

const FORMATION: FormationDetail = {
  id: '1',
  slug: 'savon',
  title: 'Le savon',
  description: '',
  content: '',
  price: 5000,
  duration: '',
  level: 'DEBUTANT',
  status: 'PUBLISHED',
  image: null,
  picture: null,
  isAvailable: true,
  modulesCount: 0,
  lessonsCount: 0,
  createdAt: '2026-11-21T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
  modules: [],
  documents: [
    { id: '2', title: 'La fiche', url: null, fileUrl: '/api/v1/content-library/2/file' },
    { id: '3', title: 'Le guide', url: 'https://ailleurs.example/guide', fileUrl: null },
  ],
};

it('what everybody may read of a formation is downloaded, or opened beside its page', () => {
  const { documents } = toShownFormation(FORMATION);
  const page = renderToStaticMarkup(<OpenDocuments documents={documents} />);
  expect(page).toMatch(/<a href="\/api\/v1\/content-library\/2\/file" download[^>]*>Télécharger : La fiche<\/a>/);
  expect(page).toMatch(/<a href="https:\/\/ailleurs\.example\/guide" target="_blank"[^>]*>Le guide<\/a>/);
});

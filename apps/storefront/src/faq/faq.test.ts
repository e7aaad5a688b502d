import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { Faq } from './faq.tsx';
import type { FaqCategory } from './questions.ts';

const QUESTIONS = [{ id: 'a', title: 'A', questions: [{ id: 'b', question: 'Ouvrez-vous tôt ?', answer: 'Oui.' }] }];

function shown(categories: readonly FaqCategory[], asked = ''): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => createElement(Faq, { categories, asked }) }]);
  return renderToStaticMarkup(createElement(Stub));
}

it('a shop that has taken every question away says so, and where to ask', () => {
  const page = shown([]);
  expect(page).toContain('Aucune question pour le moment');
  expect(page).toContain('href="/contact"');
  expect(page).not.toContain('Aucune question ne correspond');
});

it('words that stand nowhere are told to match nothing', () => {
  expect(shown(QUESTIONS, 'zèbre')).toContain('Aucune question ne correspond');
  expect(shown(QUESTIONS)).toContain('Oui.');
});

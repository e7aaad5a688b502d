import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Commitments } from './commitments.tsx';

const shown = (warrantyYears: number) => renderToStaticMarkup(Commitments({ warrantyYears }));

it('the shop promises the warranty that its settings name, and none where there is none', () => {
  expect(shown(2)).toContain('garantis 2 ans.');
  expect(shown(1)).toContain('garantis 1 an.');
  expect(shown(0)).toContain('Chaque article est contrôlé avant de partir.');
  expect(shown(0)).not.toContain('garantis');
});

import { expect, it } from 'vitest';
import { closedPage } from './closed-page.ts';

it('a shop in maintenance says when to come back and whom to ask, in a page that needs nothing else', () => {
  const page = closedPage({ shopName: 'Chez <Afi>', supportPhone: '+2290197000000', contactEmail: 'afi@exemple.bj' });
  expect(page).toContain('Nous revenons dans quelques minutes');
  expect(page).toContain('Chez &lt;Afi&gt;');
  expect(page).toContain('href="tel:+2290197000000"');
  expect(page).toContain('noindex');
  expect(page).not.toMatch(/<script|src=|@import|<link/);
  // Between two lines a sign that parts would hang after the first.
  expect(page).not.toContain('·');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Price } from './price.tsx';

it('says that it is the lowest of several where it is', () => {
  expect(renderToStaticMarkup(<Price amount={1500} isFrom />)).toMatch(/Dès<.*1\u202f500/);
  expect(renderToStaticMarkup(<Price amount={1500} />)).not.toContain('Dès');
});

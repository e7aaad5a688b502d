import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProductTexts } from './product-texts.tsx';

const written = (description: string, features: string[] = []) =>
  renderToStaticMarkup(<ProductTexts product={{ description, features }} />);

it('has a heading over what the shop wrote, and none over nothing', () => {
  expect(written('Un miel.')).toContain('Description</h2>');
  expect(written(' \n\n')).toBe('');
  expect(written('', ['Sans sucre'])).not.toContain('Description');
});

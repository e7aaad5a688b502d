import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

it('the label of what must be filled in holds its words alone: the star is drawn', () => {
  const labelOf = (required: boolean) =>
    /<label[^>]*class="([^"]*)"[^>]*>(.*)<\/label>/.exec(
      renderToStaticMarkup(<TextField label="Email" required={required} />),
    );
  expect(labelOf(true)?.slice(1)).toEqual(['font-medium starred', 'Email']);
  expect(labelOf(false)?.slice(1)).toEqual(['font-medium', 'Email']);
});

import { expect, it } from 'vitest';
import { frenchSpaces } from './french-spaces.ts';

it('keeps a question mark, a colon and quotation marks with their words', () => {
  expect(frenchSpaces('Où est « Tokpa » ? Ici : là !')).toBe('Où est «\u00a0Tokpa\u00a0»\u00a0? Ici\u00a0: là\u00a0!');
});

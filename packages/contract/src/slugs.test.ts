import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugify } from './slugs.ts';

test('a slug loses accents and signs, and spaces become hyphens', () => {
  expect(slugify('Thé & Épices de l’Atacora')).toBe('the-epices-de-latacora');
  expect(slugify('  Cœur de bœuf  ')).toBe('coeur-de-boeuf');
});

test('a slug fits in an address, and making it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = slugify(name);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});

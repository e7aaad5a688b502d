import { expect, it } from 'vitest';
import { sayShort } from './say-short.ts';

it('a product is short of stock, a session of places, and a formation is bought once', () => {
  expect(sayShort({ name: 'Gari', itemType: 'PRODUCT', left: 5 })).toBe('Stock insuffisant pour Gari : il en reste 5.');
  expect(sayShort({ name: 'Gari', itemType: 'PRODUCT', left: 0 })).toBe(
    'Stock insuffisant pour Gari : il n’en reste plus.',
  );
  expect(sayShort({ name: 'Atelier', itemType: 'SEMINAR', left: 2 })).toBe(
    'Il ne reste que 2 places pour « Atelier ».',
  );
  expect(sayShort({ name: 'Bilan', itemType: 'COACHING_SESSION', left: 1 })).toBe(
    'Il ne reste que 1 place pour « Bilan ».',
  );
  expect(sayShort({ name: 'Bilan', itemType: 'COACHING_SESSION', left: 0 })).toBe(
    'Il ne reste plus de place pour « Bilan ».',
  );
  expect(sayShort({ name: 'Savons', itemType: 'FORMATION', left: 1 })).toBe(
    'La formation « Savons » s’achète une seule fois.',
  );
});

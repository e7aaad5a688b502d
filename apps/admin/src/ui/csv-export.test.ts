import { expect, test } from 'vitest';
import { toCsv } from './csv-export.ts';

test('a table opens right in a spreadsheet: accents, commas, quotes and lines stay in their cell', () => {
  const rows = [{ name: 'Thé « vert », doux', note: 'dit "bio"\nfort', price: 1500, isActive: true, end: null }];
  const csv = toCsv(
    [
      ['Nom', (row) => row.name],
      ['Note', (row) => row.note],
      ['Prix', (row) => row.price],
      ['Actif', (row) => row.isActive],
      ['Fin', (row) => row.end],
    ],
    rows,
  );
  expect(csv).toBe('\uFEFFNom,Note,Prix,Actif,Fin\r\n"Thé « vert », doux","dit ""bio""\nfort",1500,oui,\r\n');
});

test('what somebody typed is never calculated', () => {
  const csv = toCsv([['Nom', (row: { name: string }) => row.name]], [{ name: '=1+1' }, { name: '@cmd' }]);
  expect(csv).toContain("'=1+1");
  expect(csv).toContain("'@cmd");
});

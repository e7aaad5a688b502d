import { expect, test } from 'vitest';
import { datedName, toCsv } from './csv-export.ts';

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
  expect(csv).toBe('\uFEFFNom;Note;Prix;Actif;Fin\r\n"Thé « vert », doux";"dit ""bio""\nfort";1500;oui;\r\n');
});

test('what somebody typed is never calculated', () => {
  const names = ['=1+1', '@cmd', 'Afi;=1+1', 'Afi\t=1+1', '\n=2+2', '\r\n \n+3', '  -4'];
  const csv = toCsv(
    [['Nom', (row: { name: string }) => row.name]],
    names.map((name) => ({ name })),
  );
  expect(csv).toContain("'=1+1");
  expect(csv).toContain("'@cmd");
  expect(csv).toContain('"\'\n=2+2"');
  expect(csv).toContain('"\'\r\n \n+3"');
  expect(csv).toContain("'  -4");
  // In one cell, whichever sign a spreadsheet ends cells by.
  expect(csv).toContain('"Afi;=1+1"');
  expect(csv).toContain('"Afi\t=1+1"');
});

test('a moment stands in a table as on the screen, in the shop’s time', () => {
  const rows = [
    { at: '2026-11-30T23:30:00.000Z', note: 'Vu le 2026-11-30T23:30:00.000Z' },
    { at: '2027-01-15T07:30:59Z', note: '2027-01-15' },
  ];
  const csv = toCsv(
    [
      ['Date', (row) => row.at],
      ['Note', (row) => row.note],
    ],
    rows,
  );
  expect(csv).toBe(
    '\uFEFFDate;Note\r\n2026-12-01 00:30;Vu le 2026-11-30T23:30:00.000Z\r\n2027-01-15 08:30;2027-01-15\r\n',
  );
});

test('a file is named for the day it is in the shop', () => {
  expect(datedName('commandes', new Date('2026-11-30T23:30:00Z'))).toBe('commandes-2026-12-01.csv');
  expect(datedName('commandes', new Date('2026-11-30T22:59:00Z'))).toBe('commandes-2026-11-30.csv');
});

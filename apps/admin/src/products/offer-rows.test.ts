import { expect, test } from 'vitest';
import type { Product } from '@tokpa/contract/products';
import { placeErrors, readChanges, readNumber, toRows, withoutSaved } from './offer-rows.ts';

const plain = { id: 'p', name: 'Miel', price: 1000, originalPrice: null, stock: 3, variations: [] };
const varied = {
  id: 'q',
  name: 'Jus',
  price: 500,
  originalPrice: null,
  stock: 9,
  variations: [{ id: 'v', name: '1 l', price: 500, originalPrice: 700, stock: 9 }],
};
const rows = toRows([plain, varied] as unknown as Product[]);

test('a product is a line, its variations are lines of their own', () => {
  expect(rows.map(({ key, name }) => [key, name])).toEqual([
    ['p', 'Miel'],
    ['q v', 'Jus · 1 l'],
  ]);
});

test('prices are typed as they are read', () => {
  expect(['12 500', '12\u202F500', '7', '', '1,5', '-3'].map(readNumber)).toEqual([
    12_500,
    12_500,
    7,
    null,
    undefined,
    undefined,
  ]);
});

test('only what changed is saved', () => {
  expect(readChanges(rows, { p: { price: '1000', stock: '8' }, 'q v': { originalPrice: '' } })).toEqual({
    items: [
      { id: 'p', stock: 8, stockSeen: 3 },
      { id: 'q', variationId: 'v', originalPrice: null },
    ],
    keys: ['p', 'q v'],
    errors: {},
  });
  expect(readChanges(rows, { p: { price: '' }, 'q v': { stock: 'x' } })).toMatchObject({
    items: [],
    errors: { p: { price: 'Ce champ est requis' }, 'q v': { stock: 'Indiquez un nombre entier' } },
  });
});

test('a stock goes with what stood there as it was typed, though the rows were read anew meanwhile', () => {
  expect(readChanges(rows, { p: { stock: '8' } }, { p: 5 }).items).toEqual([{ id: 'p', stock: 8, stockSeen: 5 }]);
});

test('what is typed while the rest is being saved stays to be saved', () => {
  const sent = { p: { price: '1500', stock: '8' }, 'q v': { stock: '4' } };
  const typed = { p: { price: '1600', stock: '8', originalPrice: '2000' }, 'q v': { stock: '4' }, r: { stock: '' } };
  expect(withoutSaved(typed, sent)).toEqual({ p: { price: '1600', originalPrice: '2000' }, r: { stock: '' } });
  expect(withoutSaved(sent, sent)).toEqual({});
});

test('a refusal stands in its line', () => {
  const errors = { 'items.1.originalPrice': ['Trop bas'], 'items.0.id': ['Produit non trouvé'], autre: ['?'] };
  expect(placeErrors(errors, ['p', 'q v'])).toEqual({
    'q v': { originalPrice: 'Trop bas' },
    p: { price: 'Produit non trouvé' },
  });
});

import { expect, it } from 'vitest';
import type { ProductImport } from '@tokpa/contract/product-imports';
import { draftWords, outcomeWords, percentDone, progressWords } from './import-words.ts';

const found: ProductImport = {
  id: '01890000-0000-7000-8000-000000000000',
  fileName: 'produits.csv',
  format: 'tokpa',
  onExisting: 'update',
  isDryRun: false,
  withPictures: true,
  exchangeFactor: 1,
  defaultStock: 0,
  status: 'WRITING',
  failure: null,
  rowsTotal: 2000,
  rowsDone: 999,
  created: 1,
  updated: 0,
  skipped: 2,
  failed: 0,
  errorsCount: 0,
  picturesLeft: 3,
  isApplied: false,
  staffName: 'Codjo Agossou',
  createdAt: '2026-11-21T10:00:00.000Z',
  finishedAt: null,
};

it('an import says what it did and how far it is', () => {
  expect(outcomeWords(found)).toEqual(['1 produit créé', '0 mis à jour', '2 laissés de côté', '0 en erreur']);
  expect(progressWords(found).replaceAll(/\s/g, ' ')).toBe('999 lignes sur 2 000');
  expect(progressWords({ ...found, status: 'PICTURES' })).toBe('3 images à chercher');
  expect([found, { ...found, rowsTotal: null }, { ...found, rowsTotal: 0 }].map(percentDone)).toEqual([
    49,
    undefined,
    100,
  ]);
});

it('an import says of the products that it makes that they are drafts, and of one that makes none nothing', () => {
  expect(draftWords(found)).toContain('sont des brouillons');
  expect(draftWords({ ...found, isDryRun: true })).toContain('seront des brouillons');
  expect(draftWords({ ...found, isDryRun: true, isApplied: true })).toContain('sont des brouillons');
  expect(draftWords({ ...found, created: 0 })).toBeUndefined();
});

import { expect, test } from 'vitest';
import { subjectOf } from './subject.ts';

const of = (before: unknown, after: unknown, resource = 'products', settingLabel: string | null = null) =>
  subjectOf({
    id: '1',
    createdAt: '2026-11-22T05:19:00.000Z',
    staffId: null,
    staffName: 'Awa',
    act: 'update',
    resource,
    rowId: 'shippingFee',
    orderNumber: resource === 'orders' ? 'ORD-1' : null,
    settingLabel,
    importedCount: null,
    before,
    after,
    ip: '',
    forgottenAt: null,
  });

test('an act names what it was done to, after it as before it', () => {
  expect(of({ name: 'Miel' }, { name: 'Miel de Savalou' })).toBe('Miel de Savalou');
  expect(of({ title: 'Bissap', name: '' }, null)).toBe('Bissap');
  expect(of({ status: 'PAID' }, { status: 'SHIPPED' }, 'orders')).toBe('ORD-1');
  expect(of(undefined, { firstName: '', email: 'awa@exemple.bj' }, 'staff')).toBe('awa@exemple.bj');
});

test('a row without a name is called after what it belongs to', () => {
  const enrolment = {
    status: 'ACTIVE',
    formation: { title: 'Savons' },
    user: { firstName: 'Awa', lastName: 'Dossou' },
  };
  expect(of(undefined, enrolment)).toBe('Savons, Awa Dossou');
});

test('an import is called after its file, and says how much it brought', () => {
  const entry = {
    id: '1',
    createdAt: '2026-11-22T05:19:00.000Z',
    staffId: null,
    staffName: 'Awa',
    act: 'import',
    resource: 'products',
    rowId: 'import',
    orderNumber: null,
    settingLabel: null,
    before: null,
    ip: '',
    forgottenAt: null,
  };
  const called = (isDryRun: boolean, importedCount: number | null) =>
    subjectOf({ ...entry, importedCount, after: { fileName: 'miels.csv', isDryRun } });
  expect(called(false, 1200)).toMatch(/^miels\.csv, 1\s200 produits$/);
  expect(called(false, 1)).toBe('miels.csv, 1 produit');
  expect([called(true, 0), called(false, null)]).toEqual(['miels.csv, essai', 'miels.csv']);
});

test('a setting is called as its screen calls it, one that is no more by its key, and what says nothing of itself stays unnamed', () => {
  expect(of(1000, 1500, 'settings', 'Forfait de livraison')).toBe('Forfait de livraison');
  expect(of(1000, 1500, 'settings')).toBe('shippingFee');
  expect([of(null, null), of(3, 4), of({ note: 'x' }, undefined)]).toEqual(['', '', '']);
});

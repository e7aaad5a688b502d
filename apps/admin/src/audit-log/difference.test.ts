import { expect, it } from 'vitest';
import { differences, inWords } from './difference.ts';
import { fieldInWords } from './field-words.ts';

it('only what changed is named, however deep it lies', () => {
  const before = { name: 'Miel', price: 1000, options: [{ name: 'Pot' }, { name: 'Seau' }] };
  const after = { name: 'Miel', price: 1200, options: [{ name: 'Bocal' }, { name: 'Seau' }] };
  expect(differences(before, after)).toEqual([
    { path: 'price', before: 1000, after: 1200 },
    { path: 'options.0.name', before: 'Pot', after: 'Bocal' },
  ]);
});

it('a row that was made, or removed, is named in full', () => {
  expect(differences(null, { name: 'Miel' })).toEqual([{ path: 'name', before: undefined, after: 'Miel' }]);
  expect(differences({ tags: ['a'] }, undefined)).toEqual([{ path: 'tags.0', before: 'a', after: undefined }]);
});

it('a setting is a value without fields', () => {
  expect(differences(1000, 1500)).toEqual([{ path: '', before: 1000, after: 1500 }]);
  expect(differences('a', 'a')).toEqual([]);
});

it('yes, no and nothing are said in words', () => {
  expect([true, false, null, '', 12, 'Bonjour'].map(inWords)).toEqual(['oui', 'non', '—', '—', '12', 'Bonjour']);
});

it('a field is called what people call it, wherever it lies', () => {
  expect(['price', 'options.0.name', 'unheardOf', ''].map(fieldInWords)).toEqual([
    'Prix',
    'Options 1, Nom',
    'unheardOf',
    'Valeur',
  ]);
  expect(['0.feeFcfa', '2', '3.questions.0.answer'].map(fieldInWords)).toEqual([
    '1, Tarif standard (FCFA)',
    '3',
    '4, Questions 1, Réponse',
  ]);
});

it('what is done to a payment, and to a colleague’s access, is told in French', () => {
  expect(['transactionId', 'isSameMoney', 'withdrawnAmount', 'reference', 'enabled'].map(fieldInWords)).toEqual([
    'Paiement',
    'Même argent',
    'Montant retiré',
    'Référence',
    'Peut se connecter',
  ]);
});

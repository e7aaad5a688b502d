import { expect, test } from 'vitest';
import { changesLists, mergeLists } from './merge-lists.ts';

const S = { id: 's', name: 'S', price: 5, stock: 3 };
const M = { id: 'm', name: 'M', price: 6, stock: 3 };
const L = { id: 'l', name: 'L', price: 7, stock: 3 };

type Lists = { form: readonly unknown[]; began: readonly unknown[]; now: readonly unknown[] };

function merge({ form, began, now }: Lists) {
  return mergeLists({ list: form }, { began: { list: began }, now: { list: now } })['list'];
}

const names = (lists: Lists) => (merge(lists) as { name: string }[]).map(({ name }) => name);

test('what a colleague added stays, at its place, and its stock is left to the sales', () => {
  const dearer = { ...S, price: 9 };
  expect(merge({ form: [dearer, M], began: [S, M], now: [S, L, M] })).toEqual([
    dearer,
    { id: 'l', name: 'L', price: 7 },
    M,
  ]);
  expect(names({ form: [dearer, M], began: [S, M], now: [L, S, M] })).toEqual(['L', 'S', 'M']);
  expect(names({ form: [], began: [S, M], now: [S, M, L] })).toEqual(['L']);
});

test('what both added stands side by side', () => {
  const xl = { name: 'XL', price: 8 };
  expect(names({ form: [S, M, xl], began: [S, M], now: [S, M, L] })).toEqual(['S', 'M', 'XL', 'L']);
  expect(merge({ form: [S, { title: 'un' }, { title: 'deux' }], began: [S], now: [S] })).toEqual([
    S,
    { title: 'un' },
    { title: 'deux' },
  ]);
});

test('what both added by the same name is there once, as the form has it', () => {
  expect(merge({ form: [S, { name: 'L', price: 9 }], began: [S], now: [S, L] })).toEqual([S, { name: 'L', price: 9 }]);
});

test('what a colleague removed stays removed, unless it was changed here', () => {
  expect(names({ form: [{ ...S, price: 9 }, M], began: [S, M], now: [S] })).toEqual(['S']);
  expect(merge({ form: [S, { ...M, price: 9 }], began: [S, M], now: [S] })).toEqual([S, { ...M, price: 9 }]);
});

test('what was removed here stays removed, though a colleague changed it', () => {
  expect(names({ form: [S], began: [S, M], now: [S, { ...M, price: 9 }, L] })).toEqual(['S', 'L']);
});

test('of one item, each keeps the fields that only they changed; of the same field the form’s holds', () => {
  const [form, began] = [[{ ...S, price: 9 }], [S]];
  expect(merge({ form, began, now: [{ ...S, name: 'Petit', price: 8 }] })).toEqual([{ ...S, name: 'Petit', price: 9 }]);
});

test('a field that the form leaves out is not written back', () => {
  const form = [{ id: 's', name: 'S', price: 9 }];
  expect(merge({ form, began: [S], now: [{ ...S, stock: 1 }] })).toEqual(form);
});

test('an order that was changed here holds, else a colleague’s', () => {
  expect(names({ form: [M, S], began: [S, M], now: [S, M, L] })).toEqual(['M', 'L', 'S']);
  expect(names({ form: [{ ...S, price: 9 }, M], began: [S, M], now: [M, S] })).toEqual(['M', 'S']);
});

test('lessons are merged within their modules', () => {
  const [one, two, three] = ['1', '2', '3'].map((id) => ({ id, title: `Leçon ${id}`, content: null }));
  const first = { id: 'a', title: 'Début', lessons: [one, two] };
  const second = { id: 'b', title: 'Suite', lessons: [] };
  const renamed = { ...one, title: 'Accueil' };
  const merged = merge({
    form: [{ ...first, lessons: [renamed, two, { title: 'Neuve' }] }, second],
    began: [first, second],
    now: [
      { ...first, title: 'Le début', lessons: [one, three] },
      { ...second, lessons: [two] },
    ],
  });
  expect(merged).toEqual([
    { ...first, title: 'Le début', lessons: [renamed, { title: 'Neuve' }, three] },
    { ...second, lessons: [two] },
  ]);
});

test('the values of an option are those of both', () => {
  const format = (...values: string[]) => ({ name: 'Format', values });
  expect(merge({ form: [format('S', 'XL')], began: [format('S', 'M')], now: [format('S', 'M', 'L')] })).toEqual([
    format('S', 'XL', 'L'),
  ]);
  // A product that never said its options: the form made them of its variations.
  expect(merge({ form: [format('S')], began: [], now: [format('S', 'L')] })).toEqual([format('S', 'L')]);
});

test('pictures are known by their addresses, and chosen files keep their number', () => {
  const [front, back] = ['/a.jpeg', '/b.jpeg'].map((src) => ({ src, alt: '', width: 960 }));
  const form = [
    { upload: 0, alt: 'Neuf' },
    { src: '/a.jpeg', alt: '' },
  ];
  const images = [{ rawFile: new File(['x'], 'x.png') }];
  const began = { pictures: [front], images: ['/a.jpeg'] };
  const now = { pictures: [front, back], images: ['/a.jpeg', '/b.jpeg'] };
  expect(mergeLists({ pictures: form, images }, { began, now })).toEqual({ pictures: [...form, back], images });
});

test('only lists of items are worth reading a record again', () => {
  const began = { tags: ['soin'], modules: [], price: 5 };
  expect(changesLists({ tags: ['peau'], price: 6 }, began)).toBe(false);
  expect(changesLists({ tags: [] }, began)).toBe(false);
  expect(changesLists({ modules: [{ title: 'Début' }] }, began)).toBe(true);
});

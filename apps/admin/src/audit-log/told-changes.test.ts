import { expect, it } from 'vitest';
import { toldChanges } from './told-changes.ts';

const ID = '01a22600-7f3c-7000-8000-00000000a001';
const pathsOf = (...changes: [path: string, before: unknown, after: unknown][]) =>
  toldChanges(changes.map(([path, before, after]) => ({ path, before, after }))).map(({ path }) => path);

it('ids name nothing to a person, nor do the hour and the sizes that the shop keeps by itself', () => {
  expect(
    pathsOf(
      ['name', 'Miel', 'Miel doux'],
      ['variations.0.id', undefined, ID],
      ['categoryId', ID, ID.replace('a001', 'a002')],
      ['picture.srcset.0.src', undefined, '/a.webp'],
      ['picture.placeholder', undefined, 'data:'],
      ['updatedAt', '2026-11-22T05:19:00.000Z', '2026-11-22T06:19:00.000Z'],
    ),
  ).toEqual(['name']);
});

it('what was emptied, or became nothing, is told', () => {
  expect(pathsOf(['note', 'Rappeler', null], ['stock', 3, 0], ['assignee', null, 'Awa'])).toEqual([
    'note',
    'stock',
    'assignee',
  ]);
});

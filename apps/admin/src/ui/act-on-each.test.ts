import { ApiError, NetworkError } from '@tokpa/contract/client';
import { expect, test } from 'vitest';
import { actOnEach, problemOf, successOf } from './act-on-each.ts';

/** The rows that were tried, where some answer as `failures` says. */
async function tried(ids: readonly string[], failures: Readonly<Record<string, unknown>>) {
  const reached: string[] = [];
  const outcome = await actOnEach(ids, async (id) => {
    reached.push(id);
    if (id in failures) throw failures[id];
  });
  return { reached, outcome };
}

const published = (count: number) => `Publiés : ${count}`;
const refusal = (status: number, message = '') => new ApiError(status, { message });

test('a row that is gone and one that is refused keep nobody from the others, and are told of', async () => {
  const failures = { b: refusal(404), c: refusal(409, 'Elle attend un paiement.') };
  const { reached, outcome } = await tried(['a', 'b', 'c', 'd'], failures);
  expect(reached).toEqual(['a', 'b', 'c', 'd']);
  expect(outcome).toMatchObject({ done: ['a', 'd'], gone: ['b'] });
  expect(successOf(outcome, published)).toBe('Publiés : 2. 1 ligne n’existait plus');
  expect(problemOf(outcome)).toBe('Rien n’a changé pour 1 ligne, restée cochée : Elle attend un paiement.');
});

test('where nothing is left of what was ticked, nothing is said to be done', async () => {
  const { outcome } = await tried(['a', 'b'], { a: refusal(404), b: refusal(404) });
  expect(successOf(outcome, published)).toBe('2 lignes n’existaient plus');
  expect(problemOf(outcome)).toBeUndefined();
});

test.each([[new NetworkError(undefined)], [refusal(401, 'Reconnectez-vous.')], [refusal(429, 'Trop de demandes.')]])(
  'what would go wrong with every row stops at the first (%o)',
  async (failure) => {
    const { reached, outcome } = await tried(['a', 'b', 'c'], { b: failure });
    expect(reached).toEqual(['a', 'b']);
    expect(outcome.done).toEqual(['a']);
    expect(problemOf(outcome)).toBe(failure.message);
  },
);

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_TABLE } from './account.table.ts';
import { BROWSING_TABLE } from './browsing.table.ts';
import { LIMITS } from './limits.ts';
import { ORDERING_TABLE } from './ordering.table.ts';
import { BROWSING_PARAPHRASES } from './paraphrased-browsing.table.ts';
import { ORDERING_PARAPHRASES } from './paraphrased-ordering.table.ts';
import { PARAPHRASED } from './paraphrased.ts';
import type { Sighting } from './sightings.ts';
import { SPECIFIED, SPECIFIED_LIMITS } from './specified.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const TABLE = [...BROWSING_TABLE, ...ACCOUNT_TABLE, ...ORDERING_TABLE];
const PARAPHRASES = [...BROWSING_PARAPHRASES, ...ORDERING_PARAPHRASES];
const SIGHTINGS: readonly Sighting[] = [...TABLE, ...LIMITS, ...PARAPHRASES];

/** Without what a language adds to a text in its source: the backslash of a quote or of a pattern. */
const bare = (text: string) => text.replaceAll('\\', '');

/** The tests of a file: title → source, and what stands outside of them under ''. */
function testsOf(file: string): Map<string, string> {
  const source = readFileSync(path.join(root, file), 'utf8');
  const tests = new Map([['', '']]);
  for (const part of source.split(/^(?=\w*[tT]est\(|(?:async )?function |const |import )/m)) {
    const title = /^\w*[tT]est\(\s*(['"])(.+?)\1,/.exec(part)?.[2];
    if (title === undefined) tests.set('', `${tests.get('')}${part}`);
    else tests.set(bare(title), bare(part));
  }
  return tests;
}

const files = new Map([...new Set(SIGHTINGS.map(({ file }) => file))].map((file) => [file, testsOf(file)]));

/** The names of the file's constants that hold this text. */
function constantsWith(text: string, file: string): string[] {
  const outside = files.get(file)?.get('') ?? '';
  const constants = outside
    .split(/^(?=const )/m)
    .filter((part) => part.startsWith('const ') && bare(part).includes(text));
  return constants.map((part) => /^const (\w+)/.exec(part)?.[1] ?? '').filter(Boolean);
}

function isNamedIn(source: string, text: string, file: string): boolean {
  return source.includes(bare(text)) || constantsWith(bare(text), file).some((name) => source.includes(name));
}

describe('what a person reads in the shop', () => {
  it('is in the table, sentence by sentence of the specification, and nothing else is', () => {
    const listed = TABLE.flatMap(({ sees }) => sees.map(({ text }) => text));
    expect(listed.toSorted()).toEqual([...SPECIFIED].toSorted());
    expect(SPECIFIED.length).toBeGreaterThan(100);
  });

  it('is seen by tests that the short run takes too', () => {
    const leftOut = SIGHTINGS.filter(({ file, test }) => /\b(?:SELDOM|ALIKE)\b/.test(files.get(file)?.get(test) ?? ''));
    expect(leftOut.map(({ file, test }) => `${file}: ${test}`)).toEqual([]);
  });

  it('every limit, time and choice of the specification has its row, and nothing else has', () => {
    const listed = LIMITS.flatMap(({ sees }) => sees.map(({ text }) => text));
    expect(listed.toSorted()).toEqual([...SPECIFIED_LIMITS].toSorted());
  });

  it('what the specification says in words of its own has its row, and nothing else has', () => {
    const listed = PARAPHRASES.flatMap(({ sees }) => sees.map(({ text }) => text));
    expect(listed.toSorted()).toEqual([...PARAPHRASED].toSorted());
  });

  it.each(SIGHTINGS)('is seen by a test that exists: $test', ({ file, test, sees }) => {
    const source = files.get(file)?.get(test);
    expect(source, `${file} has no test « ${test} »`).toBeDefined();
    const unseen = sees.filter(({ text, as }) => !isNamedIn(source ?? '', as ?? text, file));
    expect(unseen, `not in the source of « ${test} »`).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { formatSize } from './file-size.ts';

test.each([
  [null, '—'],
  [912, '912\u00a0o'],
  [2048, '2\u00a0Ko'],
  [2_516_582, '2,4\u00a0Mo'],
  [5_368_709_120, '5\u00a0Go'],
])('%s bytes are said as %j', (bytes, said) => {
  expect(formatSize(bytes)).toBe(said);
});
